import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { lockRow } from '../db/transaction.ts'
import { ranksBelow } from '../identity/account.ts'
import type { Stored } from '../records/stored.ts'
import type { Change, UpdateCheck } from '../records/write-record.ts'
import { HttpError } from '../server/reply.ts'
import type { Person } from '../server/route.ts'

/** Rejects updates that lock out the current user or remove the last superadmin. */
export const checkUserUpdate: UpdateCheck = async (tx, { person, before, values }) => {
  const permission = values['permission']
  const isOwn = before.id === person.id
  if (!isOwn) requireSuperadminFor(person, before['permission'])
  if (isOwn && permission !== before['permission'])
    reject('permission', 'Bạn không đổi được quyền của chính mình.')
  if (permission !== before['permission']) requireSuperadminFor(person, permission)
  if (isOwn && values['active'] === false) reject('active', 'Bạn không khóa được tài khoản của chính mình.')
  if (permission !== 'superadmin' || values['active'] === false) await rejectLastSuperadmin(tx, before)
}

/** Throws 403 when an admin writes an account with the old or new permission `superadmin`. */
export function requireSuperadminFor(person: Person, permission: unknown): void {
  if (permission !== 'superadmin' || person.permission === 'superadmin') return
  throw new HttpError(403, 'Chỉ quản trị cấp cao mới làm được việc này với tài khoản quản trị cấp cao.')
}

/** Whether a change of a user ends their sessions: a lowered role, or a disabled account. */
export function endsSessions({ before, values }: Change): boolean {
  return values['active'] === false || ranksBelow(values['permission'], before['permission'])
}

/** Throws 409 when no other superadmin could sign in. */
export async function rejectLastSuperadmin(tx: Db, before: Stored): Promise<void> {
  if (before['permission'] !== 'superadmin' || before['active'] === false) return
  // Two superadmins who remove each other concurrently would each find the other one left.
  await lockRow(tx, 'record_user superadmin')
  const others = await sql`
    select 1 from record_user u join credential c on c.user_id = u.id
    where u.permission = 'superadmin' and u.active is not false and u.id <> ${before.id} limit 1`.execute(tx)
  if (others.rows.length === 0)
    throw new HttpError(
      409,
      'Đây là quản trị cấp cao cuối cùng. Bạn trao quyền này cho người khác trước nhé.',
    )
}

/** Rejects a change of the own account. */
export function rejectSelf(message: string): never {
  throw new HttpError(409, message)
}

function reject(field: string, message: string): never {
  throw new HttpError(422, message, { errors: { [field]: message } })
}
