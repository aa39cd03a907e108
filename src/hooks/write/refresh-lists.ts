import type { QueryClient } from '@tanstack/react-query'
import { invalidateLists } from '#hooks/read/invalidate-lists.ts'
import { keys } from '#hooks/read/keys.ts'
import { NotFound } from '#hooks/read/not-found.ts'
import { Refused } from '#http/errors.ts'
import type { WriteFailed } from './write-failed.ts'

/** Milliseconds that a caller waits for the lists; a slow one goes on loading by itself. */
const timeoutMs = 5000

/**
 * Whether what is on screen may differ from what is stored: the outcome of a write is unknown, its record is gone, or
 * it has changed since it was read.
 */
export function leavesListsStale({ maybeDone, cause }: WriteFailed): boolean {
  return (
    maybeDone || cause instanceof NotFound || (cause instanceof Refused && [404, 412].includes(cause.status))
  )
}

/** Reads the lists, trees and boards of a resource again; single records are marked stale. Resolves when they are there. */
export async function refreshLists(resource: { readonly name: string }, cache: QueryClient): Promise<void> {
  // An open form stays on the record that it has read; the next form to open reads it again.
  void cache.invalidateQueries({
    queryKey: keys.all(resource),
    predicate: ({ queryKey }) => queryKey[1] === 'one',
    refetchType: 'none',
  })
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, timeoutMs)
  })
  await Promise.race([invalidateLists(resource, cache), late])
}
