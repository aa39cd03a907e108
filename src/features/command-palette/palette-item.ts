import type { IconName } from '#descriptor/icon.ts'

/** A navigation target of the palette. */
export interface PaletteItem {
  /** Unique in the palette. */
  readonly key: string
  readonly to: string
  readonly label: string
  /** The kind of the item, or a detail of it. */
  readonly detail?: string
  readonly icon: IconName
  /** Its rank for the query, the lowest first; without one it keeps its order. */
  readonly rank?: number
}

/** The id of a palette element; keys may contain blanks, ids may not. */
export function partId(id: string, key: string): string {
  return `${id}-${key.replaceAll(' ', '-')}`
}

/** Items of one kind. */
export interface PaletteGroup {
  readonly key: string
  readonly label: string
  readonly items: readonly PaletteItem[]
}

/** Groups in the order of their best items; equal ones keep their order. */
export function rankedGroups(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  const best = ({ items }: PaletteGroup) => Math.min(...items.map(({ rank = 0 }) => rank))
  return groups.filter(({ items }) => items.length > 0).toSorted((one, other) => best(one) - best(other))
}
