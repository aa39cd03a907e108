import { can, type ResourceWith } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isSent, type Row, valueOf } from '#descriptor/row.ts'
import { namesOptions } from '#hooks/names/names-options.ts'
import { unreadable } from '#hooks/read/errors.ts'
import { type Reading, readWholeList } from '#hooks/read/filtered-list.ts'
import { readList } from '#hooks/read/read-list.ts'
import { countedBy, filteredState } from './counted-by.ts'
import { namesRecord, ownSite } from './names-record.ts'
import type { Relation } from './relation.ts'

/** The records that name the wanted ones. */
export interface Related {
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
