import { sql } from 'kysely'
import { audit } from '../audit/audit.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Writer } from '../records/writer.ts'
import { isStorable } from '../server/body.ts'
import { HttpError } from '../server/reply.ts'
import type { Permission, Person } from '../server/route.ts'
import {
  accountLimit,
  countFailure,
  deviceLimit,
  forgetFailures,
  type Limit,
  nameLimit,
  secondsToWait,
  sourceLimit,
} from './attempts.ts'
import type { Caller } from './caller.ts'
import { delayResponse } from './delay-response.ts'
import { endSessions, isCurrent } from './grants.ts'
import { forgetDevices, rememberDevice } from './known-device.ts'
import { ownShare, type Passwords } from './passwords.ts'
import { usernameCandidates } from './username.ts'

const PERMISSIONS: readonly string[] = ['superadmin', 'admin', 'business', 'user'] satisfies Permission[]

/** The result of a sign-in attempt. */
export type SignIn =
  | { readonly status: 'signed-in'; readonly person: Person; readonly generation: number }
  | { readonly status: 'wrong-password' }
  | { readonly status: 'wait'; readonly seconds: number }

/** The dependencies of a password check. */
export interface SignInParts {
  readonly db: Db
  readonly passwords: Passwords
}

/** The user's row as far as signing in needs it. */
export interface UserRow {
  id: string
  username: string
  name: string | null
  permission: string | null
  active: boolean | null
  must_change?: boolean | null
}

/** The input of the sign-in form. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

interface Account extends UserRow {
  readonly password: string | null
  readonly generation: number | null
  /** The stored identifier of the caller's device; null for an unknown device. */
  readonly device: string | null
}

/** Checks a username and password; wrong ones are limited by account, source and known device. */
export async function signIn(
  { db, passwords }: SignInParts,
  { username, password }: Credentials,
  caller: Caller,
): Promise<SignIn> {
  const names = usernameCandidates(username)
  const [, compatible] = names
  if (compatible === '' || compatible.length > 200 || !isStorable(compatible))
    return { status: 'wrong-password' }
  const { row, name } = await findAccount(db, names, caller)
  const own = row ? limitOf(row) : nameLimit(name)
  const shared = caller.source && !row?.device ? [sourceLimit(caller.source)] : []
  const seconds = await secondsToWait(db, [own, ...shared])
  if (seconds > 0) return waitFor(seconds)
  const share = { key: row?.device ? own.key : (caller.source ?? ''), isKnown: Boolean(row?.device) }
  const right = await passwords.matches(password, row?.password ?? undefined, share).catch(delayAndRethrow)
  const person = row && toPerson(row)
  // A disabled account returns the same as a wrong password, so that accounts cannot be enumerated.
  if (!right || !person) {
    await countFailure(db, [own, ...shared])
    return { status: 'wrong-password' }
  }
  // Concurrent attempts all pass the check above; a right one after the limit must not succeed.
  const secondsAfter = await secondsToWait(db, [own])
  if (secondsAfter > 0) return waitFor(secondsAfter)
  await forgetFailures(db, [own.key])
  await rememberDevice(db, person.id, caller)
  return { status: 'signed-in', person, generation: row?.generation ?? 0 }
}

/** Wrong passwords from elsewhere must not lock out a device that has signed in to the account before. */
function limitOf({ id, device }: Account): Limit {
  return device ? deviceLimit(id, device) : accountLimit(id)
}

async function waitFor(seconds: number): Promise<SignIn> {
  await delayResponse()
  return { status: 'wait', seconds }
}

async function delayAndRethrow(error: unknown): Promise<never> {
  await delayResponse()
  throw error
}

/** The account, and the username lower-cased by the database: one spelling for the limit, with and without an account. */
async function findAccount(
  db: Db,
  [exact, compatible]: readonly [string, string],
  { devices }: Caller,
): Promise<{ row: Account | undefined; name: string }> {
  const found = await sql<(Account | { readonly id: null }) & { readonly typed: string }>`
    select u.id, u.username, u.name, u.permission, u.active, c.password, c.generation, (
      select min(device) from known_device d where d.user_id = u.id and d.device in (${sql.join(devices)})
    ) as device, typed.name as typed
    from (select lower(${compatible}) as name) typed
    left join record_user u on lower(u.username) in (lower(${exact}), typed.name)
    left join credential c on c.user_id = u.id
    order by lower(u.username) = lower(${exact}) desc limit 1
  `.execute(db)
  const [row] = found.rows
  return { row: row && row.id !== null ? row : undefined, name: row?.typed ?? compatible }
}

/** Reads the person with an id; undefined when the account is deleted or disabled. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  if (!isStorable(id)) return undefined
  const found = await sql<UserRow>`
    select u.id, u.username, u.name, u.permission, u.active, c.must_change
    from record_user u left join credential c on c.user_id = u.id where u.id = ${id}
  `.execute(db)
  return found.rows[0] && toPerson(found.rows[0])
}

/** Maps a user's row to a person; undefined when the account is disabled. */
export function toPerson(row: UserRow): Person | undefined {
  if (row.active === false) return undefined
  const permission = row.permission ?? ''
  return {
    id: row.id,
    username: row.username,
    name: row.name || row.username,
    permission: isPermission(permission) ? permission : 'user',
    ...(row.must_change ? { mustChangePassword: true as const } : {}),
  }
}

/**
 * Sets the password of a user, ends their sessions but the grant to keep, and resets its failures. With
 * `mustChange` the user has to change it before anything else, and their devices become unknown. Refused when all sessions
 * were ended after `generation`.
 */
export async function setPassword(
  { db, passwords }: SignInParts,
  user: { id: string; username: string },
  password: string,
  {
    writer,
    keep = '',
    mustChange = false,
    generation,
  }: {
    readonly writer: Writer
    readonly keep?: string
    readonly mustChange?: boolean
    readonly generation?: number
  },
): Promise<void> {
  const hash = await passwords.hash(password, ownShare(user.id))
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('credential')
      .values({ user_id: user.id, password: hash, must_change: mustChange })
      .onConflict((on) => on.column('user_id').doUpdateSet({ password: hash, must_change: mustChange }))
      .execute()
    // The row is locked by now: a password that was set while this one was hashed must not be overwritten.
    if (generation !== undefined && !(await isCurrent(tx, { id: user.id, generation })))
      throw new HttpError(409, 'Mật khẩu hay phiên đăng nhập vừa được thay đổi. Bạn đăng nhập lại nhé.')
    await endSessions(tx, user.id, keep)
    await forgetFailures(tx, [accountLimit(user.id).key])
    if (mustChange) await forgetDevices(tx, user.id)
    await audit(tx, writer, {
      action: 'set-password',
      resource: 'user',
      record: user.id,
      label: user.username,
      changes: {},
    })
  })
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
