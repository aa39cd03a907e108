import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { addressInLink } from '#descriptor/content-check.ts'
import type { Resource } from '#descriptor/resource.ts'
import { checkLink, type LinkStatus } from './check-link.ts'

/** Milliseconds between two link checks: a text with many links must not flood the back-end. */
const throttleMs = 300

/** The number of addresses that are checked automatically. */
const maxLinks = 10

/** Checks the links of a text one after the other; returns the dead ones and the number of unchecked ones. */
export function useDeadLinks(resources: readonly Resource[], hrefs: readonly string[]) {
  const cache = useQueryClient()
  const [known, setKnown] = useState<ReadonlyMap<string, LinkStatus>>(() => new Map())
  const [isCheckingAll, setCheckingAll] = useState(false)
  const pageByHref = useMemo(
    () =>
      new Map(hrefs.filter((href) => addressInLink(href) !== undefined).map((href) => [href, pageOf(href)])),
    [hrefs],
  )
  const pages = [...new Set(pageByHref.values())]
  const waiting = pages.filter((page) => !known.has(page))
  const next = isCheckingAll || known.size < maxLinks ? waiting[0] : undefined
  useEffect(() => {
    if (next === undefined) return undefined
    let isGone = false
    const check = async () => {
      const found = await checkLink(resources, next, cache)
      if (!isGone) setKnown((last) => new Map(last).set(next, found))
    }
    const timer = setTimeout(() => void check(), throttleMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [resources, next, cache])
  const dead = useMemo(() => {
    const nowhere = [...pageByHref].filter(([, page]) => known.get(page) === 'nowhere')
    return new Set(nowhere.map(([href]) => href))
  }, [pageByHref, known])
  const failed = pages.filter((page) => known.get(page) === 'unknown')
  return {
    dead,
    isChecking: next !== undefined,
    unchecked: waiting.length + failed.length,
    /** Checks all remaining links, and again those that failed. */
    checkAll: () => {
      setKnown((last) => new Map([...last].filter(([, found]) => found !== 'unknown')))
      setCheckingAll(true)
    },
  }
}

// Two fragments or queries of one page need one check.
function pageOf(href: string): string {
  return href.split(/[?#]/)[0] ?? href
}
