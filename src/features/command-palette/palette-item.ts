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
