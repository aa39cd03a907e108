import type { QueryClient } from '@tanstack/react-query'

/** What every route's loader gets. */
export interface RouterContext {
  readonly cache: QueryClient
  /** Whether an address is a page of this app behind the sign-in: one that some private route answers. */
  readonly isPrivatePath: (path: string) => boolean
}
