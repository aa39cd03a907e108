import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { HttpError } from '../server/reply.ts'
import { isTooDeep, sanitise } from './sanitise.ts'

/** Texts up to here are cleaned at once: even the slowest takes a few milliseconds. */
const INLINE_LENGTH = 2000
/** Milliseconds that a text may take; an ordinary one of half a million characters takes one second. */
const TIMEOUT_MS = 20_000
const MAX_WAITING = 50

let worker: Worker | undefined
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * The text with nothing in it that runs, frames or styles; null for one that is nested too deep. Longer ones are cleaned
 * one after the other on a thread of their own: a single one can take seconds, in which the event loop must go on.
 */
export async function cleanText(html: string): Promise<string | null> {
  if (html.length <= INLINE_LENGTH) return isTooDeep(html) ? null : sanitise(html)
  if (waiting >= MAX_WAITING) {
    throw new HttpError(503, 'Máy chủ đang bận. Bạn thử lại sau ít giây nhé.', {
      headers: { 'Retry-After': '5' },
    })
  }
  waiting += 1
  const cleaned = last.then(() => cleanOnThread(html))
  last = cleaned.catch(() => undefined)
  return cleaned.finally(() => {
    waiting -= 1
  })
}

async function cleanOnThread(html: string): Promise<string | null> {
  // Not unref-ed while it works, else a process with nothing else to do would end before the answer.
  const running = (worker ??= startWorker())
  running.ref()
  try {
    const answer = once(running, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    running.postMessage(html)
    const [clean] = (await answer) as [string | null]
    return clean
  } catch (error) {
    // It takes too long, or more memory than the thread may have.
    console.error('A rich text could not be cleaned:', error)
    worker = undefined
    void running.terminate()
    throw new HttpError(422, 'Nội dung quá rối nên chưa làm sạch được. Bạn dán lại dạng chữ thường nhé.')
  } finally {
    running.unref()
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./clean-worker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
}
