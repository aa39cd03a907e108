import pLimit from 'p-limit'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { loadAllNames, retryNames } from '#hooks/names/load-names.ts'
import { nameTable } from '#hooks/names/name-table.ts'
import { foldAhead } from '#hooks/names/rank-names.ts'
import { canSearch } from '#hooks/read/search-records.ts'

/** The names of every entity that has a search. */
export interface SearchedNames {
  readonly resources: readonly Resource[]
  /** Changes with every name. */
  readonly version: number
  /** Entities whose names are on their way. */
  readonly isLoading: boolean
  /** Entities of which the index holds a part, or nothing after a failure. */
  readonly unheld: readonly Resource[]
  readonly failed: readonly Resource[]
  readonly retry: () => void
}

/** Resources that are read at the same time. */
const concurrency = 2

/** Loads the names of every entity that has a search; stored ones need no call. */
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
  const version = useSyncExternalStore(subscribe, () => tables.reduce((sum, one) => sum + one.version, 0))
  useEffect(() => {
    const limit = pLimit(concurrency)
    const controller = new AbortController()
    for (const table of tables)
      void limit(() => loadAllNames(table)).then(() => foldAhead(table, controller.signal))
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
    isLoading: covered('unknown').length > 0,
    unheld: covered('part', 'failed'),
    failed,
    retry: () => failed.forEach((resource) => void retryNames(nameTable(resource))),
  }
}
