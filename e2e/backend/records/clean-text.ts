import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { log } from '../server/log.ts'
import { HttpError } from '../server/reply.ts'
import { isTooDeep, sanitise } from './sanitise.ts'

/** Shorter texts are sanitised on this thread, in a few milliseconds at most. */
const INLINE_LENGTH = 2000
/** An ordinary text of half a million characters takes one second. */
const TIMEOUT_MS = 20_000
const MAX_WAITING = 50

let worker: Worker | undefined
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Sanitises a rich text; null when it is nested too deep. Long texts are sanitised one at a time in a worker thread, because a
 * single one can block the event loop for seconds.
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
  // Referenced while it works, otherwise an idle process would end before the response.
  const running = (worker ??= startWorker())
  running.ref()
  try {
    const answer = once(running, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    running.postMessage(html)
    const [clean] = (await answer) as [string | null]
    return clean
  } catch (error) {
    // A timeout, or the memory limit of the worker.
    log.warn({ err: error }, 'a rich text could not be cleaned')
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
