import type { Features } from './features-context.ts'

/** What guards and loaders of routes get. */
export interface RouterContext {
  /** Whether an address is a page of this app behind the sign-in: one that some private route answers. */
  readonly isPrivatePath: (path: string) => boolean
  /** Loads the features that screens draw; behind the sign-in alone, which starts without their code. */
  readonly loadFeatures: () => Promise<Features>
}
