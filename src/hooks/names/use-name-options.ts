import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { can } from '#descriptor/capability.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import type { Option } from '#hooks/read/read-options.ts'
import { useOptionPages } from '#hooks/read/use-option-pages.ts'
import { loadAllNames, retryNames } from './load-names.ts'
import type { Name } from './name.ts'
import { type NameTable, nameTable } from './name-table.ts'
import { branchOf } from './path-of.ts'
import { rankNames } from './rank-names.ts'

/** The options of a picker. */
export interface NameOptions {
  /** The best first for a query, else by branch and label; undefined until they are loaded. */
  readonly options: readonly Option[] | undefined
  /** Whether the options belong to the query; otherwise they are those of an earlier one. */
  readonly isCurrent: boolean
  readonly isBusy: boolean
  /** Whether the options are found without a call. */
  readonly isLocal: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Gives more options at the end of the list. */
  readonly more: () => void
}

/** The number of options that are given at first, and added at the end of the list. */
const step = 200

/**
 * The options of a picker for a query, from the index of names without a call; where the index does not hold the
 * whole resource, the server searches and returns them page by page.
 */
export function useNameOptions(resource: Resource, query: string): NameOptions {
  const table = nameTable(resource)
  useSyncExternalStore(table.subscribe, () => table.version)
  const { version, coverage } = table
  const [isLoaded, setLoaded] = useState(coverage === 'whole')
  useEffect(() => {
    let isUnmounted = false
    void loadAllNames(table).then(() => !isUnmounted && setLoaded(true))
    return () => {
      isUnmounted = true
    }
  }, [table])
  const [shown, setShown] = useState({ query, limit: step })
  if (shown.query !== query) setShown({ query, limit: step })
  const isHeld = coverage === 'whole'
  const pages = useOptionPages(resource, query, !isHeld && (isLoaded || isPaged(resource)))
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names of the table change with its version
  const names = useMemo(() => (isHeld ? optionNames(table, query) : []), [table, version, query, isHeld])
  const { limit } = shown
  const options = useMemo(
    () => names.slice(0, limit).map((name) => optionOf(table, name)),
    [table, names, limit],
  )
  if (!isHeld) {
    const retry = () => {
      pages.retry()
      void retryNames(table)
    }
    return { ...pages, retry, isLocal: false, isBusy: pages.isBusy || !isLoaded }
  }
  return {
    options,
    isCurrent: true,
    isBusy: false,
    isLocal: true,
    hasFailed: false,
    retry: () => {},
    more: () => void (limit < names.length && setShown({ query, limit: limit + step })),
  }
}

// Whether the options have a call that is answered sooner than the whole resource: the first level of a tree, or a page.
function isPaged(resource: Resource): boolean {
  const { roots, options } = resource.operations
  return roots !== undefined || (can(resource, 'list') && !options && !can(resource, 'tree'))
}

function optionNames(table: NameTable, query: string): readonly Name[] {
  if (query.trim() !== '') return rankNames(table, query).map(({ name }) => name)
  const isTree = parentKeyOf(table.resource) !== undefined
  const order = new Intl.Collator('vi', { numeric: true })
  return table
    .all()
    .map((name) => {
      const branch = isTree ? branchOf(table, name) : ''
      return { name, key: branch === '' ? name.label : `${branch} › ${name.label}` }
    })
    .toSorted((one, other) => order.compare(one.key, other.key))
    .map(({ name }) => name)
}

function optionOf(table: NameTable, name: Name): Option {
  const branch = branchOf(table, name)
  return { value: name.id, label: name.label, ...(branch === '' ? {} : { branch }) }
}
