import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of what the server said. Reads are retried by the transport, which mints a fresh proof each time,
 * so nothing is retried here; data is taken as fresh for a few seconds, so that a load on intent serves the visit.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, gcTime: 300_000, networkMode: 'always' },
      // A write waits for the person, not for the network: it fails at once and the form stays as typed.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
