import { isRecord, readText } from '#descriptor/read.ts'
import { isAdmin, namedIn, type Permission, permissionIn } from './may-enter.ts'

/** What the current-user lookup (S4-20 to S4-22) has found. */
export type CurrentUser =
  | {
      readonly status: 'admin'
      readonly id: string
      readonly permission: Permission
      /** Every other call is refused until the password is changed. */
      readonly mustChangePassword?: true
    }
  | { readonly status: 'refused'; readonly permission: string }
  | { readonly status: 'not-found' }
  /** The response was a 401: the session-expired dialog has it. */
  | { readonly status: 'expired' }
  /** No usable response: the claims of the token stay in force. */
  | { readonly status: 'unknown' }

/** Reads the response of the look-up. */
export function readCurrentUser(body: unknown): CurrentUser {
  if (!isRecord(body)) return { status: 'unknown' }
  // A response without any user data is malformed: it must not sign the user out.
  if (!('data' in body || 'id' in body || '_id' in body)) return { status: 'unknown' }
  const data = 'data' in body ? body.data : body
  const id = isRecord(data) ? readText(data._id ?? data.id) : ''
  if (id === '') return { status: 'not-found' }
  const permission = permissionIn(data)
  if (permission !== '' && isAdmin(permission)) {
    const mustChange = isRecord(data) && data.must_change_password === true
    return { status: 'admin', id, permission, ...(mustChange ? { mustChangePassword: true } : {}) }
  }
  return { status: 'refused', permission: permission || (namedIn(data)[0] ?? '') }
}
