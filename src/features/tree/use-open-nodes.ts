import { useEffect, useMemo, useRef } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { useStoredPreference } from '#kit/use-stored-preference.ts'
import { session } from '#session/session.ts'

/** The expanded nodes of a tree, stored in localStorage. */
export interface OpenNodes {
  readonly open: readonly string[]
  readonly onOpen: (id: string, isOpen: boolean) => void
  readonly onCloseAll: () => void
}

/** The expanded nodes of a user's tree; beyond `limit` the oldest are dropped. */
export function useOpenNodes(resource: Resource, limit: number): OpenNodes {
  // The stored user, so that the nodes stay expanded when the token has expired.
  const subject = session.storedUser()?.subject ?? ''
  const [stored, store] = useStoredPreference(`tree ${resource.name} ${subject}`, '')
  const open = useMemo(() => stored.split(' ').filter((id) => id !== ''), [stored])
  // A move expands its new parent after the save: by then other nodes may be expanded.
  const now = useRef<readonly string[]>(open)
  useEffect(() => {
    now.current = open
  })
  const acts = useMemo(() => {
    const storeAll = (ids: readonly string[]) => {
      now.current = ids
      store(ids.slice(-limit).join(' '))
    }
    return {
      onOpen: (id: string, isOpen: boolean) => {
        const others = now.current.filter((one) => one !== id)
        storeAll(isOpen ? [...others, id] : others)
      },
      onCloseAll: () => storeAll([]),
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `store` is new on each render, with the same effect
  }, [limit])
  return { open, ...acts }
}
