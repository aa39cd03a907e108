import { isRecord, readText } from '#descriptor/read.ts'
import { claimsOf, lifeOf } from './claims.ts'
import { serverNow } from './clock-and-nonce.ts'
import { isAdmin, type Permission, permissionIn } from './may-enter.ts'

/** Who is signed in, with the token that the calls carry. */
export interface SignedIn {
  readonly subject: string
  readonly name: string
  readonly permission: Permission | ''
  readonly isAdmin: boolean
  /** The password had to be changed when the token was issued; the current-user look-up has the present state. */
  readonly mustChangePassword: boolean
  /** Seconds since 1970, by this device's clock. */
  readonly expiresAt: number
  readonly token: string
}

/** A stored session, read: who it is, and when and whether it can be renewed. */
export interface Stored {
  readonly signedIn: SignedIn
  /** The refresh token, '' when the session simply lasts until it expires. */
  readonly refreshToken: string
  /** Seconds since 1970: renewal is due from here on. */
  readonly renewAt: number
  /** The stored text itself: a writer compares it to detect a write by another tab. */
  readonly raw: string
}

/** Seconds before the end at which a session is renewed (S4-16). */
export const renewalMargin = 300

/** Reads what oidc-client-ts has stored; null for nothing or nonsense. */
export function readStored(raw: unknown): Stored | null {
  const user = typeof raw === 'string' ? parsed(raw) : null
  const token = readText(user?.access_token)
  if (typeof raw !== 'string' || !user || token === '') return null
  const signedIn = whoIs(user, token)
  return {
    signedIn,
    refreshToken: readText(user.refresh_token),
    renewAt: signedIn.expiresAt - marginOf(token),
    raw,
  }
}

/** Whether the token still lasts `seconds` more. */
export function lasts(who: SignedIn, seconds = 0): boolean {
  return who.expiresAt - Date.now() / 1000 > seconds
}

/** Whether the server may judge the token to be at its end, also where this device's clock has been set since. */
export function nearItsEnd(who: SignedIn, seconds = 30): boolean {
  const end = Number(claimsOf(who.token).exp)
  return !lasts(who, seconds) || end - serverNow() / 1000 <= seconds
}

function whoIs(user: Readonly<Record<string, unknown>>, token: string): SignedIn {
  const claims = claimsOf(token)
  const profile = isRecord(user.profile) ? user.profile : {}
  const subject = readText(claims.sub) || readText(profile.sub)
  const permission = permissionIn(claims)
  return {
    subject,
    name: nameIn(profile) || nameIn(claims) || subject,
    permission,
    isAdmin: isAdmin(permission),
    mustChangePassword: claims.must_change_password === true,
    expiresAt: Number(user.expires_at ?? claims.exp ?? 0),
    token,
  }
}

function nameIn(claims: Readonly<Record<string, unknown>>): string {
  return readText(claims.name) || readText(claims.preferred_username) || readText(claims.username)
}

// A short-lived token would always be due: a third of its life is then the margin.
function marginOf(token: string): number {
  return Math.min(renewalMargin, (lifeOf(token) ?? 3 * renewalMargin) / 3)
}

function parsed(raw: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(raw)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
