import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Option, useOptionPages } from '#hooks/read/read-options.ts'
import type { Names } from './known-names.ts'
import type { Name } from './name.ts'
import { namesOptions } from './names-options.ts'
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
 * The options of a picker for a query, from the names of the resource without a call; where these are not all that it has,
 * the server searches and returns them page by page.
 */
export function useNameOptions(resource: Resource, query: string): NameOptions {
  const { data, isPending, refetch } = useQuery(namesOptions(resource))
  const names = data?.isWhole ? data : undefined
  const [shown, setShown] = useState({ query, limit: step })
  if (shown.query !== query) setShown({ query, limit: step })
  const pages = useOptionPages(resource, query, !names && (!isPending || isPaged(resource)))
  const found = useMemo(() => (names ? optionNames(names, query) : []), [names, query])
  const { limit } = shown
  const options = useMemo(
    () => names && found.slice(0, limit).map((name) => optionOf(names, name)),
    [names, found, limit],
  )
  if (!options) {
    const retry = () => {
      pages.retry()
      void refetch()
    }
    return { ...pages, retry, isLocal: false, isBusy: pages.isBusy || isPending }
  }
  return {
    options,
    isCurrent: true,
    isBusy: false,
    isLocal: true,
    hasFailed: false,
    retry: () => {},
    more: () => void (limit < found.length && setShown({ query, limit: limit + step })),
  }
}

// Whether the options have a call that is answered sooner than the whole resource: the first level of a tree, or a page.
function isPaged(resource: Resource): boolean {
  const { roots, options } = resource.operations
  return roots !== undefined || (can(resource, 'list') && !options && !can(resource, 'tree'))
}

function optionNames(names: Names, query: string): readonly Name[] {
  if (query.trim() !== '') return rankNames(names, query).map(({ name }) => name)
  const order = new Intl.Collator('vi', { numeric: true })
  return [...names.byId.values()]
    .map((name) => ({ name, key: [branchOf(names.byId, name), name.label].filter(Boolean).join(' › ') }))
    .toSorted((one, other) => order.compare(one.key, other.key))
    .map(({ name }) => name)
}

function optionOf({ byId }: Names, name: Name): Option {
  const branch = branchOf(byId, name)
  return { value: name.id, label: name.label, ...(branch === '' ? {} : { branch }) }
}
