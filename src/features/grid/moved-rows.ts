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

/** The selection on the same records; of a range whose rows are no longer together, the active cell. */
export function movedSelection(
  { active, corner }: Selection,
  { before, after, positions, size }: MovedRows,
): Selection {
  const row = positions.get(before[active.row]?.id ?? '')
  if (row === undefined) {
    const at = within(active, size)
    return { active: at, corner: at }
  }
  const by = row - active.row
  const { top, bottom } = rangeOf({ active, corner })
  const isSame = (_: unknown, at: number) => after[top + at + by]?.id === before[top + at]?.id
  const isTogether = Array.from({ length: bottom - top + 1 }).every(isSame)
  const moved = { ...active, row }
  return { active: moved, corner: isTogether ? { ...corner, row: corner.row + by } : moved }
}
