import type { Context } from 'hono'
import { sql } from 'kysely'
import type { Raw } from '#descriptor/envelope.ts'
import { hasCode } from '#descriptor/success.ts'
import { user } from '#resources/user.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { endSessions } from '../identity/grants.ts'
import { normalizeUsername } from '../identity/username.ts'
import { cleanBody } from '../records/clean-body.ts'
import { entityTag } from '../records/entity-tag.ts'
import { listRecords } from '../records/list-records.ts'
import { readInput } from '../records/read-input.ts'
import { type Stored, toWire } from '../records/stored.ts'
import {
  createRecord,
  getRecord,
  removeRecord,
  type UpdateCheck,
  updateRecord,
} from '../records/write-record.ts'
import { writerOf } from '../records/writer.ts'
import { isStorable, readJson } from '../server/body.ts'
import { withIdempotencyKey } from '../server/idempotency.ts'
import { notFound } from '../server/reply.ts'
import type { Env, Route } from '../server/route.ts'
import { upload } from '../uploads/upload-routes.ts'
import { rejectBeyondProfile } from './profile-rules.ts'
import {
  checkUserUpdate,
  endsSessions,
  rejectLastSuperadmin,
  rejectSelf,
  requireSuperadminFor,
} from './user-rules.ts'

/** The routes of users with rules beyond the descriptor (S7-11 to S7-16). */
export const userRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/users', who: 'staff', handle: list },
  { method: 'POST', path: '/api/user', who: 'staff', handle: create },
  { method: 'PUT', path: '/api/user/:id', who: 'owner', handle: update },
  { method: 'DELETE', path: '/api/users/delete/:id', who: 'staff', handle: remove },
  { method: 'POST', path: '/api/user-info/avatar', who: 'signed-in', handle: upload },
  { method: 'GET', path: '/api/user-info/:id', who: 'owner', handle: one },
]

// The ids of the demo accounts are not in the order of creation.
function list(c: Context<Env>): Promise<Response> {
  const order = sql`record.created_at desc, record.id desc`
  return listRecords(c, user, user.operations.list, { where: [], order })
}

async function one(c: Context<Env>): Promise<Response> {
  const stored = await getRecord(c.get('db'), user, idIn(c))
  const data = await toUserBody(c.get('db'), stored)
  return c.json({ code: 1, data }, 200, { ETag: entityTag(stored) })
}

async function create(c: Context<Env>): Promise<Response> {
  const [person, body] = [c.get('person'), toRecordBody(await readJson(c))]
  requireSuperadminFor(person, readInput(user, body, null, person).values['permission'])
  const clean = await cleanBody(user, body)
  return withIdempotencyKey(c, body, (db) =>
    inTransaction(db, async (tx) => savedResponse(c, tx, await createRecord(tx, user, clean, writerOf(c)))),
  )
}

async function update(c: Context<Env>): Promise<Response> {
  const [db, body] = [c.get('db'), await cleanBody(user, toRecordBody(await readJson(c)))]
  return inTransaction(db, async (tx) => {
    const stored = await updateRecord(tx, user, idIn(c), body, writerOf(c), checkAndEndSessions)
    return savedResponse(c, tx, stored)
  })
}

const checkAndEndSessions: UpdateCheck = async (tx, change) => {
  await rejectBeyondProfile(tx, change)
  await checkUserUpdate(tx, change)
  if (endsSessions(change)) await endSessions(tx, change.before.id)
}

/** The response to a write, read in its transaction, so that a failed read rolls back the write. */
async function savedResponse(c: Context<Env>, tx: Db, stored: Stored): Promise<Response> {
  const body = hasCode.wrap(await toUserBody(tx, stored)) as object
  return c.json(body, 200, { ETag: entityTag(stored) })
}

/** Deletes a user with their password and sessions. */
async function remove(c: Context<Env>): Promise<Response> {
  const [id, person] = [idIn(c), c.get('person')]
  if (id === person.id) rejectSelf('Bạn không xóa được tài khoản của chính mình.')
  await removeRecord(c.get('db'), user, id, writerOf(c), async (tx, before) => {
    requireSuperadminFor(person, before['permission'])
    await rejectLastSuperadmin(tx, before)
    await sql`delete from credential where user_id = ${id}`.execute(tx)
    await endSessions(tx, id)
  })
  return c.json(hasCode.wrap({ id }) as object)
}

/** The wire format of a user, with `has_password`. */
async function toUserBody(db: Db, stored: Stored): Promise<Raw> {
  const found = await sql`select 1 from credential where user_id = ${stored.id}`.execute(db)
  return { ...toWire(user, stored), has_password: found.rows.length > 0 }
}

/**
 * The record in a request body: without the fields that only responses have and without a password, which has a separate call;
 * with the username in its stored form.
 */
function toRecordBody({ has_password: _told, password: _secret, permissions, ...body }: Raw): Raw {
  const { username } = body
  const named = typeof username === 'string' ? { ...body, username: normalizeUsername(username) } : body
  return 'permission' in named || permissions === undefined ? named : { ...named, permissions }
}

function idIn(c: Context<Env>): string {
  const id = c.req.param('id') ?? ''
  if (!isStorable(id)) throw notFound('Không tìm thấy người dùng này.')
  return id
}
