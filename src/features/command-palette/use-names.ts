import { useQueries } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useEffect, useMemo, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Names } from '#hooks/names/known-names.ts'
import { namesOptions } from '#hooks/names/names-options.ts'
import { cache } from '#hooks/read/cache.ts'
import { canSearch } from '#hooks/read/search-records.ts'
import { config } from '#session/config.ts'

/** The names of an entity. */
export interface NamesOfEntity {
  readonly resource: Resource
  readonly names: Names
}

/** The names of every entity that has a search. */
export interface SearchedNames {
  readonly resources: readonly Resource[]
  /** The names that are known; another array with every change. */
  readonly known: readonly NamesOfEntity[]
  /** Entities whose names are on their way. */
  readonly isLoading: boolean
  /** Entities of which a part of the names or none is known. */
  readonly unheld: readonly Resource[]
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
    unheld: where((names, hasFailed) => !names?.isWhole && (isLoaded === false || hasFailed || !!names)),
    failed,
    retry: () => failed.forEach((resource) => void cache.prefetchQuery(namesOptions(resource))),
  }
}
