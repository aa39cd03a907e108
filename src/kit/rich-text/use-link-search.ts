import { useEffect, useState } from 'react'
import type { FindLinks, LinkTarget } from './link-target.ts'
import { isSafeLink } from './safe-link.ts'

/** Where a search for pages stands. */
export interface LinkSearch {
  readonly state: 'idle' | 'busy' | 'there' | 'failed'
  readonly found: readonly LinkTarget[]
  readonly retry: () => void
}

const PAUSE = 200
const NONE: readonly LinkTarget[] = []

/** Searches the pages of this site a moment after the last key; an address is no search. */
export function useLinkSearch(find: FindLinks | undefined, words: string): LinkSearch {
  const [state, setState] = useState<LinkSearch['state']>('idle')
  const [found, setFound] = useState(NONE)
  const [tries, setTries] = useState(0)
  const asked = words.trim()
  const isSearch = find !== undefined && asked !== '' && !isSafeLink(asked)
  useEffect(() => {
    if (!find || !isSearch) {
      setState('idle')
      setFound(NONE)
      return undefined
    }
    const abort = new AbortController()
    const settle = (next: LinkSearch['state'], targets: readonly LinkTarget[]) => {
      if (abort.signal.aborted) return
      setState(next)
      setFound(targets)
    }
    setState('busy')
    const timer = setTimeout(() => {
      find(asked, abort.signal).then(
        (targets) => settle('there', targets),
        () => settle('failed', NONE),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [find, asked, isSearch, tries])
  return { state, found, retry: () => setTries((last) => last + 1) }
}
