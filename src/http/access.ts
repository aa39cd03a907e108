import { session } from '#session/session.ts'
import { lasts, nearItsEnd, type SignedIn } from '#session/signed-in.ts'
import { SessionEnded, Unreachable } from './errors.ts'
import { sessionEnded } from './expiry.ts'
import { isOffline } from './offline.ts'

/** The user of a call, with an unexpired token and an admitted role; renews the session first where necessary. */
export async function access(): Promise<SignedIn> {
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
export async function accessAfter(refused: SignedIn): Promise<SignedIn | null> {
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
