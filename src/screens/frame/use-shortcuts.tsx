import '#kit/input-styles.css'
import { CloseButton, Divider, Input } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { useText } from '#hooks/use-text.ts'
import { isSingleKey } from '#hooks/user/single-keys.ts'
import { preloadModals } from '#kit/modal.tsx'
import { returnFocus } from '#kit/return-focus.ts'
import { type CommandPaletteProps, useFeatures } from '#screens/features-context.ts'
import { useListPreferences } from '#screens/list/use-list-preferences.ts'
import { useGo } from '#screens/use-go.ts'
import { useLatestState } from '#screens/use-screen-state.ts'
import type { Command } from './commands.ts'
import type { MenuGroup } from './menu.ts'
import classes from './palette-dialog.module.css'
import { pressKey } from './press-key.ts'

// Keys that both a shortcut and the browser may handle: prevent the browser's action.
const handledKeys = 'gnjkb?'

/** The command palette and the shortcuts, by key and by button. The dialog of the palette opens at once; what fills it is loaded on intent. */
export function useShortcuts(menu: readonly MenuGroup[]) {
  const go = useGo()
  const router = useRouter()
  const { CommandPalette, ShortcutSheet } = useFeatures()
  const [shown, show] = useState<'palette' | 'shortcuts' | ResourceWith<'list'> | null>(null)
  // A layout effect: keys must work as soon as the page is painted.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key } = event
      if (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault()
        // An open modal dialog must be closed first.
        if (!document.querySelector('.mantine-Modal-content, dialog:modal')) show('palette')
      } else if (key.length === 1 && isSingleKey(event)) {
        if (handledKeys.includes(key)) event.preventDefault()
        if (!isOpening(router)) pressKey(key, { menu, go, help: () => show('shortcuts') })
      }
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [menu, go, router])
  const dialogOf = (commands: readonly Command[]) => {
    if (shown === null) return null
    // The event of a closed dialog may come after the key that has opened another one.
    const onClose = () => show((now) => (now === shown ? null : now))
    if (shown === 'palette')
      return <PaletteDialog menu={menu} commands={commands} onExport={show} onClose={onClose} />
    if (shown !== 'shortcuts') return <ListExport resource={shown} onClose={onClose} />
    return <ShortcutSheet menu={menu} onClose={onClose} />
  }
  return {
    open: show,
    preload: () => {
      preloadModals()
      CommandPalette.preload().catch(() => undefined)
    },
    dialogOf,
  }
}

/** Whether another page or a form is about to open: a key pressed now must not act on what it replaces or covers. */
function isOpening({ latestLocation: next, state: { resolvedLocation: now } }: AnyRouter): boolean {
  return now !== undefined && (next.pathname !== now.pathname || (next.search.edit && !now.search.edit))
}

interface ListExportProps {
  readonly resource: ResourceWith<'list'>
  readonly onClose: () => void
}

/** The export of a list from its menu: of the rows that the current page shows, or else of the whole list. */
function ListExport({ resource, onClose }: ListExportProps) {
  const { ListMenu } = useFeatures()
  const [preferences] = useListPreferences(resource)
  const [state] = useState(useLatestState(resource, defaultListState(resource)))
  return (
    <ListMenu
      part="export"
      resource={resource}
      state={state}
      preferences={preferences}
      anchor={null}
      onClose={onClose}
    />
  )
}

type PaletteDialogProps = Omit<CommandPaletteProps, 'query' | 'input' | 'listId'>

/**
 * The modal dialog of the command palette: the browser's own, whose input takes text before the code of other dialogs is loaded.
 * The results, whose code may be loaded later, handle the other keys of the input and set its attributes for the active result.
 */
function PaletteDialog(props: PaletteDialogProps) {
  const { onClose } = props
  const t = useText()
  const { CommandPalette } = useFeatures()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const listId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    // For browsers without `closedby` (Safari): what covers the dialog is the target of a click inside.
    element.addEventListener('click', ({ target }) => {
      if (target === element) element.close()
    })
    return openModal(element)
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={t('Tìm hoặc đi tới')}
      closedby="any"
      onClose={onClose}
    >
      <Input
        ref={input}
        variant="unstyled"
        size="lg"
        styles={{ input: { outline: 'none' } }}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        // A phone has no Escape.
        rightSection={<CloseButton size={40} aria-label={t('Đóng')} onClick={onClose} />}
        rightSectionPointerEvents="all"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no results of its own kind
        role="combobox"
        aria-label={t('Tìm hoặc đi tới')}
        aria-expanded={false}
        aria-controls={listId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={t('Tên màn hình, việc muốn làm, hoặc vài chữ trong mục cần tìm')}
        // Not while an IME composition is open.
        onChange={({ currentTarget, nativeEvent }) => {
          if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) setQuery(currentTarget.value)
        }}
        onCompositionEnd={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <Divider />
      <CommandPalette {...props} query={query} input={input} listId={listId} />
    </dialog>,
    document.body,
  )
}

/**
 * Opens a dialog as a modal one. Returns a function that closes it and returns the focus; removing the element would drop
 * it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement
  dialog.showModal()
  return () => {
    // By Escape the browser itself has closed it, and something else may have taken the focus since.
    const isTaken = !dialog.open && !isLeft(document.activeElement, dialog, before)
    dialog.close()
    // The browser sets the cursor of an editor at its start.
    if (!isTaken) returnFocus(before, { preventScroll: true })
  }
}

/** Whether the focus is where a dialog or its browser left it. */
function isLeft(focused: Element | null, dialog: HTMLDialogElement, before: Element | null): boolean {
  return focused === document.body || focused === before || dialog.contains(focused)
}
