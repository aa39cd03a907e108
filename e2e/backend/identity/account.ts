import { sql } from 'kysely'
import { isStorable } from '../body.ts'
import type { Db } from '../database.ts'
import type { Permission, Person } from '../route.ts'
import { inTransaction } from '../transaction.ts'
import { countFailure, forgetFailures, secondsToWait } from './attempts.ts'
import { endGrants } from './grants.ts'
import { hashPassword, isPassword } from './password.ts'

const PERMISSIONS: readonly string[] = ['superadmin', 'admin', 'business', 'user'] satisfies Permission[]

/** How an attempt to sign in ended. */
export type SignIn =
  | { readonly is: 'person'; readonly person: Person; readonly generation: number }
  | { readonly is: 'wrong' }
  | { readonly is: 'wait'; readonly seconds: number }

/** The user's row as far as signing in needs it. */
export interface UserRow {
  id: string
  username: string
  name: string | null
  permission: string | null
  active: boolean | null
}

/** Checks a name and password against the accounts; wrong ones are counted per account. */
export async function signIn(db: Db, username: string, password: string): Promise<SignIn> {
  const account = accountOf(username)
  if (account === '' || account.length > 200 || !isStorable(account)) return { is: 'wrong' }
  const seconds = await secondsToWait(db, account)
  if (seconds > 0) return { is: 'wait', seconds }
  const found = await sql<UserRow & { password: string | null; generation: number | null }>`
    select u.id, u.username, u.name, u.permission, u.active, c.password, c.generation
    from record_user u left join credential c on c.user_id = u.id where lower(u.username) = ${account}
  `.execute(db)
  const row = found.rows[0]
  const right = await isPassword(password, row?.password ?? undefined)
  const person = row && asPerson(row)
  // A disabled account answers like a wrong password: who may come in is nobody else's business.
  if (!right || !person) {
    await countFailure(db, account)
    return { is: 'wrong' }
  }
  // Guesses sent all at once are all let in above; a right one among them must not count after the limit.
  const late = await secondsToWait(db, account)
  if (late > 0) return { is: 'wait', seconds: late }
  await forgetFailures(db, account)
  return { is: 'person', person, generation: row?.generation ?? 0 }
}

/** The person behind an id, as the database knows them now; undefined when gone or disabled. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  if (!isStorable(id)) return undefined
  const found = await sql<UserRow>`
    select id, username, name, permission, active from record_user where id = ${id}
  `.execute(db)
  return found.rows[0] && asPerson(found.rows[0])
}

/** The person that a user's row describes; undefined when they are disabled. */
export function asPerson(row: UserRow): Person | undefined {
  if (row.active === false) return undefined
  const permission = row.permission ?? ''
  return {
    id: row.id,
    username: row.username,
    name: row.name || row.username,
    permission: isPermission(permission) ? permission : 'user',
  }
}

/** Sets the password of a user, ends their sessions but the grant to keep, and forgets earlier wrong tries. */
export async function setPassword(
  db: Db,
  user: { id: string; username: string },
  password: string,
  keep = '',
): Promise<void> {
  const hash = await hashPassword(password)
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('credential')
      .values({ user_id: user.id, password: hash })
      .onConflict((on) => on.column('user_id').doUpdateSet({ password: hash }))
      .execute()
    await endGrants(tx, user.id, keep)
  })
  await forgetFailures(db, accountOf(user.username))
}

function accountOf(username: string): string {
  return username.normalize('NFC').trim().toLowerCase()
}

/** Whether a stored permission ranks below another; an unknown one ranks lowest. */
export function ranksBelow(permission: unknown, other: unknown): boolean {
  return rankOf(permission) > rankOf(other)
}

function rankOf(permission: unknown): number {
  const at = PERMISSIONS.indexOf(String(permission))
  return at === -1 ? PERMISSIONS.length : at
}

function isPermission(text: string): text is Permission {
  return PERMISSIONS.includes(text)
}
