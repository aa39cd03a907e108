import type { BoardSlot } from '#descriptor/board-slot.ts'
import { positionChanges } from '#descriptor/positions.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { BoardPlan } from '#descriptor/screen-plans.ts'
import type { Value } from '#descriptor/value.ts'
import type { Change, Move } from '#hooks/write/use-rearrange.ts'
import { orderOf, rowsAt } from './board-pages.ts'

/** The move of a record into a slot (`before` null: to its end); null if the record is there already. */
export function boardMove(
  resource: Resource,
  board: BoardPlan,
  rows: readonly Row[],
  row: Row,
  to: BoardSlot & { readonly before: string | null },
): Move | null {
  const others = rowsAt(rows, board, to).filter(({ id }) => id !== row.id)
  const at = to.before === null ? -1 : others.findIndex(({ id }) => id === to.before)
  const order = others.toSpliced(at < 0 ? others.length : at, 0, row)
  const { min, max } = fieldOf(resource, board.order) as { readonly min?: number; readonly max?: number }
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  const placed = order.map((one) => ({ id: one.id, position: orderOf(one, board) }))
  const positions = positionChanges(placed, row.id, limits)
  const goes: Record<string, Value> = {}
  const next = {
    [board.group[0]]: to.page,
    [board.group[1]]: to.slot,
    [board.order]: positions.get(row.id),
  }
  for (const [name, value] of Object.entries(next)) {
    if (value !== undefined && valueOf(row, name) !== value) goes[name] = value
  }
  // From the last record up, the moved record last: no two records swap their order before all are saved.
  const pushed = others.toReversed().flatMap((one): readonly Change[] => {
    const position = positions.get(one.id)
    return position === undefined ? [] : [{ row: one, values: { [board.order]: position } }]
  })
  if (Object.keys(goes).length === 0 && pushed.length === 0) return null
  return { row, isOrder: true, changes: [...pushed, { row, values: goes }] }
}
