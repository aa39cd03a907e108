import { queryOptions, useQueries } from '@tanstack/react-query'
import pLimit from 'p-limit'
import type { Row } from '#descriptor/row.ts'
import { keys } from '#hooks/read/keys.ts'
import { countedBy } from './counted-by.ts'
import { readRelated } from './read-related.ts'
import type { Relation } from './relation.ts'

/** A relation with the ids or addresses to find. */
export interface Question {
  readonly relation: Relation
  readonly wanted: readonly string[]
}

/** The answers to some questions together. */
export interface RelatedSum {
  /** `idle`: no request was sent yet; `unknown`: no request has succeeded. */
  readonly status: 'idle' | 'busy' | 'known' | 'unknown'
  readonly count: number
  /** Whether there may be more than were found. */
  readonly isLeast: boolean
  /** The records of each resource, as far as they were read. */
  readonly found: readonly { readonly relation: Relation; readonly rows: readonly Row[] }[]
  readonly retry: () => void
}

/**
 * Counts the records that name the wanted ones, read after `since` (milliseconds since 1970) where it is given; sends
 * nothing while it is not enabled.
 */
export function useRelated(questions: readonly Question[], isEnabled: boolean, since?: number): RelatedSum {
  return useQueries({
    queries: questions.map(({ relation, wanted }) => ({
      ...relatedOptions(relation, wanted, since),
      enabled: isEnabled,
    })),
    combine: (results) => {
      const known = results.flatMap(({ data }, at) => {
        const relation = questions[at]?.relation
        return data && relation ? [{ ...data, relation }] : []
      })
      const isOver = results.every(({ data, isError }) => data !== undefined || isError)
      const status = isOver ? (known.length > 0 ? 'known' : 'unknown') : isEnabled ? 'busy' : 'idle'
      return {
        status,
        count: known.reduce((sum, { count }) => sum + count, 0),
        isLeast: known.length < results.length || known.some((one) => one.isLeast),
        found: known.flatMap(({ relation, rows }) => (rows?.length ? [{ relation, rows }] : [])),
        retry: () => {
          for (const { isError, refetch } of results) if (isError) void refetch()
        },
      }
    },
  })
}

/** Whether the questions are answered by few short calls. */
export async function isCheap(questions: readonly Question[]): Promise<boolean> {
  const ways = await Promise.all(questions.map(({ relation, wanted }) => countedBy(relation, wanted)))
  return ways.every((way) => way === 'calls' || way === 'names')
}

/** The relations that are counted at the same time; more would slow down other work. */
const limited = pLimit(3)

/** Milliseconds for which a count stays fresh; a write of the resource invalidates it earlier. */
const freshMs = 60_000

/** The query of the records that name the wanted ones, read after `since` (milliseconds since 1970) where it is given. */
function relatedOptions(relation: Relation, wanted: readonly string[], since?: number) {
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
