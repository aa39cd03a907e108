import { useMemo, useSyncExternalStore } from 'react'

/** A delete that can still be taken back. */
export interface PendingDelete {
  /** Takes it back; nothing was sent. */
  readonly undo: () => void
  /** Sends it, once; the record stays hidden until that has ended, well or not. */
  readonly send: () => Promise<void>
}

const pendingDeletes = new Map<string, PendingDelete>()
const listeners = new Set<() => void>()
let hidden: ReadonlySet<string> = new Set()

/** Hides a record as if it were deleted; it is deleted by `send` only. `send` is told by the caller and never rejects. */
export function deferDelete(resource: Named, id: string, send: () => Promise<void>): PendingDelete {
  const key = keyOf(resource, id)
  let isOver = false
  const end = () => {
    pendingDeletes.delete(key)
    tell()
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
  tell()
  return one
}

/** Sends all that is held: before somebody signs out, or the page goes away. */
export async function sendPendingDeletes(): Promise<void> {
  await Promise.all([...pendingDeletes.values()].map((one) => one.send()))
}

/** Whether a record is hidden because its delete is held. */
export function useIsDeletePending(resource: Named): (id: string) => boolean {
  const now = useSyncExternalStore(listen, hiddenNow)
  return (id) => now.has(keyOf(resource, id))
}

/** The ids that are hidden of a resource; the same set until one is added or removed. */
export function usePendingDeletes({ name }: Named): ReadonlySet<string> {
  const now = useSyncExternalStore(listen, hiddenNow)
  return useMemo(() => {
    const all = [...now].map((key) => JSON.parse(key) as readonly [name: string, id: string])
    return new Set(all.flatMap(([of, id]) => (of === name ? [id] : [])))
  }, [now, name])
}

/** The same, outside of what is drawn. */
export function isDeletePending(resource: Named, id: string): boolean {
  return hidden.has(keyOf(resource, id))
}

interface Named {
  readonly name: string
}

const keyOf = ({ name }: Named, id: string) => JSON.stringify([name, id])
const hiddenNow = () => hidden
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  hidden = new Set(pendingDeletes.keys())
  if (hidden.size > 0) addEventListener('beforeunload', askAndSend)
  else removeEventListener('beforeunload', askAndSend)
  for (const listener of listeners) listener()
}

// The question is the browser's own; while it stands, what is held is on its way.
function askAndSend(event: BeforeUnloadEvent): void {
  event.preventDefault()
  void sendPendingDeletes()
}
