import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { isSafeLink } from './safe-address.ts'

/** The state of a search for pages. */
export interface LinkSearch {
  readonly state: 'idle' | 'busy' | 'done' | 'failed'
  readonly found: readonly LinkTarget[]
  readonly retry: () => void
}

interface SearchResult {
  readonly query: string
  readonly targets: readonly LinkTarget[]
  readonly hasFailed: boolean
}

const NONE: readonly LinkTarget[] = []
const NO_RESULT: SearchResult = { query: '', targets: NONE, hasFailed: false }

/** Searches the pages of this site with a debounce; an address is not searched, unless it lacks its scheme: a word with a dot may be a name. */
export function useLinkSearch(find: FindLinks | undefined, input: string): LinkSearch {
  const typed = isSafeLink(input) ? '' : input.trim()
  const [query] = useDebouncedValue(typed, 200)
  const [result, setResult] = useState(NO_RESULT)
  const isPending = find !== undefined && query !== '' && result.query !== query
  useEffect(() => {
    if (!find || !isPending) return undefined
    let isStale = false
    const finish = (targets: readonly LinkTarget[], hasFailed: boolean) =>
      !isStale && setResult({ query, targets, hasFailed })
    find(query).then(
      (targets) => finish(targets, false),
      () => finish(NONE, true),
    )
    return () => {
      isStale = true
    }
  }, [find, query, isPending])
  const retry = () => setResult(NO_RESULT)
  if (!find || typed === '') return { state: 'idle', found: NONE, retry }
  // The results of the previous query stay until the new response arrives.
  if (result.query !== typed) return { state: 'busy', found: result.targets, retry }
  return { state: result.hasFailed ? 'failed' : 'done', found: result.targets, retry }
}

/** A page of this site that a text can link to. */
export interface LinkTarget {
  /** The public address. */
  readonly href: string
  readonly label: string
  /** The kind of page, such as a guide or an article. */
  readonly kind: string
}

/** Searches the pages of this site by text. */
export type FindLinks = (query: string) => Promise<readonly LinkTarget[]>
