import type { Resource } from './resource.ts'

/** A record among its siblings with its sort position; null without one. */
export interface PositionedRecord {
  readonly id: string
  readonly position: number | null
}

/** The limits of a sort position. */
export interface PositionLimits {
  readonly min?: number
  readonly max?: number
}

/** The field with the sort position of siblings in a tree; undefined for entities without one. */
export function positionKeyOf(resource: Resource): string | undefined {
  return resource.fields.position?.kind === 'number' ? 'position' : undefined
}

/**
 * The new positions that sort records into the given order after one of them was moved: the moved record
 * takes a free position if there is one, and only records that collide with it are renumbered. Records
 * without a position are last.
 */
export function positionChanges(
  order: readonly PositionedRecord[],
  moved: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: PositionLimits = {},
): ReadonlyMap<string, number> {
  const first = Math.max(min, 1)
  const pushed = shiftedPositions(order, moved, min, first)
  const isTooFar = pushed.some((position) => position !== null && position > max)
  const positions = isTooFar ? order.map((_, index) => first + index) : pushed
  const changes = new Map<string, number>()
  order.forEach(({ id, position }, index) => {
    const next = positions[index] ?? null
    if (next !== null && next !== position) changes.set(id, next)
  })
  return changes
}

function shiftedPositions(
  order: readonly PositionedRecord[],
  moved: string,
  min: number,
  first: number,
): readonly (number | null)[] {
  const at = order.findIndex(({ id }) => id === moved)
  let last = Math.min(min, first - 1)
  return order.map(({ position }, index) => {
    if (index === at) last = freePosition(order, at, last, min, first)
    else if (index > at && position === null) return null
    // Equal positions before the moved record are sorted by something else and stay unchanged.
    else if (position === null || (index < at ? position < last : position <= last))
      last = Math.max(last + 1, first)
    else last = position
    return last
  })
}

function freePosition(
  order: readonly PositionedRecord[],
  at: number,
  last: number,
  min: number,
  first: number,
): number {
  const own = order[at]?.position ?? null
  const next = order[at + 1]?.position ?? null
  const isFirst = at === 0
  if (own !== null && (isFirst || own > last) && (next === null || own < next)) return own
  if (!isFirst) return Math.max(last + 1, min)
  return next === null ? first : Math.max(min, next - 1)
}
