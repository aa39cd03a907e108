import { queryOptions } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { keys } from '#hooks/read/keys.ts'
import { readRelated } from './read-related.ts'
import type { Relation } from './relation.ts'

/** The relations that are counted at the same time; more would slow down other work. */
const limited = pLimit(3)

/** Milliseconds for which a count stays fresh; a write of the resource invalidates it earlier. */
const freshMs = 60_000

/** The query of the records that name the wanted ones, read after `since` (milliseconds since 1970) where it is given. */
export function relatedOptions(relation: Relation, wanted: readonly string[], since?: number) {
  return queryOptions({
    queryKey: keys.related(relation.resource, relation.names, wanted, since),
    queryFn: ({ signal, client }) =>
      limited(() => {
        signal.throwIfAborted()
        return readRelated(relation, wanted, { signal, client, since })
      }),
    staleTime: freshMs,
  })
}
