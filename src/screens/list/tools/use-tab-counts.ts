import { type QueryClient, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { isIgnoredFilter } from '#descriptor/departures/ignored-filters.ts'
import { haveValue } from '#descriptor/inbox.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import { stateOptions } from '#descriptor/row-story.ts'
import { keys } from '#hooks/read/keys.ts'
import { readList } from '#hooks/read/read-list.ts'
import type { Rows } from '#hooks/read/read-page.ts'
import { stateFilterOf } from './state-filter.ts'
import { countState } from './tabs-of.ts'

/** Milliseconds between rendering the rows and counting the other tabs. */
const delayMs = 300

/** Milliseconds for which a count stays fresh; a write of the resource invalidates it earlier. */
const freshMs = 120_000

/** The most tabs that are counted. */
const maxCounts = 5

interface ShownTab {
  /** The value of the state that the list shows; '' for all records. */
  readonly value: string
  /** The total of the list, once its rows are loaded. */
  readonly total: number | undefined
  /** Whether the list shows the whole tab; a search or another filter hides the counts. */
  readonly isWhole: boolean
}

/**
 * The counts of the tabs by value of the state, at most four calls: they are sent after the rows are rendered,
 * and a failed one is left out.
 */
export function useTabCounts(
  resource: ResourceWith<'list'>,
  { value, total, isWhole }: ShownTab,
): ReadonlyMap<string, number> {
  const field = stateFilterOf(resource)
  const values = field === undefined ? [] : ['', ...stateOptions(resource).map((option) => option.value)]
  const others = values.filter((one) => one !== value)
  const cache = useQueryClient()
  // A record with a known toggle has one of its two values, so that the third count follows from the two others.
  const isDerived = field !== undefined && isToggle(resource, field) && areKnown(cache, resource, field)
  const called = new Set(isDerived ? [value === '' ? 'true' : ''] : others.slice(0, 4))
  const isReady = useDelayed(isWhole && total !== undefined)
  useEffect(() => {
    if (isWhole && total !== undefined) cache.setQueryData(keys.tabCount(resource, value), total)
  }, [resource, cache, value, total, isWhole])
  const found = useQueries({
    queries: values.slice(0, maxCounts).map((one) => ({
      ...countOptions(resource, one),
      enabled: isReady && called.has(one),
    })),
    combine: (results) => results.map(({ data }) => data ?? undefined),
  })
  const counts = new Map<string, number>()
  if (!isWhole) return counts
  for (const [at, one] of values.entries()) {
    const count = found[at]
    if (count !== undefined) counts.set(one, count)
  }
  // Where the back-end ignores the filter, the count of a value is that of all records.
  for (const one of values.slice(1)) {
    if (
      counts.get(one) === counts.get('') &&
      hasOtherValue(cache, resource, { field: field ?? '', value: one })
    )
      counts.delete(one)
  }
  const left = isDerived ? others.find((one) => !counts.has(one)) : undefined
  if (left !== undefined) addThird(counts, left)
  return counts
}

function isToggle(resource: ResourceWith<'list'>, field: string): boolean {
  return fieldOf(resource, field).kind === 'toggle'
}

/** Whether every record of the loaded lists has a known value; those of unknown value are neither on nor off. */
function areKnown(cache: QueryClient, resource: ResourceWith<'list'>, field: string): boolean {
  const lists = cache.getQueriesData<Rows>({ queryKey: keys.lists(resource) })
  return lists.every(([, list]) => list?.rows.every((row) => valueOf(row, field) !== undefined) ?? true)
}

/** Whether a record of the loaded lists has another value. */
function hasOtherValue(
  cache: QueryClient,
  resource: ResourceWith<'list'>,
  { field, value }: { readonly field: string; readonly value: string },
): boolean {
  const lists = cache.getQueriesData<Rows>({ queryKey: keys.lists(resource) })
  const isOther = (row: Row) => valueOf(row, field) !== undefined && !haveValue([row], field, value)
  return lists.some(([, list]) => list?.rows.some(isOther))
}

function addThird(counts: Map<string, number>, value: string): void {
  const [all, on, off] = ['', 'true', 'false'].map((one) => counts.get(one))
  const known = value === 'true' ? off : on
  if (all !== undefined && known !== undefined) counts.set(value, Math.max(0, all - known))
}

function countOptions(resource: ResourceWith<'list'>, value: string) {
  return queryOptions({
    queryKey: keys.tabCount(resource, value),
    queryFn: async ({ signal }) => {
      const field = stateFilterOf(resource)
      if (value !== '' && field !== undefined && isIgnoredFilter(resource.fields, field)) return null
      const found = await readList(resource, countState(resource, value), {}, signal)
      return value === '' || field === undefined || haveValue(found.rows, field, value)
        ? (found.page.total ?? null)
        : null
    },
    staleTime: freshMs,
  })
}

/** Whether a condition has held, and a moment has passed since: what waits for it comes after the rows. */
export function useDelayed(isOn: boolean): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = isOn ? setTimeout(() => setReady(true), delayMs) : undefined
    return () => clearTimeout(timer)
  }, [isOn])
  return isReady
}
