import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import classes from './grid.module.css'
import type { Written } from './grid-cell.ts'
import type { GridColumn } from './grid-columns.ts'
import type { GridStore } from './grid-store.ts'
import { type CellMode, keyCommand } from './key-command.ts'
import { runCommand } from './run-command.ts'
import { nextCell } from './selection.ts'
import { type SuggestionHandle, SuggestionPanel } from './suggestion-panel.tsx'
import { hasSuggestions, isOfMany, queryIn, type Suggestion, withSuggestion } from './suggestions.ts'

/** The actions of the grid's active cell. */
export interface GridActions {
  readonly statusId: string
  /** Whether the grid has the focus, so that its next active cell takes it. */
  readonly hasFocus: () => boolean
  readonly setFocus: (hasFocus: boolean) => void
  readonly onWritten: (written: Written) => void
  /** Moves the focus out of the grid. */
  readonly onLeave: () => void
  /** Called for a record whose name is not loaded. */
  readonly onNewName: () => void
}

interface CellEditorProps {
  readonly store: GridStore
  readonly column: GridColumn
  /** The text of the cell, as it is edited. */
  readonly text: string
  readonly label: string
  readonly isLocked: boolean
  readonly isInvalid: boolean
  readonly actions: GridActions
}

/**
 * The input of the active cell. It has the focus also while the cell is only selected, with its whole text selected but
 * not visible, so that typing replaces the text and the first key reaches an input method (Telex, kana) as well.
 */
export function CellEditor(props: CellEditorProps) {
  const { store, column, text, label, isLocked, isInvalid, actions } = props
  const [option, setOption] = useState<string>()
  const list = useRef<SuggestionHandle>(null)
  const listId = useId()
  const { input, typed, mode, setTyped, stop, commit, edit } = useEditedText(props)
  const isOpen = mode !== 'select' && hasSuggestions(column.field)
  const pick = (item: Suggestion, ends: boolean) => {
    const next = withSuggestion(column.field, typed ?? '', item)
    if (/\[[^[\]]+\]$/.test(item.text)) actions.onNewName()
    if (ends || !isOfMany(column.field)) commit(next)
    else setTyped(next)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (isOpen && moveInList(event, list.current)) return event.preventDefault()
    const command = keyCommand(event, mode)
    if (!command || (command.kind === 'toggle' && column.field.kind !== 'toggle')) return
    const { active } = store.selection()
    // Behind the last cell, Tab leaves the grid.
    if (command.kind === 'tab' && !nextCell(active, command.step, store.size)) return commit()
    event.preventDefault()
    const item = command.kind === 'enter' || command.kind === 'tab' ? list.current?.current() : undefined
    if (isOpen && item) {
      const isDone = command.kind === 'tab' || !isOfMany(column.field)
      pick(item, isDone)
      if (!isDone) return
    }
    if (command.kind === 'edit') return edit()
    if (command.kind === 'cancel') return stop()
    if (command.kind === 'leave') return actions.onLeave()
    if (command.kind === 'newLine') return setTyped(withNewLine(input.current))
    if (command.kind === 'fillRange') stop()
    else if (!item) commit()
    const written = runCommand(store, command, typed)
    if (written) actions.onWritten(written)
  }

  const common = {
    className: classes.input ?? '',
    'data-mode': mode,
    'aria-label': label,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': actions.statusId,
    autoComplete: 'off',
    spellCheck: false,
    readOnly: isLocked,
    value: typed ?? text,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setTyped(event.currentTarget.value),
    onKeyDown: keyDown,
    onBlur: () => commit(),
  }
  return (
    <>
      {column.field.kind === 'longText' ? (
        <textarea ref={input} {...common} rows={mode === 'select' ? 1 : 5} />
      ) : (
        <input
          ref={input}
          {...common}
          {...(hasSuggestions(column.field) && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-activedescendant': isOpen ? option : undefined,
          })}
        />
      )}
      {isOpen && (
        <SuggestionPanel
          id={listId}
          ref={list}
          column={column}
          reader={store.reader()}
          query={typed === text ? '' : queryIn(column.field, typed ?? '')}
          isFirstActive={typed !== text && queryIn(column.field, typed ?? '') !== ''}
          onActive={setOption}
          onPick={(item) => pick(item, false)}
        />
      )}
    </>
  )
}

/** The text of the active cell while it is edited, with the focus and the caret of its input. */
function useEditedText({ store, column, text, isLocked, actions }: CellEditorProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const [typed, setTypedNow] = useState<string | null>(null)
  const [hasCaret, setCaret] = useState(false)
  const mode: CellMode = typed === null ? 'select' : hasCaret ? 'edit' : 'type'
  // A command may end the editing before the input is rendered again: the text must not be written twice.
  const latest = useRef(typed)
  const setTyped = (next: string | null) => {
    latest.current = next
    setTypedNow(next)
  }
  const stop = () => {
    setTyped(null)
    setCaret(false)
  }
  const commit = (given = latest.current) => {
    stop()
    if (given !== null && given !== text)
      actions.onWritten(store.write([{ ...store.selection().active, text: withoutEnd(column, given) }], true))
  }
  const edit = () => {
    if (isLocked) return
    setTyped(latest.current ?? text)
    setCaret(true)
  }
  useLayoutEffect(() => {
    if (actions.hasFocus()) input.current?.focus({ preventScroll: true })
  }, [actions])
  useLayoutEffect(() => {
    const element = input.current
    if (mode === 'edit') element?.setSelectionRange(element.value.length, element.value.length)
  }, [mode])
  useLayoutEffect(() => {
    if (mode === 'select') input.current?.select()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new value of the input, as of a paste, leaves the caret behind it
  }, [mode, text])
  useLayoutEffect(() => {
    store.setInput({
      isEditing: mode !== 'select',
      isChanged: typed !== null && typed !== text,
      focus: () => input.current?.focus({ preventScroll: true }),
      edit,
      commit: () => commit(),
    })
  })
  useLayoutEffect(() => () => store.setInput(null), [store])
  return { input, typed, mode, setTyped, stop, commit, edit }
}

/** Whether the key has moved the highlight in the options. */
function moveInList({ key, ctrlKey, metaKey }: KeyboardEvent, list: SuggestionHandle | null): boolean {
  if (ctrlKey || metaKey || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false
  return list?.move(key === 'ArrowDown' ? 1 : -1) ?? false
}

/** Without the separator after the last item. */
function withoutEnd({ field }: GridColumn, text: string): string {
  return isOfMany(field) ? text.replace(/[,;\s]+$/, '') : text
}

function withNewLine(input: HTMLTextAreaElement | null): string {
  input?.setRangeText('\n', input.selectionStart, input.selectionEnd, 'end')
  return input?.value ?? ''
}
