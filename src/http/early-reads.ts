import { localStore } from '#browser/guarded-storage.ts'
import { isRecord } from '#descriptor/read.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { dpopFetch } from '#session/dpop-fetch.ts'
import { isAdmin, mayEnterAnywhere } from '#session/may-enter.ts'
import { sharedStore } from '#session/shared-store.ts'
import { lasts, readStored, renewalMargin, type SignedIn } from '#session/signed-in.ts'

/** The reads that the pages of a user have sent while they loaded. */
export interface FirstReads {
  readonly subject: string
  /** The key under which the session is stored: the configuration has not arrived yet. */
  readonly userKey: string
  /** Methods and addresses, by the address of the page. */
  readonly reads: Readonly<Record<string, readonly string[]>>
}

/** The key of the reads in `localStorage`. The store of the session shows its failures. */
export const firstReadsKey = 'first-reads'

interface EarlyRead {
  readonly token: string
  readonly response: Promise<Response>
}

const early = new Map<string, EarlyRead>()
let sending = Promise.resolve()

/**
 * Sends the reads that this address needed at its last load, while the code of the page and its configuration are fetched; the
 * transport takes over the responses of requests that it would send itself. Sends nothing for a user whom the guard of the
 * private pages would not admit at once.
 */
export function sendEarlyReads(): void {
  sending = send().catch(() => undefined)
}

async function send(): Promise<void> {
  const last = storedFirstReads()
  const reads = last?.reads[pageAddress()]
  if (!last || !reads) return
  const user = readStored(await sharedStore.get(last.userKey))?.signedIn
  // Addresses may contain queries of the user, who is no longer here.
  if (user?.subject !== last.subject) return localStore.remove(firstReadsKey)
  if (!isAdmitted(user)) return
  for (const read of reads.filter(mayBeEarly)) {
    const [method = '', address = ''] = read.split(' ')
    const request = new Request(address, { method, headers: { Accept: 'application/json' } })
    const response = dpopFetch(authorised(request, user.token), user.token)
    response.catch(() => undefined)
    early.set(read, { token: user.token, response })
  }
}

/** The responses by method and address, once the reads have been sent. */
export async function earlyReads(): Promise<Map<string, EarlyRead>> {
  await sending
  return early
}

/** Whether the guard admits the user by the claims alone, and no renewal is due. */
function isAdmitted(user: SignedIn): boolean {
  const { permission, mustChangePassword } = user
  const isAllowed = mayEnterAnywhere(permission) && isAdmin(permission) && !mustChangePassword
  return isAllowed && lasts(user, renewalMargin)
}

/** Whether a request may be sent early: a GET, or the look-up of the user, which is a POST. */
export function mayBeEarly(read: string): boolean {
  const { currentUser } = sessionDescriptor
  return (
    read.startsWith('GET ') || (read.startsWith(`${currentUser.method} `) && read.endsWith(currentUser.path))
  )
}

/** The remembered reads; null where there are none or they cannot be read. */
export function storedFirstReads(): FirstReads | null {
  try {
    const stored: unknown = JSON.parse(localStore.get(firstReadsKey) ?? '')
    return isRecord(stored) && isRecord(stored.reads) ? (stored as unknown as FirstReads) : null
  } catch {
    return null
  }
}

/** The address of this page as its reads are remembered. */
export function pageAddress(): string {
  return location.pathname + location.search
}

/** A copy of a request with the token and the headers of every call; the scheme is Bearer even where the token is bound to a proof (S7-01). */
export function authorised(request: Request, token: string): Request {
  const ready = request.clone()
  ready.headers.set('Authorization', `Bearer ${token}`)
  for (const [name, value] of Object.entries(sessionDescriptor.headers)) ready.headers.set(name, value)
  return ready
}
