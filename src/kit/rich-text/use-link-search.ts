import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { FindLinks, LinkTarget } from './link-target.ts'
import { isSafeLink } from './safe-link.ts'

/** The state of a search for pages. */
export interface LinkSearch {
  readonly state: 'idle' | 'busy' | 'there' | 'failed'
  readonly found: readonly LinkTarget[]
  readonly retry: () => void
}

interface Ended {
  readonly asked: string
  readonly targets: readonly LinkTarget[]
  readonly hasFailed: boolean
}

const NONE: readonly LinkTarget[] = []
const NOTHING: Ended = { asked: '', targets: NONE, hasFailed: false }

/** Searches the pages of this site with a debounce; an address is not searched. */
export function useLinkSearch(find: FindLinks | undefined, words: string): LinkSearch {
  const typed = isSafeLink(words) ? '' : words.trim()
  const [asked] = useDebouncedValue(typed, 200)
  const [ended, setEnded] = useState(NOTHING)
  const isOut = find !== undefined && asked !== '' && ended.asked !== asked
  useEffect(() => {
    if (!find || !isOut) return undefined
    let isStale = false
    const end = (targets: readonly LinkTarget[], hasFailed: boolean) =>
      !isStale && setEnded({ asked, targets, hasFailed })
    find(asked).then(
      (targets) => end(targets, false),
      () => end(NONE, true),
    )
    return () => {
      isStale = true
    }
  }, [find, asked, isOut])
  const retry = () => setEnded(NOTHING)
  if (!find || typed === '') return { state: 'idle', found: NONE, retry }
  // The results of the previous query stay until the new response arrives.
  if (ended.asked !== typed) return { state: 'busy', found: ended.targets, retry }
  return { state: ended.hasFailed ? 'failed' : 'there', found: ended.targets, retry }
}
