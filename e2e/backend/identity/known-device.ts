import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Caller } from './caller.ts'

/** The limit of known devices of an account; the one with the oldest sign-in is deleted first. */
export const MAX_DEVICES = 50

/** Stores the caller's device as known to the account. */
export async function rememberDevice(db: Db, userId: string, { devices }: Caller): Promise<void> {
  await sql`
    insert into known_device (user_id, device, seen_at)
    values ${sql.join(devices.map((device) => sql`(${userId}, ${device}, now())`))}
    on conflict (user_id, device) do update set seen_at = now()`.execute(db)
  await sql`
    delete from known_device where user_id = ${userId} and device not in (
      select device from known_device where user_id = ${userId}
      order by seen_at desc, device limit ${sql.lit(MAX_DEVICES)})`.execute(db)
}

/** Deletes the known devices of an account: after a reset of its password one of them may belong to an attacker. */
export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await sql`delete from known_device where user_id = ${userId}`.execute(db)
}
