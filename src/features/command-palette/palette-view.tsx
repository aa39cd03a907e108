import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#hooks/use-text.ts'
import { closeBeside } from '#kit/close-beside.ts'
import shared from '#kit/dialog.module.css'
import { openModal } from '#kit/open-modal.ts'
import { CloseButton } from '#kit/tool-button.tsx'
import classes from './palette.module.css'
import { PaletteGroups } from './palette-groups.tsx'
import { type PaletteGroup, type PaletteItem, partId } from './palette-item.ts'

interface PaletteViewProps {
  /** The first query. */
  readonly first: string
  /** Whether Enter was pressed after the first query: its best match opens. */
  readonly isEntered: boolean
  readonly groups: readonly PaletteGroup[]
  /** Called on every input, except while an IME composition is open. */
  readonly onSearch: (query: string) => void
  readonly onChoose: (item: PaletteItem) => void
  readonly onClose: () => void
  /** The footer: the number of matches, and the failed searches. */
  readonly children: ReactNode
}

/**
 * An input with its results in a modal dialog, which traps the focus and restores it. The focus stays in the
 * input; the arrow keys move the active option, which Enter opens.
 */
export function PaletteView(props: PaletteViewProps) {
  const { first, isEntered, groups, onSearch, onChoose, onClose, children } = props
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [chosen, setChosen] = useState('')
  const items = groups.flatMap((group) => group.items)
  // Items that arrive later do not change the active option.
  const at = Math.max(
    items.findIndex(({ key }) => key === chosen),
    0,
  )
  const active = items[at]
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const close = openModal(element)
    const stop = closeBeside(element)
    return () => {
      stop()
      close()
    }
  }, [])
  useEffect(() => {
    if (chosen !== '') document.getElementById(partId(id, chosen))?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  const enterFirst = useEffectEvent(() => isEntered && active && onChoose(active))
  useEffect(() => void enterFirst(), [])
  const search = (query: string) => {
    setChosen('')
    onSearch(query)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0) {
      event.preventDefault()
      setChosen(items[(at + step + items.length) % items.length]?.key ?? '')
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      onChoose(active)
    }
  }
  return createPortal(
    <dialog
      ref={dialog}
      className={`${shared.dialog} ${classes.dialog}`}
      aria-label={t('Tìm hoặc đi tới')}
      closedby="any"
      onClose={onClose}
    >
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of an opened dialog
          autoFocus
          type="text"
          defaultValue={first}
          role="combobox"
          aria-label={t('Tìm hoặc đi tới')}
          aria-expanded
          aria-controls={partId(id, 'list')}
          aria-autocomplete="list"
          aria-activedescendant={active && partId(id, active.key)}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('Tên màn hình, việc muốn làm, hoặc vài chữ trong mục cần tìm')}
          onChange={({ currentTarget, nativeEvent }) => {
            if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) search(currentTarget.value)
          }}
          onCompositionEnd={({ currentTarget }) => search(currentTarget.value)}
          onKeyDown={press}
        />
        <CloseButton className={classes.close} size={40} aria-label={t('Đóng')} onClick={onClose} />
      </div>
      <PaletteGroups id={id} groups={groups} active={active?.key} onPoint={setChosen} onChoose={onChoose} />
      <footer className={classes.foot}>{children}</footer>
    </dialog>,
    document.body,
  )
}
