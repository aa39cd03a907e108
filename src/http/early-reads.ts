import { sessionDescriptor } from '#resources/session.ts'
import { addressOf } from '#session/address.ts'
import { dpopFetch } from '#session/dpop-fetch.ts'
import { dpopKey } from '#session/dpop-key.ts'
import { type FirstRead, storedFirstReads } from '#session/first-reads.ts'
import { isAdmin, mayEnterAnywhere } from '#session/may-enter.ts'
import { readStoredSession } from '#session/session-state.ts'
import { lasts, renewalMargin, type SignedIn } from '#session/signed-in.ts'
import { authorised } from './authorised.ts'

interface EarlyRead {
  readonly token: string
  readonly response: Promise<Response>
}

const early = new Map<string, EarlyRead>()
let sending = Promise.resolve()

/**
 * Sends the reads that this address needed at its last load, with the configuration of that load, while the code of the page
 * and its configuration are on their way; the transport takes over the responses of requests that it would send itself. Sends
 * nothing for a user whom the guard of the private pages would not admit at once. Resolves when the requests have left.
 */
export function sendEarlyReads(): Promise<void> {
  sending = send(pageAddress()).catch(() => undefined)
  return sending
}

async function send(page: string): Promise<void> {
  const last = storedFirstReads()
  if (!last) return
  // The key loads while the session is read.
  void dpopKey().catch(() => undefined)
  const user = (await readStoredSession(last.config))?.signedIn
  if (!user || user.subject !== last.subject || !isAdmitted(user)) return
  const reads = (last.reads[page] ?? []).filter(mayBeEarly)
  await Promise.all(reads.map((read) => sendRead(addressOf(last.config, read), read.method, user.token)))
}

/** Resolves when the request has left: its proof is signed on another thread. */
function sendRead(address: string, method: string, token: string): Promise<void> {
  const request = new Request(address, { method, headers: { Accept: 'application/json' } })
  return new Promise((resolve) => {
    const response = dpopFetch(authorised(request, token), token, (ready) => {
      resolve()
      return fetch(ready)
    }).then(withBody)
    response.catch(resolve)
    early.set(keyOf(request), { token, response })
  })
}

/** A response whose body has arrived: its last bytes would otherwise wait until the code that reads it has been evaluated. */
async function withBody(response: Response): Promise<Response> {
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}

/** Whether the guard admits the user by the claims alone, and no renewal is due. */
function isAdmitted(user: SignedIn): boolean {
  const { permission, mustChangePassword } = user
  const isAllowed = mayEnterAnywhere(permission) && isAdmin(permission) && !mustChangePassword
  return isAllowed && lasts(user, renewalMargin)
}

/** Whether a request may be sent early: a GET, or the look-up of the user, which is a POST. */
export function mayBeEarly({ method, path }: FirstRead): boolean {
  const { currentUser } = sessionDescriptor
  return method === 'GET' || (method === currentUser.method && path === currentUser.path)
}

/** The early reads, once they have been sent. */
export async function earlyReads(): Promise<Map<string, EarlyRead>> {
  await sending
  return early
}

/** The address of this page as its reads are remembered. */
export function pageAddress(): string {
  return location.pathname + location.search
}

/** The key of a request among the early reads. */
export function keyOf({ method, url }: Request): string {
  return `${method} ${url}`
}
