import pLimit from 'p-limit'
import { SessionEnded, Unreachable } from '#http/errors.ts'
import { isBusy } from './retry-while-busy.ts'

/** The writes that the page sends at the same time, of all queues together; more would slow down other work. */
const limit = pLimit(3)

/** A queue stops after this many consecutive items without a response, or for which the server was too busy. */
const maxUnanswered = 3

/** Items that are sent a few at a time, in their order. */
export interface SendQueue {
  /** Drops the items that have not been sent; requests that are under way continue. */
  readonly stop: () => void
  /** Resolves when every item has ended or was dropped. */
  readonly ended: Promise<void>
}

interface SendQueueOptions<T> {
  /** Sends an item; resolves with the cause of its failure, or null. The signal aborts when the queue is stopped. */
  readonly send: (item: T, signal: AbortSignal) => Promise<unknown>
  /** Called with the number of items that have ended or were dropped. */
  readonly onEnd: (count: number) => void
}

/**
 * Sends items; all queues of the page share the limit of concurrent writes. A queue stops by itself where the back-end does
 * not respond or the session has ended.
 */
export function sendQueue<T>(items: readonly T[], { send, onEnd }: SendQueueOptions<T>): SendQueue {
  const stopping = new AbortController()
  const { signal } = stopping
  let [waiting, left, unanswered] = [items.length, items.length, 0]
  let finish = () => {}
  const ended = new Promise<void>((resolve) => {
    finish = resolve
  })
  const end = (count: number) => {
    left -= count
    onEnd(count)
    if (left === 0) finish()
  }
  const stop = () => {
    stopping.abort()
    const dropped = waiting
    waiting = 0
    end(dropped)
  }
  const run = async (item: T) => {
    if (signal.aborted) return
    waiting -= 1
    try {
      const cause = await send(item, signal)
      unanswered = cause instanceof Unreachable || isBusy(cause) ? unanswered + 1 : 0
      if (unanswered >= maxUnanswered || cause instanceof SessionEnded) stop()
    } finally {
      end(1)
    }
  }
  for (const item of items) void limit(run, item)
  return { stop, ended }
}
