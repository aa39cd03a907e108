import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { positionChanges } from '#descriptor/sort-position.ts'
import type { OrderChange } from './use-rearrange.ts'

/** The new position of a moved record, and the siblings that are renumbered for it. */
interface OrderChanges {
  /** Undefined where the record keeps its own. */
  readonly position?: number | undefined
  /** In the order in which they are saved: no two siblings swap in between. The moved record is saved after them. */
  readonly siblings: readonly OrderChange[]
}

/**
 * The changes of a number field that put a record in its place among its siblings. None where the field of one of them is
 * unknown: a back-end without it, or a response that leaves it out, gets no numbers.
 */
export function orderChanges(
  resource: Resource,
  field: string,
  order: readonly Row[],
  moved: Row,
): OrderChanges {
  if (order.some((row) => valueOf(row, field) === undefined)) return { siblings: [] }
  const limits = fieldOf(resource, field) as { readonly min?: number; readonly max?: number }
  const placed = order.map((row) => ({ id: row.id, position: positionOf(row, field) }))
  const positions = positionChanges(placed, moved.id, limits)
  const siblings = order.flatMap((row) => {
    const to = positions.get(row.id)
    return to === undefined || row.id === moved.id
      ? []
      : [{ row, to, isRaised: to > (positionOf(row, field) ?? Infinity) }]
  })
  const raised = siblings.filter(({ isRaised }) => isRaised).toReversed()
  const lowered = siblings.filter(({ isRaised }) => !isRaised)
  return {
    position: positions.get(moved.id),
    siblings: [...raised, ...lowered].map(({ row, to }) => ({ row, values: { [field]: to } })),
  }
}

function positionOf(row: Row, field: string): number | null {
  const position = valueOf(row, field)
  return typeof position === 'number' ? position : null
}
