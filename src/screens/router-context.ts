import type { Features } from './features-context.ts'

/** The context of the guards and loaders of routes. */
export interface RouterContext {
  /** Whether an address is a page of this app behind the sign-in, that is, matches a private route. */
  readonly isPrivatePath: (path: string) => boolean
  /** Loads the features of the screens; only behind the sign-in page, which does not need their code. */
  readonly loadFeatures: () => Promise<Features>
}
