import { useMemo, useSyncExternalStore } from 'react'
import { createStore } from '#browser/create-store.ts'
import { session } from '#session/session.ts'
import { guardUnload } from './guard-unload.ts'

/** A delete that is not sent yet and can be undone. */
export interface PendingDelete {
  /** Cancels the delete and shows the record again. */
  readonly undo: () => void
  /** Sends the delete, once; the record stays hidden until the request has succeeded or failed. */
  readonly send: () => Promise<void>
}

const pendingDeletes = new Map<string, PendingDelete>()
const hidden = createStore<ReadonlySet<string>>(new Set())

/** Hides a record as if it were deleted, until the result is sent or undone. `send` must not reject. */
export function deferDelete(resource: Named, id: string, send: () => Promise<void>): PendingDelete {
  const key = keyOf(resource, id)
  let isOver = false
  const end = () => {
    pendingDeletes.delete(key)
    notifyListeners()
  }
  const one: PendingDelete = {
    undo: () => {
      if (isOver) return
      isOver = true
      end()
    },
    send: async () => {
      if (isOver) return
      isOver = true
      try {
        await send()
      } finally {
        end()
      }
    },
  }
  pendingDeletes.set(key, one)
  notifyListeners()
  return one
}

/** Sends all pending deletes: before a sign-out, or when the page is closed. */
export async function sendPendingDeletes(): Promise<void> {
  await Promise.all([...pendingDeletes.values()].map((one) => one.send()))
}

// A sign-out in this tab has sent them; after any other, they would be sent for another user.
session.onUserLeft(() => {
  for (const one of pendingDeletes.values()) one.undo()
})

/** Returns a function that checks whether a record is hidden because its delete is pending. */
export function useIsDeletePending(resource: Named): (id: string) => boolean {
  const now = useSyncExternalStore(hidden.subscribe, hidden.get)
  return (id) => now.has(keyOf(resource, id))
}

/** The ids of the hidden records of a resource; the same set until one is added or removed. */
export function usePendingDeletes({ name }: Named): ReadonlySet<string> {
  const now = useSyncExternalStore(hidden.subscribe, hidden.get)
  return useMemo(() => {
    const all = [...now].map((key) => JSON.parse(key) as readonly [name: string, id: string])
    return new Set(all.flatMap(([of, id]) => (of === name ? [id] : [])))
  }, [now, name])
}

/** `useIsDeletePending` for code outside of components. */
export function isDeletePending(resource: Named, id: string): boolean {
  return hidden.get().has(keyOf(resource, id))
}

interface Named {
  readonly name: string
}

const keyOf = ({ name }: Named, id: string) => JSON.stringify([name, id])

function notifyListeners(): void {
  guardUnload(pendingDeletes, pendingDeletes.size > 0, () => void sendPendingDeletes())
  hidden.set(new Set(pendingDeletes.keys()))
}
