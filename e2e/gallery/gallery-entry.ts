import type { LayoutFacts } from '../testing/layout-facts.ts'

/** One screen in one state, at one width and in one language. */
export interface GalleryEntry {
  readonly screen: string
  readonly state: string
  readonly language: string
  readonly width: number
  readonly pictures: readonly string[]
  /** The measurements; without them the state could not be shown, for the reason in `problems`. */
  readonly facts?: LayoutFacts
  readonly problems: readonly string[]
}
