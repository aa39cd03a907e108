import type { Resource } from './resource.ts'

/** A record among its siblings with its sort position; null without one. */
export interface PositionedRecord {
  readonly id: string
  readonly position: number | null
}

/** The limits of a sort position. */
export interface PositionLimits {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** The field with the sort position of siblings in a tree; undefined for entities without one. */
export function positionKeyOf(resource: Resource): string | undefined {
  return resource.fields.position?.kind === 'number' ? 'position' : undefined
}

/**
 * The new positions that sort records into the given order after one of them was moved: the moved record takes a free
 * position if there is one, else the fewest neighbours are renumbered with it. Records without a position are last.
 */
export function positionChanges(
  order: readonly PositionedRecord[],
  moved: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: PositionLimits = {},
): ReadonlyMap<string, number> {
  const at = order.findIndex(({ id }) => id === moved)
  const limits = { min, max }
  for (let size = 1; size <= order.length; size += 1) {
    // Of windows of one size the last one: those after the moved record are renumbered rather than those before it.
    for (let start = at; start > at - size && start >= 0; start -= 1) {
      const positions = positionsIn(order, start, start + size, limits)
      if (positions) return changesOf(order.slice(start, start + size), positions)
    }
  }
  const first = Math.max(min, 1)
  return changesOf(
    order,
    order.map((_, index) => first + index),
  )
}

/** Rising positions for the records from `start` to before `end`, between those of their neighbours; null without room. */
function positionsIn(
  order: readonly PositionedRecord[],
  start: number,
  end: number,
  { min, max }: { readonly min: number; readonly max: number },
): readonly number[] | null {
  const size = end - start
  const before = start === 0 ? min - 1 : (order[start - 1]?.position ?? null)
  // A record without a position before the moved one has to get one.
  if (before === null || end > order.length) return null
  const low = Math.max(Math.floor(before), min - 1)
  const next = order[end]?.position ?? null
  const high = Math.min(next === null ? max + 1 : Math.ceil(next), max + 1)
  const own = order[start]?.position ?? null
  if (size === 1 && own !== null && own > before && (next === null || own < next)) return [own]
  const room = high - low - 1
  if (room < size) return null
  const isEnd = next === null
  // In the middle the records are spread, which leaves room for the next ones.
  const step = start === 0 || isEnd ? 1 : Math.floor((room + 1) / (size + 1))
  const atStart = isEnd ? Math.min(Math.max(min, 1), high - size) : high - size
  const first = start === 0 ? atStart : low + step
  return Array.from({ length: size }, (_, index) => first + index * step)
}

function changesOf(
  records: readonly PositionedRecord[],
  positions: readonly number[],
): ReadonlyMap<string, number> {
  const changed = records.flatMap(({ id, position }, index): readonly (readonly [string, number])[] => {
    const next = positions[index]
    return next === undefined || next === position ? [] : [[id, next]]
  })
  return new Map(changed)
}
