import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Person } from '../route.ts'

/** One's own user record as the profile page needs it; without what only the server may know. */
export async function ownRecord(db: Db, person: Person): Promise<Record<string, unknown>> {
  const found = await sql<Record<string, unknown>>`select * from record_user where id = ${person.id}`.execute(
    db,
  )
  const { folded: _folded, extra, ...record } = found.rows[0] ?? {}
  return { ...(typeof extra === 'object' ? extra : {}), ...record, permissions: person.permission }
}
