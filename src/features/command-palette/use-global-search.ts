import pLimit from 'p-limit'
import { useEffect, useState } from 'react'
import { can } from '#descriptor/capability.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import { hasId } from '#descriptor/own-ids.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { canSearch, type SearchResult, searchRecords } from '#hooks/read/search-records.ts'
import { isSearch } from './is-search.ts'

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
const concurrency = 4

/** The results of one query; entities without a response yet keep their results of the previous query. */
interface SearchResults {
  readonly searchKey: string
  readonly found: ReadonlyMap<string, FoundRecords>
  readonly failed: readonly Resource[]
  readonly isDone: boolean
}

/** Searches entities at the server after a pause. Results are rendered on arrival; requests of earlier queries are aborted. */
export function useGlobalSearch(resources: readonly Resource[], query: string): GlobalSearch {
  const [run, setRun] = useState(0)
  const [limit] = useState(() => pLimit(concurrency))
  const [results, setResults] = useState<SearchResults>({
    searchKey: '',
    found: new Map(),
    failed: [],
    isDone: true,
  })
  const searchKey = isSearch(query) && resources.length > 0 ? `${run} ${query}` : ''
  useEffect(() => {
    if (searchKey === '') return undefined
    const controller = new AbortController()
    const { signal } = controller
    const update = (next: (last: SearchResults) => Partial<SearchResults>) => {
      if (signal.aborted) return
      setResults((last) => {
        const own = last.searchKey === searchKey ? last : { ...last, searchKey, failed: [], isDone: false }
        return { ...own, ...next(own) }
      })
    }
    const search = async (resource: Resource) => {
      try {
        const found = await limit(() => searchRecords(resource, query, { signal }))
        const show = (rows: readonly Row[], total: number | undefined) =>
          update((last) => ({
            found: new Map(last.found).set(resource.name, { resource, rows, total, query }),
          }))
        show(found?.rows.filter(hasId).slice(0, rowsPerEntity) ?? [], found ? found.total : 0)
        // The first records of a list that ignores the search are no matches.
        if (found && (await limit(() => isIgnored(resource, query, found, signal)))) show([], 0)
      } catch {
        update((last) => ({ failed: [...last.failed, resource] }))
      }
    }
    const searchAll = () =>
      Promise.all(resources.filter(canSearch).map(search)).then(() => update(() => ({ isDone: true })))
    const timer = setTimeout(() => void searchAll(), debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [resources, query, searchKey, limit])
  const isOwn = results.searchKey === searchKey
  const isDone = searchKey === '' || (isOwn && results.isDone)
  const found = searchKey === '' ? [] : resources.flatMap(({ name }) => results.found.get(name) ?? [])
  return {
    found: isDone ? found.filter((one) => one.query === query) : found,
    failed: isOwn ? results.failed : [],
    isBusy: !isDone,
    retry: () => setRun((last) => last + 1),
  }
}

async function isIgnored(
  resource: Resource,
  search: string,
  { rows, total }: SearchResult,
  signal: AbortSignal,
): Promise<boolean> {
  if (!resource.list.search || !can(resource, 'list')) return false
  const { isSearchIgnored } = await import('#hooks/read/contradicted.ts')
  if (signal.aborted) return false
  const state = { ...defaultListState(resource), search }
  const found = { rows, page: { page: 1, size: state.size, total } }
  return isSearchIgnored(resource, state, found, 'most').catch(() => false)
}
