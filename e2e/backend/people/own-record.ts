import { user } from '#resources/user.ts'
import type { Db } from '../database.ts'
import { toWire } from '../records/stored.ts'
import { oneRecord } from '../records/write-record.ts'
import type { Person } from '../route.ts'

/** One's own user record as the profile page needs it; without what only the server may know. */
export async function ownRecord(db: Db, person: Person): Promise<Record<string, unknown>> {
  return { ...toWire(user, await oneRecord(db, user, person.id)), permissions: person.permission }
}
