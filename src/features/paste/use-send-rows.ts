import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { keys } from '#hooks/read/keys.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import type { Planned } from './plan-rows.ts'
import { makeRowRequests, type RowRequests, saveRow } from './save-row.ts'

/** The outcome of a row that was sent. */
export type Sent =
  | { readonly status: 'created' | 'updated' }
  | { readonly status: 'failed'; readonly failure: WriteFailed }

/** A row to send, with its key in the grid. */
export interface ToSend {
  readonly key: number
  readonly planned: Planned
}

/** The progress of sending. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/**
 * Sends planned rows one after the other, with an outcome per row key; it can be stopped between two rows.
 */
export function useSendRows(resource: Resource) {
  const cache = useQueryClient()
  const [sent, setSent] = useState<ReadonlyMap<number, Sent>>(new Map())
  const [progress, setProgress] = useState<Progress | null>(null)
  const isStopped = useRef(false)
  const requests = useRef(new Map<number, RowRequests>())

  const send = async (rows: readonly ToSend[]) => {
    isStopped.current = false
    for (const [done, { key, planned }] of rows.entries()) {
      if (isStopped.current) break
      setProgress({ done, total: rows.length })
      // oxlint-disable-next-line no-await-in-loop -- sequential, to limit the load of the back-end
      const outcome = await sendOne(resource, planned, requestsOf(key))
      setSent((before) => new Map(before).set(key, outcome))
      // The session has ended: its dialog is open, and every further row would fail too.
      if (outcome.status === 'failed' && outcome.failure.isSessionEnd) break
    }
    setProgress(null)
    await cache.invalidateQueries({ queryKey: keys.all(resource) })
  }

  const requestsOf = (row: number): RowRequests => {
    const found = requests.current.get(row) ?? makeRowRequests()
    requests.current.set(row, found)
    return found
  }

  return {
    sent,
    progress,
    send,
    stop: () => {
      isStopped.current = true
    },
    /** Removes the outcome of a row that was edited afterwards. */
    forget: (key: number) =>
      setSent((before) => {
        if (!before.has(key)) return before
        const next = new Map(before)
        next.delete(key)
        return next
      }),
  }
}

async function sendOne(resource: Resource, planned: Planned, requests: RowRequests): Promise<Sent> {
  try {
    await saveRow(resource, planned, requests)
    return { status: planned.before ? 'updated' : 'created' }
  } catch (failure) {
    if (!(failure instanceof WriteFailed)) throw failure
    return { status: 'failed', failure }
  }
}
