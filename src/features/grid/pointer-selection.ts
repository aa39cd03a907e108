import type { MouseEvent } from 'react'
import type { GridActions } from './cell-editor.tsx'
import type { GridStore } from './grid-store.ts'
import { runCommand } from './run-command.ts'
import type { CellPosition } from './selection.ts'

/** The handlers that select cells and ranges: press, drag, press with Shift; a double press edits. */
export function pointerSelection(store: GridStore, actions: GridActions) {
  return {
    onMouseDown: (event: MouseEvent) => {
      const at = positionOf(event.target)
      if (!at || event.button !== 0 || isInEditor(store, event.target)) return
      // Otherwise the press would take the focus from the input of the cell.
      event.preventDefault()
      actions.setFocus(true)
      store.select(at, event.shiftKey)
      store.input()?.focus()
      const isSwitch = event.target instanceof Element && event.target.closest('[data-switch]') !== null
      if (!isSwitch || event.shiftKey) return
      const written = runCommand(store, { kind: 'toggle' }, null)
      if (written) actions.onWritten(written)
    },
    onMouseOver: (event: MouseEvent) => {
      const cell = event.target instanceof Element && event.target.closest<HTMLElement>('[role=gridcell]')
      if (cell) cell.title = clippedText(cell)
      const at = event.buttons === 1 && !store.input()?.isEditing ? positionOf(event.target) : null
      if (at) store.select(at, true)
    },
    onDoubleClick: (event: MouseEvent) => {
      if (positionOf(event.target) && !isInEditor(store, event.target)) store.input()?.edit()
    },
  }
}

/** Whether the target is the input of the active cell while it is edited. */
function isInEditor(store: GridStore, target: EventTarget): boolean {
  const isInput = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isInput && store.input()?.isEditing === true
}

/** The position of the cell that contains an element. */
function positionOf(target: EventTarget): CellPosition | null {
  // The options of a cell are rendered inside of it.
  if (target instanceof Element && target.closest('[role=listbox]')) return null
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null
  const row = cell?.closest<HTMLElement>('[data-row]')
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.ariaColIndex) - 1 } : null
}

/** The parts of a cell as one text, where its space shows less of them; '' where all of it is in sight. */
export function clippedText(cell: HTMLElement): string {
  const parts = [cell, cell.querySelector<HTMLElement>('[data-cut]')]
  if (!parts.some((part) => part !== null && part.scrollWidth > part.clientWidth)) return ''
  const texts = [...cell.childNodes].map((node) => node.textContent?.trim() ?? '')
  return texts.filter((text) => text !== '').join(' · ')
}
