import { useDebouncedValue } from '@mantine/hooks'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useEffect, useMemo, useState } from 'react'
import { can } from '#descriptor/capability.ts'
import { fold } from '#descriptor/fold.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { hasId } from '#descriptor/own-ids.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import type { Names } from '#hooks/names/known-names.ts'
import { namesOptions } from '#hooks/names/names-options.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { canSearch, searchRecords } from '#hooks/read/search-records.ts'
import { config } from '#session/config.ts'

/** The names of an entity. */
export interface NamesOfEntity {
  readonly resource: Resource
  readonly names: Names
}

/** The names of every entity that has a search. */
interface SearchedNames {
  readonly resources: readonly Resource[]
  /** The names that are known; another array with every change. */
  readonly known: readonly NamesOfEntity[]
  /** Entities whose names are on their way. */
  readonly isLoading: boolean
  /** Entities of which a part of the names or none is known. */
  readonly incomplete: readonly Resource[]
  readonly failed: readonly Resource[]
  readonly retry: () => void
}

/** Resources that are read at the same time. */
const concurrency = 2

/**
 * The names of every entity that has a search. The effect loads them where the back-end returns lists in large pages; otherwise
 * a list would take many calls, and the query cache has the names that other screens have loaded.
 */
export function useSearchedNames(all: readonly Resource[]): SearchedNames {
  const resources = useMemo(() => all.filter(canSearch), [all])
  const [isLoaded, setLoaded] = useState<boolean | null>(null)
  const read = useQueries({
    // The effect fetches them, a few at a time.
    queries: resources.map((resource) => ({ ...namesOptions(resource), enabled: false })),
    // Without the resources: the result is compared by its structure, which would copy them.
    combine: (results) =>
      results.map(({ data, isLoadingError }) => ({ names: data, hasFailed: isLoadingError })),
  })
  const known = useMemo(
    () => resources.flatMap((resource, at) => (read[at]?.names ? [{ resource, names: read[at].names }] : [])),
    [resources, read],
  )
  useEffect(() => {
    const limit = pLimit(concurrency)
    const controller = new AbortController()
    const load = async () => {
      const isCheap = (await config()).largestPage !== null
      if (controller.signal.aborted) return
      setLoaded(isCheap)
      if (isCheap)
        for (const resource of resources) void limit(() => cache.prefetchQuery(namesOptions(resource)))
    }
    void load()
    return () => {
      limit.clearQueue()
      controller.abort()
    }
  }, [resources])
  const where = (is: (names: Names | undefined, hasFailed: boolean) => boolean) =>
    resources.filter((_, at) => is(read[at]?.names, read[at]?.hasFailed ?? false))
  const failed = where((_, hasFailed) => hasFailed)
  return {
    resources,
    known,
    isLoading: isLoaded !== false && where((names, hasFailed) => !names && !hasFailed).length > 0,
    incomplete: where((names, hasFailed) => !names?.isWhole && (isLoaded === false || hasFailed || !!names)),
    failed,
    retry: () => failed.forEach((resource) => void cache.prefetchQuery(namesOptions(resource))),
  }
}

/** The first matching records of an entity and the total number of matches. */
export interface FoundRecords {
  readonly resource: Resource
  readonly rows: readonly Row[]
  /** Undefined where it is not known. */
  readonly total: number | undefined
  /** The query of this result. */
  readonly query: string
}

/** The state of a search at the server. */
export interface GlobalSearch {
  readonly found: readonly FoundRecords[]
  readonly failed: readonly Resource[]
  readonly isBusy: boolean
  readonly retry: () => void
}

/** Debounce in milliseconds, rows per entity, and concurrent requests. */
const debounceMs = 400
const rowsPerEntity = 4
const limited = pLimit(4)

/**
 * Searches entities at the server after a pause. Results are rendered on arrival; entities without a response keep those of the
 * previous query until all have one.
 */
export function useGlobalSearch(resources: readonly Resource[], typed: string): GlobalSearch {
  const client = useQueryClient()
  const [query] = useDebouncedValue(typed, debounceMs)
  const [last, setLast] = useState({ query, before: '' })
  if (last.query !== query) setLast({ query, before: last.query })
  const searched = isSearch(typed) ? resources.filter(canSearch) : []
  const results = useQueries({
    queries: searched.map((resource) => ({
      queryKey: keys.search(resource, query),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        limited(() => foundFor(resource, query, signal)),
      // The first records of a list that ignores the search are no matches.
      placeholderData: () =>
        client.getQueryData(ignoredKey(resource, last.before)) === true
          ? undefined
          : client.getQueryData<Found>(keys.search(resource, last.before)),
      enabled: isSearch(query),
    })),
  })
  const checks = useQueries({
    queries: searched.map((resource, at) => ({
      queryKey: ignoredKey(resource, query),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        limited(() => isIgnored(resource, query, results[at]?.data, signal)),
      enabled: results[at]?.isSuccess && !results[at]?.isPlaceholderData,
    })),
  })
  const isBusy =
    searched.length > 0 && (typed !== query || [...results, ...checks].some(({ isFetching }) => isFetching))
  const found = searched.flatMap((resource, at) => {
    const data = results[at]?.data
    if (!data || (!isBusy && data.query !== query)) return []
    return [
      checks[at]?.data
        ? { resource, rows: [], total: 0, query }
        : { ...data, rows: data.rows.slice(0, rowsPerEntity), resource },
    ]
  })
  return {
    found,
    failed: searched.filter((_, at) => typed === query && results[at]?.isError),
    isBusy,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
  }
}

type Found = Omit<FoundRecords, 'resource'>

const ignoredKey = (resource: Resource, query: string) => [...keys.search(resource, query), 'ignored']

async function foundFor(resource: Resource, query: string, signal: AbortSignal): Promise<Found> {
  const found = await searchRecords(resource, query, { signal })
  return {
    rows: found?.rows.filter(hasId) ?? [],
    total: found ? found.total : 0,
    query,
  }
}

async function isIgnored(
  resource: Resource,
  search: string,
  data: Found | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  if (!data || !resource.list.search || !can(resource, 'list')) return false
  const { isSearchIgnored } = await import('#hooks/read/contradicted.ts')
  if (signal.aborted) return false
  const state = { ...defaultListState(resource), search }
  const found = { rows: data.rows, page: { page: 1, size: state.size, total: data.total } }
  return isSearchIgnored(resource, state, found, 'most').catch(() => false)
}

/** Whether a query is long enough: two letters, or one character of a script such as Japanese. */
export function isSearch(query: string): boolean {
  return fold(query.trim()).length > 1 || /[^\p{Script=Latin}\p{P}\p{Z}\p{N}]/u.test(query)
}
