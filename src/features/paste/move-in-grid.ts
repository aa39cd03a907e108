import type { KeyboardEvent } from 'react'

/**
 * Moves between cells: up and down by arrows and Enter (up with Shift), sideways if the cursor is at the edge
 * of the text.
 */
export function moveInGrid(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: cell, key, shiftKey } = event
  if (event.nativeEvent.isComposing) return
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const step = stepOf(key, shiftKey, cell)
  if (!step) return
  const rows = [...(cell.closest('tbody')?.rows ?? [])].map((row) => [...row.querySelectorAll('input')])
  const at = rows.findIndex((row) => row.includes(cell))
  const next = rows[at + step.down]?.[(rows[at]?.indexOf(cell) ?? 0) + step.right]
  if (!next && key !== 'Enter') return
  event.preventDefault()
  next?.focus()
  next?.select()
}

interface Step {
  readonly down: number
  readonly right: number
}

function stepOf(
  key: string,
  isShifted: boolean,
  { selectionStart, selectionEnd, value }: HTMLInputElement,
): Step | null {
  if (key === 'Enter') return { down: isShifted ? -1 : 1, right: 0 }
  if (isShifted) return null
  if (key === 'ArrowDown') return { down: 1, right: 0 }
  if (key === 'ArrowUp') return { down: -1, right: 0 }
  // A cell that was just focused has its whole text selected; the arrows then move to the next cell.
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  if (key === 'ArrowRight' && (isWhole || selectionStart === value.length)) return { down: 0, right: 1 }
  if (key === 'ArrowLeft' && (isWhole || selectionEnd === 0)) return { down: 0, right: -1 }
  return null
}
