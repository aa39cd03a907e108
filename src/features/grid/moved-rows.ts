import type { Row } from '#descriptor/row.ts'
import { type GridSize, rangeOf, type Selection, within } from './selection.ts'

/** The rows of a grid before and after they were read again. */
interface MovedRows {
  readonly before: readonly Row[]
  readonly after: readonly Row[]
  /** The numbers of the rows after it, by their ids. */
  readonly positions: ReadonlyMap<string, number>
  readonly size: GridSize
}

/**
 * The selection on the same records; of a range whose rows are no longer together, the active cell. If nothing in it has moved,
 * as when more rows arrive, it is the same object: the result of the last command stays on the screen.
 */
export function movedSelection(
  selection: Selection,
  { before, after, positions, size }: MovedRows,
): Selection {
  const { active, corner } = selection
  const row = positions.get(before[active.row]?.id ?? '')
  if (row === undefined) {
    const at = within(active, size)
    return { active: at, corner: at }
  }
  const by = row - active.row
  const { top, bottom } = rangeOf({ active, corner })
  const isSame = (_: unknown, at: number) => after[top + at + by]?.id === before[top + at]?.id
  const isTogether = Array.from({ length: bottom - top + 1 }).every(isSame)
  if (by === 0 && isTogether) return selection
  const moved = { ...active, row }
  return { active: moved, corner: isTogether ? { ...corner, row: corner.row + by } : moved }
}
