import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { readText } from '#descriptor/read.ts'
import { valueOf } from '#descriptor/row.ts'
import { unreadable } from '#hooks/read/errors.ts'
import { keys } from '#hooks/read/keys.ts'
import { newestState } from '#hooks/read/new-records.ts'
import { pagesOf } from '#hooks/read/pages-of.ts'

/** The number of records created per day. */
export interface CountsByDay {
  /** `YYYY-MM-DD` in the user's time zone, oldest first, including days without records. */
  readonly days: readonly { readonly day: string; readonly count: number }[]
  /** Whether the counts are incomplete because of the limit of records. */
  readonly isPart: boolean
}

/** The most records that are read. */
const mostRows = 500

/** Counts the records of the last days by creation date, from the newest rows of the list. */
export function useDays(resource: ResourceWith<'list'>, count: number) {
  return useQuery(daysOptions(resource, count))
}

/** The query of the counts; it is fresh for a minute. */
export function daysOptions(resource: ResourceWith<'list'>, count: number, now = () => new Date()) {
  return queryOptions({
    queryKey: keys.days(resource, count),
    queryFn: ({ signal }) => readDays(resource, count, now(), signal),
    staleTime: 60_000,
  })
}

async function readDays(
  resource: ResourceWith<'list'>,
  count: number,
  now: Date,
  signal: AbortSignal,
): Promise<CountsByDay> {
  const days = lastDays(now, count)
  const [first = ''] = days
  const state = newestState(resource, 'created_at')
  let created: readonly string[] = []
  let isPart = false
  for await (const { rows, isWhole } of pagesOf(resource, state, { signal, limit: mostRows })) {
    created = [...rows.values()].map((row) => dayOf(new Date(readText(valueOf(row, 'created_at')))))
    isPart = !isWhole && created.every((day) => day >= first)
    // The rows are sorted newest first: stop as soon as a page reaches back far enough.
    if (!isPart) break
  }
  const unknown = created.filter((day) => day === '').length
  // No record of the list has a day: the number is unknown, and not 0.
  if (unknown > 0 && unknown === created.length) throw unreadable()
  isPart ||= unknown > 0
  const countOf = (day: string) => created.filter((one) => one === day).length
  return { days: days.map((day) => ({ day, count: countOf(day) })), isPart }
}

function lastDays(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    // Not by adding 24 hours: a day may have 23 or 25.
    return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - (count - 1 - at)))
  })
}

function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
