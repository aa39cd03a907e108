import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { addressInLink } from '#descriptor/readiness.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Whereabouts, whereabouts } from './whereabouts.ts'

/** Milliseconds between two addresses: a text full of links is no reason for a flood of calls. */
const gap = 300

/** Addresses that are asked for without being told to. */
const most = 10

/** The links of a text that lead nowhere, found one after the other, and how many are not known yet. */
export function useDeadLinks(resources: readonly Resource[], hrefs: readonly string[]) {
  const cache = useQueryClient()
  const [known, setKnown] = useState<ReadonlyMap<string, Whereabouts>>(() => new Map())
  const [isAskedAll, setAskedAll] = useState(false)
  const addresses = useMemo(
    () => new Map(hrefs.flatMap((href) => withAddress(href, addressInLink(href)))),
    [hrefs],
  )
  const waiting = [...new Set(addresses.values())].filter((address) => !known.has(address))
  const next = isAskedAll || known.size < most ? waiting[0] : undefined
  useEffect(() => {
    if (next === undefined) return undefined
    let isGone = false
    const ask = async () => {
      const found = await whereabouts(resources, next, cache)
      if (!isGone) setKnown((last) => new Map(last).set(next, found))
    }
    const timer = setTimeout(() => void ask(), gap)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [resources, next, cache])
  const dead = useMemo(() => {
    const nowhere = [...addresses].filter(([, address]) => known.get(address) === 'nowhere')
    return new Set(nowhere.map(([href]) => href))
  }, [addresses, known])
  const unsure = [...new Set(addresses.values())].filter((address) => known.get(address) === 'unknown')
  return {
    dead,
    isAsking: next !== undefined,
    unchecked: waiting.length + unsure.length,
    /** Asks for all that is not known. */
    askAll: () => {
      setKnown((last) => new Map([...last].filter(([, found]) => found !== 'unknown')))
      setAskedAll(true)
    },
  }
}

function withAddress(href: string, address: string | undefined): readonly (readonly [string, string])[] {
  return address === undefined ? [] : [[href, address]]
}
