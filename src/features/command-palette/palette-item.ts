import type { IconName } from '#descriptor/icon.ts'

/** One thing to go to. */
export interface PaletteItem {
  /** Unlike any other in the palette. */
  readonly key: string
  readonly to: string
  readonly label: string
  /** What kind of thing it is, or what else is known of it. */
  readonly detail?: string
  readonly icon: IconName
}

/** The id of a part of a palette; a key may hold blanks, which an id may not. */
export function partId(id: string, key: string): string {
  return `${id}-${key.replaceAll(' ', '-')}`
}

/** Things of one sort. */
export interface PaletteGroup {
  readonly key: string
  readonly label: string
  readonly items: readonly PaletteItem[]
}
