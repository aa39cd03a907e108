import type { QueryClient } from '@tanstack/react-query'

/** What every route's loader gets. */
export interface RouterContext {
  readonly cache: QueryClient
}
