import type { Context } from 'hono'
import { sql } from 'kysely'
import { sessionDescriptor } from '#resources/session.ts'
import type { Db } from '../db/database.ts'
import { type SignInParts, setPassword, signIn, type UserRow } from '../identity/account.ts'
import { waitMessage } from '../identity/attempts.ts'
import { callerOf } from '../identity/caller.ts'
import { normalizePassword } from '../identity/passwords.ts'
import { validatePassword } from '../identity/validate-password.ts'
import { writerOf } from '../records/writer.ts'
import { isStorable, readJson } from '../server/body.ts'
import { HttpError, notFound } from '../server/reply.ts'
import { addressOf, type Env, type Route } from '../server/route.ts'
import { rejectSelf, requireSuperadminFor } from './user-rules.ts'

/** The routes that change the own password and that set another user's (S7-12, S7-15). */
export const passwordRoutes: readonly Route[] = [
  {
    ...addressOf(sessionDescriptor.passwords.change),
    who: 'signed-in',
    beforePasswordChange: true,
    handle: changeOwn,
  },
  { ...addressOf(sessionDescriptor.passwords.set), who: 'staff', handle: setForUser },
]

async function changeOwn(c: Context<Env>): Promise<Response> {
  const person = c.get('person')
  const body = await readJson(c)
  const id = body['id'] ?? body['_id'] ?? body['user_id'] ?? person.id
  if (id !== person.id) throw new HttpError(403, 'Bạn chỉ đổi được mật khẩu của chính mình.')
  const newPassword = await requireValidPassword(body['new_password'], 'new_password', person)
  const old = body['old_password']
  const generation = await checkOldPassword(c, old)
  if (typeof old === 'string' && normalizePassword(newPassword) === normalizePassword(old))
    rejectField('new_password', 'Mật khẩu mới phải khác mật khẩu hiện tại.')
  await setPassword(signInParts(c), person, newPassword, {
    writer: writerOf(c),
    keep: c.get('grant'),
    generation,
  })
  return c.json({ code: 1, message: 'Thay doi thanh cong' })
}

async function setForUser(c: Context<Env>): Promise<Response> {
  const db = c.get('db')
  const id = c.req.param('id') ?? ''
  if (id === c.get('person').id) rejectSelf('Bạn đổi mật khẩu của chính mình ở trang Đổi mật khẩu nhé.')
  const account = await findAccount(db, id)
  requireSuperadminFor(c.get('person'), account.permission)
  const body = await readJson(c)
  const newPassword = await requireValidPassword(body['password'], 'password', account)
  await setPassword(signInParts(c), account, newPassword, { writer: writerOf(c), mustChange: true })
  return c.json({ code: 1, message: 'Thay doi thanh cong' })
}

/** Reads an account, also a disabled one, which may get a password before it is enabled. */
async function findAccount(db: Db, id: string): Promise<UserRow> {
  const found = isStorable(id)
    ? await sql<UserRow>`select * from record_user where id = ${id}`.execute(db)
    : undefined
  return found?.rows[0] ?? throwNotFound()
}

function throwNotFound(): never {
  throw notFound('Không tìm thấy người dùng này.')
}

function signInParts(c: Context<Env>): SignInParts {
  return { db: c.get('db'), passwords: c.get('passwords') }
}

/** Checks the old password and returns the generation of the account's sessions; throws when it is wrong. */
async function checkOldPassword(c: Context<Env>, old: unknown): Promise<number> {
  const { username } = c.get('person')
  const caller = callerOf(c.env.incoming, c.get('settings'), c.get('jkt'))
  const outcome =
    typeof old === 'string'
      ? await signIn(signInParts(c), { username, password: old }, caller)
      : { status: 'wrong-password' as const }
  if (outcome.status === 'wait') {
    const headers = { 'Retry-After': String(outcome.seconds) }
    throw new HttpError(429, waitMessage(outcome.seconds), { headers })
  }
  if (outcome.status === 'wrong-password') {
    return rejectField('old_password', 'Mật khẩu hiện tại chưa đúng.')
  }
  return outcome.generation
}

/** The validated password; throws a 422 for its field when it is invalid. */
async function requireValidPassword(
  password: unknown,
  field: string,
  owner: { readonly username: string; readonly name: string | null },
): Promise<string> {
  const judged = await validatePassword(password, [owner.username, owner.name ?? ''])
  return 'password' in judged ? judged.password : rejectField(field, judged.error)
}

function rejectField(field: string, message: string): never {
  throw new HttpError(422, message, { errors: { [field]: message } })
}
