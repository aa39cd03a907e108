import type { BoardSlot } from '#descriptor/board-slot.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { BoardPlan } from '#descriptor/screen-plans.ts'
import type { Value } from '#descriptor/value.ts'
import { orderChanges } from '#hooks/write/order-changes.ts'
import type { Move } from '#hooks/write/use-rearrange.ts'
import { rowsAt } from './board-pages.ts'

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
  const { position, siblings } = orderChanges(resource, board.order, order, row)
  const goes: Record<string, Value> = {}
  const next = {
    [board.group[0]]: to.page,
    [board.group[1]]: to.slot,
    [board.order]: position,
  }
  for (const [name, value] of Object.entries(next)) {
    if (value !== undefined && valueOf(row, name) !== value) goes[name] = value
  }
  if (Object.keys(goes).length === 0 && siblings.length === 0) return null
  return { row, isOrder: true, changes: [...siblings, { row, values: goes }] }
}
