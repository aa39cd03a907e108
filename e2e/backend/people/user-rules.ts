import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { ranksBelow } from '../identity/account.ts'
import type { Stored } from '../records/stored.ts'
import type { Change, Objection } from '../records/write-record.ts'
import { Refusal } from '../reply.ts'
import { takeTurn } from '../transaction.ts'

/** What speaks against a change of a user: locking oneself out, leaving nobody on top. */
export const objectToChange: Objection = async (tx, { person, before, values }) => {
  const permission = values['permission']
  const isOwn = before.id === person.id
  if (isOwn && permission !== before['permission'])
    refuse('permission', 'Bạn không đổi được quyền của chính mình.')
  if (isOwn && values['active'] === false) refuse('active', 'Bạn không khóa được tài khoản của chính mình.')
  if (permission !== 'superadmin' || values['active'] === false) await refuseLastSuperadmin(tx, before)
}

/** Whether a change of a user ends their sessions: a lowered role, or a disabled account. */
export function endsSessions({ before, values }: Change): boolean {
  return values['active'] === false || ranksBelow(values['permission'], before['permission'])
}

/** Refuses that the last superadmin who may sign in goes away. */
export async function refuseLastSuperadmin(tx: Db, before: Stored): Promise<void> {
  if (before['permission'] !== 'superadmin' || before['active'] === false) return
  // Two who each take away the other would each find one left.
  await takeTurn(tx, 'record_user superadmin')
  const others = await sql`
    select 1 from record_user where permission = 'superadmin' and active and id <> ${before.id} limit 1`.execute(
    tx,
  )
  if (others.rows.length === 0)
    throw new Refusal(409, 'Đây là quản trị cấp cao cuối cùng. Bạn trao quyền này cho người khác trước nhé.')
}

/** Refuses what somebody may not do to themselves. */
export function refuseSelf(message: string): never {
  throw new Refusal(409, message)
}

function refuse(field: string, message: string): never {
  throw new Refusal(422, message, { errors: { [field]: message } })
}
