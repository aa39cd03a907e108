import pLimit from 'p-limit'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { loadAllNames, retryNames } from '#hooks/names/load-names.ts'
import { nameTable } from '#hooks/names/name-table.ts'
import { canSearch } from '#hooks/read/search-records.ts'
import { config } from '#session/config.ts'

/** The names of every entity that has a search. */
export interface SearchedNames {
  readonly resources: readonly Resource[]
  /** Changes with every name. */
  readonly version: number
  /** Entities whose names are on their way. */
  readonly isLoading: boolean
  /** Entities of which the index holds a part or nothing. */
  readonly unheld: readonly Resource[]
  readonly failed: readonly Resource[]
  readonly retry: () => void
}

/** Resources that are read at the same time. */
const concurrency = 2

/**
 * The names of every entity that has a search. They are loaded where the back-end returns lists in large pages; else, many calls
 * of each list would be needed, and the index has what was read for other reasons.
 */
export function useSearchedNames(all: readonly Resource[]): SearchedNames {
  const resources = useMemo(() => all.filter(canSearch), [all])
  const tables = useMemo(() => resources.map(nameTable), [resources])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = tables.map((table) => table.subscribe(listener))
      return () => stops.forEach((stop) => stop())
    },
    [tables],
  )
  const [isLoaded, setLoaded] = useState<boolean | null>(null)
  const version = useSyncExternalStore(subscribe, () => tables.reduce((sum, one) => sum + one.version, 0))
  useEffect(() => {
    const limit = pLimit(concurrency)
    const controller = new AbortController()
    const load = async () => {
      const isCheap = (await config()).largestPage !== null
      if (controller.signal.aborted) return
      setLoaded(isCheap)
      if (isCheap) for (const table of tables) void limit(loadAllNames, table)
    }
    void load()
    return () => {
      limit.clearQueue()
      controller.abort()
    }
  }, [tables])
  const covered = (...coverages: readonly string[]) =>
    resources.filter((resource) => coverages.includes(nameTable(resource).coverage))
  const failed = covered('failed')
  return {
    resources,
    version,
    isLoading: isLoaded !== false && covered('unknown').length > 0,
    unheld: covered('part', 'failed', ...(isLoaded === false ? ['unknown'] : [])),
    failed,
    retry: () => failed.forEach((resource) => void retryNames(nameTable(resource))),
  }
}
