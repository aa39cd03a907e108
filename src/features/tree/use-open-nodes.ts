import { useEffect, useMemo, useRef } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useKept } from '#kit/use-kept.ts'
import { session } from '#session/session.ts'

/** Which records of a tree are open: kept in this browser, so that one comes back to the tree as one left it. */
export interface OpenNodes {
  readonly open: readonly string[]
  readonly onOpen: (id: string, isOpen: boolean) => void
  readonly onCloseAll: () => void
}

/** The open records of a person's tree, and the way to open and close them; past `most` the oldest are forgotten. */
export function useOpenNodes(resource: Resource, most: number): OpenNodes {
  // Also while the token has expired: the tree stays as it is.
  const subject = session.storedUser()?.subject ?? ''
  const [kept, keep] = useKept(`tree ${resource.name} ${subject}`, '')
  const open = useMemo(() => kept.split(' ').filter((id) => id !== ''), [kept])
  // A move opens its new parent when it is saved: by then others may be open.
  const now = useRef<readonly string[]>(open)
  useEffect(() => {
    now.current = open
  })
  const acts = useMemo(() => {
    const keepAll = (ids: readonly string[]) => {
      now.current = ids
      keep(ids.slice(-most).join(' '))
    }
    return {
      onOpen: (id: string, isOpen: boolean) => {
        const others = now.current.filter((one) => one !== id)
        keepAll(isOpen ? [...others, id] : others)
      },
      onCloseAll: () => keepAll([]),
    }
    // `keep` is made anew at each drawing, and does the same; rows must not be drawn anew for it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [most])
  return { open, ...acts }
}
