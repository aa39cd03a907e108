import type { Written } from './grid-cell.ts'
import type { GridStore } from './grid-store.ts'
import type { KeyCommand } from './key-command.ts'
import { cellsOf } from './range-texts.ts'
import { nextCell, selectedRange } from './selection.ts'

/** The commands of the grid; those of the edited cell are run by its input. */
export type GridCommand = Exclude<KeyCommand, { readonly kind: 'edit' | 'cancel' | 'newLine' | 'leave' }>

/** Runs a command; returns its output, null for none. */
export function runCommand(store: GridStore, command: GridCommand, typed: string | null): Written | null {
  const { active, corner } = store.selection()
  switch (command.kind) {
    case 'move': {
      const from = command.extends ? corner : active
      store.select({ row: from.row + command.down, column: from.column + command.right }, command.extends)
      return null
    }
    case 'enter':
      store.select({ row: active.row + command.step, column: active.column })
      return null
    case 'tab': {
      const next = nextCell(active, command.step, store.size)
      if (next) store.select(next)
      return null
    }
    case 'clear':
      return writeRange(store, () => '')
    case 'fillRange':
      return writeRange(store, () => typed ?? '')
    case 'fillDown':
      return store.fillDown()
    case 'toggle':
      return toggleRange(store)
    case 'undo':
    case 'redo':
      return { changed: store[command.kind](), locked: 0, step: command.kind }
    default:
      store.selectAll()
      return null
  }
}

/** Gives all switches of the selected range the value that the active one does not have. */
function toggleRange(store: GridStore): Written {
  const { active } = store.selection()
  const isOn = store.valueAt(active) === true
  const cells = cellsOf(selectedRange(store.selection())).filter(
    ({ column }) => store.columns[column]?.field.kind === 'toggle',
  )
  return store.write(
    cells.map((cell) => ({ ...cell, text: isOn ? '0' : '1' })),
    cells.length === 1,
  )
}

function writeRange(store: GridStore, textOf: () => string): Written {
  const cells = cellsOf(selectedRange(store.selection()))
  return store.write(
    cells.map((cell) => ({ ...cell, text: textOf() })),
    cells.length === 1,
  )
}
