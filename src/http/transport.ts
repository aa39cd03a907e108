import { messageOf } from '#descriptor/envelope.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { isDpopError } from '#session/clock-and-nonce.ts'
import { dpopFetch, type SendRequest } from '#session/dpop-fetch.ts'
import { nearItsEnd, type SignedIn } from '#session/signed-in.ts'
import { access, accessAfter } from './access.ts'
import { authorised } from './authorised.ts'
import { Unreachable } from './errors.ts'
import { takeEarlyRead } from './first-reads.ts'

const { ended } = sessionDescriptor

/**
 * Sends one attempt of a call with its token and a fresh proof. A request whose session was refused had no effect: if its token
 * had expired, or was renewed while the request was sent, the call is sent once more, a write too.
 */
export async function transport(request: Request, through?: SendRequest): Promise<Response> {
  request.signal.throwIfAborted()
  const who = await unlessAborted(request.signal, access())
  const early = await unlessAborted(request.signal, takeEarlyRead(request, who.token))
  const response = early ?? (await dpopFetch(authorised(request, who.token), who.token, through))
  if (!(await refusesSession(response, who))) return response
  await throwIfReplayed(response)
  const next = await unlessAborted(request.signal, accessAfter(who))
  if (!next) return response
  const second = await dpopFetch(authorised(request, next.token), next.token, through)
  await throwIfReplayed(second)
  return second
}

// Some servers refuse a session by the message alone (S4-24); it is read here only at the end of the token.
async function refusesSession(response: Response, who: SignedIn): Promise<boolean> {
  if (response.status === ended.status) return true
  if (!nearItsEnd(who)) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return messageOf(body) === ended.message
}

// The proof was refused though it was right: a browser re-sends what a torn connection swallowed, and the copy is refused as
// a replay. The session is not over, and the outcome of the first one is unknown.
async function throwIfReplayed(response: Response): Promise<void> {
  if (response.status === 401 && (await isDpopError(response)))
    throw new Unreachable('network', { sent: true })
}

/** The result of a promise that does not follow the signal, as that of a renewal or an early read; rejects at once as the signal does. */
export async function unlessAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([promise, aborted])
}
