import { user } from '#resources/user.ts'
import type { Db } from '../db/database.ts'
import { entityTag } from '../records/entity-tag.ts'
import { toWire } from '../records/stored.ts'
import { getRecord } from '../records/write-record.ts'
import type { Person } from '../server/route.ts'

/** The current user's record for the profile page. */
export async function ownRecord(db: Db, person: Person) {
  const stored = await getRecord(db, user, person.id)
  return { data: { ...toWire(user, stored), permissions: person.permission }, tag: entityTag(stored) }
}
