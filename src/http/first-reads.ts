import type { WireRequest } from '#descriptor/request.ts'
import type { FirstRead } from '#session/first-reads.ts'
import { earlyReads, keyOf, mayBeEarly } from './early-reads.ts'

/** The look-up of the user, the list or the record, and two more. */
const maxReads = 4

let noted: FirstRead[] | null = []

/** Notes a request while the page loads. */
export function noteFirstRead(request: WireRequest): void {
  const { base, method, path, query, body, headers } = request
  if (!noted || noted.length >= maxReads || body !== undefined || headers || !mayBeEarly(request)) return
  noted.push({ base, method, path, ...(query ? { query } : {}) })
}

/** The response to an early read of the same request and token; null when there is none. Each is taken once. */
export async function takeEarlyRead(request: Request, token: string): Promise<Response | null> {
  const early = await earlyReads()
  const found = early.get(keyOf(request))
  early.delete(keyOf(request))
  // A read past the caches, or one with headers of its own, is another one.
  const isSame = request.cache === 'default' && [...request.headers.keys()].join() === 'accept'
  return found?.token === token && isSame ? found.response : null
}

/** Ends the load of the page: takes over no more responses, and returns the noted reads. */
export function endFirstReads(): readonly FirstRead[] {
  const reads = noted ?? []
  noted = null
  // From now on the responses are old.
  void earlyReads().then((early) => early.clear())
  return reads
}
