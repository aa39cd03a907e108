import pLimit from 'p-limit'
import { SessionEnded, Unreachable } from '#http/errors.ts'
import { isBusy } from './retry-while-busy.ts'

/** The writes that the page sends at the same time, of all queues together; more would slow down other work. */
const limit = pLimit(3)

/** A queue stops after this many consecutive items without a response, or for which the server was too busy. */
const maxUnanswered = 3

/** Items that are sent a few at a time, in their order. */
export interface SendQueue<T> {
  readonly push: (items: readonly T[]) => void
  /** Drops the items that have not been sent and returns their number; requests that are under way continue. */
  readonly stop: () => number
}

interface SendQueueOptions<T> {
  /** Sends an item; resolves with the cause of its failure, or null. The signal aborts when the queue is stopped. */
  readonly send: (item: T, signal: AbortSignal) => Promise<unknown>
  /** Called when the queue stops by itself, because the back-end does not respond or the session has ended. */
  readonly onStopped: (dropped: number) => void
}

/** Makes a queue; all queues of the page share the limit of concurrent writes. */
export function createSendQueue<T>({ send, onStopped }: SendQueueOptions<T>): SendQueue<T> {
  let waiting = 0
  let unanswered = 0
  let stopping = new AbortController()
  const stop = () => {
    stopping.abort()
    const dropped = waiting
    waiting = 0
    return dropped
  }
  const run = async (item: T, signal: AbortSignal) => {
    if (signal.aborted) return
    waiting -= 1
    const cause = await send(item, signal)
    unanswered = cause instanceof Unreachable || isBusy(cause) ? unanswered + 1 : 0
    if (unanswered >= maxUnanswered || cause instanceof SessionEnded) onStopped(stop())
  }
  return {
    push: (items) => {
      unanswered = 0
      if (stopping.signal.aborted) stopping = new AbortController()
      waiting += items.length
      for (const item of items) void limit(run, item, stopping.signal)
    },
    stop,
  }
}
