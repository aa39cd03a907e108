import { isRecord } from '#descriptor/read.ts'
import { sessionDescriptor } from '#resources/session.ts'

const { roles } = sessionDescriptor

/** The levels of permission, the widest first (S6-01). */
export const { permissions } = roles

export type Permission = (typeof permissions)[number]

/** The two ways in: `/login` and `/admin/login`. */
export type SignInPage = keyof typeof roles.pages

/** Whether a user with this permission may sign in on this page (S6-02 to S6-04). */
export function mayEnter(page: SignInPage, permission: Permission | ''): boolean {
  return permission !== '' && roles.pages[page].includes(permission)
}

/** Whether any sign-in page admits this permission; a stored session without one is ignored. */
export function mayEnterAnywhere(permission: Permission | ''): boolean {
  return mayEnter('login', permission) || mayEnter('admin', permission)
}

/** True for superadmin and admin (S6-06). */
export function isAdmin(permission: string): boolean {
  return roles.admins.some((admin) => admin === permission)
}

/** The permission in `permission` or `permissions`, a string or an array; of several the widest, '' for none known. */
export function permissionIn(raw: unknown): Permission | '' {
  const named = namedIn(raw)
  return permissions.find((permission) => named.includes(permission)) ?? ''
}

/** Every permission named, also unknown ones. */
export function namedIn(raw: unknown): readonly string[] {
  if (!isRecord(raw)) return []
  return roles.namedIn(raw).filter((name) => typeof name === 'string')
}
