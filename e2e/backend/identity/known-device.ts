import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Caller } from './caller.ts'

/** Devices that an account knows at most; the one that has not signed in for longest is forgotten first. */
export const MAX_DEVICES = 50

/** Notes that the caller's device has signed in to an account. */
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

/** Makes all devices of an account unknown, since one of them may be in the wrong hands. */
export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await sql`delete from known_device where user_id = ${userId}`.execute(db)
}
