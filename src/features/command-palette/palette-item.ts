import type { ResourceWith } from '#descriptor/capability.ts'
import type { IconName } from '#descriptor/field-parts.ts'

/** An item of the palette: the address that it opens, the command that it runs, or the list that it exports. */
export type PaletteItem = ItemTexts & ItemTarget

/** One of the three. */
export type ItemTarget =
  | { readonly to: string; readonly run?: undefined; readonly exported?: undefined }
  | { readonly run: () => void; readonly to?: undefined; readonly exported?: undefined }
  | { readonly exported: ResourceWith<'list'>; readonly to?: undefined; readonly run?: undefined }

interface ItemTexts {
  /** Unique in the palette. */
  readonly key: string
  readonly label: string
  /** The kind of the item, or a detail of it. */
  readonly detail?: string
  readonly icon: IconName
  /** Its rank for the query, the lowest first; without one it keeps its order. */
  readonly rank?: number
}

/** A screen whose title starts with the query comes before a record of that very name. */
export const screenBonus = 1.1

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
