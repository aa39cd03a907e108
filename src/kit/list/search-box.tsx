import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#hooks/use-text.ts'
import classes from './search-box.module.css'

interface SearchBoxProps {
  readonly value: string
  /** Called with the trimmed query 200 ms after the last key, or at once on Enter, Escape and clearing. */
  readonly onSearch: (words: string) => void
  readonly label?: string
  /** Whether a key pressed on the page is a shortcut; without it "/" does not focus the box. */
  readonly isShortcut?: ((event: globalThis.KeyboardEvent) => boolean) | undefined
  readonly delay?: number
}

/** The search box of a list: "/" focuses it, Escape clears it; a `value` changed by Back is shown. */
export function SearchBox({ value, onSearch, label, isShortcut, delay = 200 }: SearchBoxProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(value)
  // The last value received and the last query sent: a late `value` must not overwrite keys typed since.
  const [known, setKnown] = useState({ value, sent: value })
  if (value !== known.value) {
    setKnown({ value, sent: value })
    if (value !== known.sent) setWords(value)
  }
  const send = (next: string) => {
    const sent = next.trim()
    setKnown((last) => ({ ...last, sent }))
    if (sent !== value) onSearch(sent)
  }
  const sendSoon = useDebouncedCallback(send, delay)
  const sendNow = (next: string) => {
    sendSoon.cancel()
    send(next)
  }
  const type = (next: string, isComposing: boolean) => {
    setWords(next)
    // An unfinished Japanese composition is not searched.
    if (isComposing) sendSoon.cancel()
    else sendSoon(next)
  }
  const clear = () => {
    setWords('')
    sendNow('')
    input.current?.focus()
  }
  const key = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') sendNow(words)
    if (event.key === 'Escape' && words) {
      // Keeps Escape from the drawer and from the browser's own clearing.
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }
  useSlash(input, isShortcut)
  return (
    <TextInput
      ref={input}
      type="search"
      size="sm"
      aria-label={label ?? t('Tìm trong danh sách')}
      placeholder={t('Tìm…')}
      aria-keyshortcuts={isShortcut && '/'}
      value={words}
      onChange={(event) => {
        const { nativeEvent, currentTarget } = event
        type(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
      }}
      onCompositionEnd={(event) => type(event.currentTarget.value, false)}
      onKeyDown={key}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={words && <CloseButton size={24} aria-label={t('Xóa tìm kiếm')} onClick={clear} />}
      classNames={{ root: classes.root, input: classes.input }}
    />
  )
}

function useSlash(
  input: { readonly current: HTMLInputElement | null },
  isShortcut: SearchBoxProps['isShortcut'],
) {
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || !isShortcut?.(event)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [input, isShortcut])
}
