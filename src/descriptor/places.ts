import type { Resource } from './resource.ts'

/** A record among its siblings, as far as their order goes: the number that it stands by, null for none. */
export interface Placed {
  readonly id: string
  readonly place: number | null
}

/** The numbers that a place may be. */
export interface PlaceLimits {
  readonly min?: number
  readonly max?: number
}

/** The number that siblings of a tree stand by, where their entity has one. */
export function placeKeyOf(resource: Resource): string | undefined {
  return resource.fields.position?.kind === 'number' ? 'position' : undefined
}

/**
 * The new numbers that make records stand in the given order after one of them was moved there: the moved one takes a
 * free number where there is one, and only those in its way get another. Records without a number stand last.
 */
export function placeChanges(
  order: readonly Placed[],
  moved: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: PlaceLimits = {},
): ReadonlyMap<string, number> {
  const first = Math.max(min, 1)
  const pushed = pushedPlaces(order, moved, min, first)
  const isTooFar = pushed.some((place) => place !== null && place > max)
  const places = isTooFar ? order.map((_, index) => first + index) : pushed
  const changes = new Map<string, number>()
  order.forEach(({ id, place }, index) => {
    const next = places[index] ?? null
    if (next !== null && next !== place) changes.set(id, next)
  })
  return changes
}

function pushedPlaces(
  order: readonly Placed[],
  moved: string,
  min: number,
  first: number,
): readonly (number | null)[] {
  const at = order.findIndex(({ id }) => id === moved)
  let last = Math.min(min, first - 1)
  return order.map(({ place }, index) => {
    if (index === at) last = freePlace(order, at, last, min, first)
    else if (index > at && place === null) return null
    // Equal numbers before it stand by something else: they are let be.
    else if (place === null || (index < at ? place < last : place <= last)) last = Math.max(last + 1, first)
    else last = place
    return last
  })
}

function freePlace(order: readonly Placed[], at: number, last: number, min: number, first: number): number {
  const own = order[at]?.place ?? null
  const next = order[at + 1]?.place ?? null
  const isFirst = at === 0
  if (own !== null && (isFirst || own > last) && (next === null || own < next)) return own
  if (!isFirst) return Math.max(last + 1, min)
  return next === null ? first : Math.max(min, next - 1)
}
