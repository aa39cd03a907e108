import { messageOf } from '#descriptor/envelope.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { isDpopError } from '#session/clock-and-nonce.ts'
import { dpopFetch, type SendRequest } from '#session/dpop-fetch.ts'
import { session } from '#session/session.ts'
import { lasts, nearItsEnd, type SignedIn } from '#session/signed-in.ts'
import { authorised } from './early-reads.ts'
import { SessionEnded, Unreachable } from './errors.ts'
import { sessionEnded } from './expiry.ts'
import { takeEarlyRead } from './first-reads.ts'
import { isOffline } from './offline.ts'

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
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  // Both are handled, also where the signal was aborted before.
  return Promise.race([aborted, promise])
}

/** The user of a call, with an unexpired token and an admitted role; renews the session first where necessary. */
async function access(): Promise<SignedIn> {
  await session.start()
  const now = session.current() ?? (await renewed())
  if (now) return now
  const stored = session.storedUser()
  // A token that lasts has a role that no page admits.
  if (stored && !lasts(stored)) throwIfRenewable()
  if (session.storedUser() || session.hasEnded()) sessionEnded.emit()
  throw new SessionEnded()
}

/**
 * Another token for a call that was refused with 401, null when the 401 has another cause or the session cannot be renewed;
 * throws `SessionEnded` for another user, and `Unreachable` when the token is at its end and its renewal has failed.
 */
async function accessAfter(refused: SignedIn): Promise<SignedIn | null> {
  const now = session.current()
  if (now && now.token !== refused.token) return sameUser(now, refused)
  if (!nearItsEnd(refused)) return null
  const next = await renewed()
  if (next && next.token !== refused.token) return sameUser(next, refused)
  if (session.storedUser()?.token === refused.token) throwIfRenewable()
  return null
}

// The call has had no effect: it was not sent, or was refused with 401. While the session may still be renewed, it is the
// provider that cannot be reached.
function throwIfRenewable(): void {
  if (session.renewable()) throw new Unreachable(isOffline() ? 'offline' : 'server', { sent: false })
}

// The call of a user is not sent for another one who has signed in since, and its refusal ends no session of that one.
function sameUser(now: SignedIn, { subject }: SignedIn): SignedIn {
  if (now.subject !== subject) throw new SessionEnded()
  return now
}

async function renewed(): Promise<SignedIn | null> {
  await session.renew()
  return session.current()
}
