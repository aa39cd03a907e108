import { queryOptions, useQueries } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { can, type ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isSent, type Row, valueOf } from '#descriptor/row.ts'
import { namesOptions } from '#hooks/names/names-options.ts'
import { unreadable } from '#hooks/read/errors.ts'
import { type Reading, readWholeList } from '#hooks/read/filtered-list.ts'
import { keys } from '#hooks/read/keys.ts'
import { readList } from '#hooks/read/read-list.ts'
import { countedBy, filteredState } from './counted-by.ts'
import { namesRecord, ownSite } from './names-record.ts'
import type { Relation } from './relation.ts'

/** A relation with the ids or addresses to find. */
export interface RelationQuestion {
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
export function useRelated(
  questions: readonly RelationQuestion[],
  isEnabled: boolean,
  since?: number,
): RelatedSum {
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
export async function isCheap(questions: readonly RelationQuestion[]): Promise<boolean> {
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

/** The records that name the wanted ones. */
interface Related {
  readonly count: number
  /** Whether there may be more, because the fields of some records are unknown. */
  readonly isLeast: boolean
  /** The records, where they were read to be counted. */
  readonly rows: readonly Row[] | null
}

/**
 * Counts the records that name the wanted ones, with as few calls as the back-end has. Throws like `readList`, `ListTooLong`,
 * and where no request can be made or the response does not match the filter.
 */
export async function readRelated(
  relation: Relation,
  wanted: readonly string[],
  reading: Reading,
): Promise<Related> {
  const how = await countedBy(relation, wanted)
  if (how === 'names') return countNames(relation.resource, wanted, reading)
  if (how === 'nothing' || !can(relation.resource, 'list')) throw unreadable()
  if (how === 'list') return readRows(relation, relation.resource, wanted, reading)
  return countByCalls(relation, relation.resource, wanted, reading)
}

async function countNames(
  resource: Resource,
  wanted: readonly string[],
  { client, since }: Reading,
): Promise<Related> {
  const options = namesOptions(resource)
  const staleTime = since === undefined ? options.staleTime : Date.now() - since
  const { byId, isWhole } = await client.fetchQuery({ ...options, staleTime })
  if (!isWhole) throw unreadable()
  const count = [...byId.values()].filter(({ parent }) => wanted.includes(parent)).length
  return { count, isLeast: false, rows: null }
}

async function countByCalls(
  relation: Relation,
  resource: ResourceWith<'list'>,
  wanted: readonly string[],
  { signal, since }: Reading,
): Promise<Related> {
  const state = filteredState(relation, wanted)
  const start = defaultListState(resource)
  const states = state ? [state] : wanted.map((parent) => ({ ...start, parent }))
  const isOne = namesRecord(relation, wanted)
  const counts = await Promise.all(
    states.map(async (one) => {
      const found = await readList(
        resource,
        one,
        {},
        signal,
        since === undefined ? {} : { cache: 'no-store' },
      )
      const { total } = found.page
      // A back-end that ignores a filter returns other records.
      if (!found.rows.every(isOne)) throw unreadable()
      return { count: total ?? found.rows.length, isLeast: total === undefined }
    }),
  )
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    isLeast: counts.some(({ isLeast }) => isLeast),
    rows: null,
  }
}

async function readRows(
  relation: Relation,
  resource: ResourceWith<'list'>,
  wanted: readonly string[],
  reading: Reading,
): Promise<Related> {
  const all = await readWholeList(resource, defaultListState(resource), reading)
  const isReturned = (name: string) => all.length === 0 || all.some(({ raw }) => isSent(resource, name, raw))
  const returned = relation.names.filter(isReturned)
  if (returned.length === 0) throw unreadable()
  const isUnknown = (row: Row) => returned.some((name) => valueOf(row, name) === undefined)
  const { hosts } = await ownSite()
  const rows = all.filter(namesRecord({ ...relation, names: returned }, wanted, hosts))
  const isLeast = returned.length < relation.names.length || all.some(isUnknown)
  return { count: rows.length, isLeast, rows }
}
