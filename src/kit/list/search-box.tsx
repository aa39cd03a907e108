import { CloseButton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import field from './plain-field.module.css'
import classes from './search-box.module.css'
import { useSentValues } from './use-sent-values.ts'

interface SearchBoxProps {
  readonly value: string
  /** Called with the trimmed query 120 ms after the last key, or at once on Enter, Escape and clearing. */
  readonly onSearch: (query: string) => void
  readonly label?: string
  readonly placeholder?: string
  /** Whether a key pressed on the page is a shortcut; without it "/" does not focus the box. */
  readonly isShortcut?: ((event: globalThis.KeyboardEvent) => boolean) | undefined
  readonly delay?: number
  /** The id of a note about the results. */
  readonly describedBy?: string
  /** Called on ArrowDown and Enter, which move the focus to the rows, after the query was sent. */
  readonly onLeaveToRows?: (box: HTMLInputElement) => void
}

/** The search box of a list: "/" focuses it, Escape clears it; a `value` changed by Back is shown. */
export function SearchBox(props: SearchBoxProps) {
  const { value, onSearch, label, placeholder, isShortcut, delay = 120, onLeaveToRows } = props
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(value)
  const onSend = (next: string) => onSearch(next)
  const { send, sendSoon } = useSentValues(value, { delay, onSend, onReceive: setQuery })
  const onType = (next: string, isComposing: boolean) => {
    setQuery(next)
    // An unfinished Japanese composition is not searched.
    if (isComposing) sendSoon.cancel()
    else sendSoon(next.trim())
  }
  const clear = () => {
    setQuery('')
    send('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget } = event
    if (nativeEvent.isComposing) return
    const isDown = key === 'ArrowDown' && onLeaveToRows !== undefined
    if (isDown) event.preventDefault()
    if (isDown || key === 'Enter') {
      send(query.trim())
      onLeaveToRows?.(currentTarget)
    }
    if (key === 'Escape' && query) {
      // Keeps Escape from the browser's own clearing.
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }
  useWindowEvent('keydown', (event) => {
    if (event.key !== '/' || !isShortcut?.(event)) return
    event.preventDefault()
    input.current?.focus()
    input.current?.select()
  })
  return (
    <div className={classes.root}>
      <IconSearch size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        className={field.field}
        aria-label={label ?? t('Tìm trong danh sách')}
        placeholder={placeholder ?? t('Tìm…')}
        aria-keyshortcuts={isShortcut && '/'}
        aria-describedby={props.describedBy}
        // Escape clears the query before it closes a dialog around it.
        data-mantine-stop-propagation={query !== ''}
        value={query}
        onChange={(event) => {
          const { nativeEvent, currentTarget } = event
          onType(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }}
        onCompositionEnd={(event) => onType(event.currentTarget.value, false)}
        onKeyDown={onKeyDown}
      />
      {query && <CloseButton size={24} aria-label={t('Xóa tìm kiếm')} onClick={clear} />}
    </div>
  )
}
