import { isRecord, readText } from '#descriptor/read.ts'
import { isAdmin, namedIn, type Permission, permissionIn } from './may-enter.ts'

/** What the current-user lookup (S4-20 to S4-22) has found. */
export type CurrentUser =
  | {
      readonly is: 'admin'
      readonly id: string
      readonly permission: Permission
      /** Every other call is refused until the password is changed. */
      readonly mustChangePassword?: true
    }
  | { readonly is: 'refused'; readonly permission: string }
  | { readonly is: 'nobody' }
  /** The call was answered with 401: the session-expired dialog has it. */
  | { readonly is: 'expired' }
  /** No usable response: the claims of the token stay in force. */
  | { readonly is: 'unknown' }

/** Reads the answer of POST /api/auth/valid/token. */
export function readCurrentUser(body: unknown): CurrentUser {
  if (!isRecord(body)) return { is: 'unknown' }
  // A response without any user data is malformed: it must not sign the user out.
  if (!('data' in body || 'id' in body || '_id' in body)) return { is: 'unknown' }
  const data = 'data' in body ? body.data : body
  const id = isRecord(data) ? readText(data._id ?? data.id) : ''
  if (id === '') return { is: 'nobody' }
  const permission = permissionIn(data)
  if (permission !== '' && isAdmin(permission)) {
    const mustChange = isRecord(data) && data.must_change_password === true
    return { is: 'admin', id, permission, ...(mustChange ? { mustChangePassword: true } : {}) }
  }
  return { is: 'refused', permission: permission || (namedIn(data)[0] ?? '') }
}
