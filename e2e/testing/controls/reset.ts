import { sql } from 'kysely'
import { z } from 'zod'
import { resources } from '#resources/table.ts'
import { user } from '#resources/user.ts'
import type { Db } from '../../backend/db/database.ts'
import { inTransaction } from '../../backend/db/transaction.ts'
import { tableOf } from '../../backend/records/record-table.ts'
import { plansOf } from '../../backend/seeds/seed.ts'

const changeSchema = z.strictObject({
  username: z.string(),
  permission: z.enum(['superadmin', 'admin', 'business', 'user']).optional(),
  active: z.boolean().optional(),
})

/** Changes an account's permission, or locks and unlocks it. */
export async function setUser(db: Db, order: unknown): Promise<void> {
  const { username, permission, active } = changeSchema.parse(order)
  const { numUpdatedRows } = await db
    .updateTable('record_user')
    .set({ ...(permission && { permission }), ...(active !== undefined && { active }) })
    .where('username', '=', username)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`no account ${username}`)
}

/** The schema with a copy of every table: copying rows back takes a tenth of the time of seeding. */
const COPIES = 'seeded'

/** The tables, each after those that it refers to. */
const tables: readonly string[] = [
  ...new Set([user, ...plansOf(resources).map(([resource]) => resource), ...resources].map(tableOf)),
  'credential',
  'file_entry',
]

/**
 * Deletes failed sign-in attempts. The first call copies the records, files and accounts; later ones restore them
 * if they have changed.
 */
export async function resetData(db: Db, isChanged: boolean): Promise<void> {
  await sql`delete from attempt`.execute(db)
  const copied = await sql`
    select from information_schema.schemata where schema_name = ${COPIES}`.execute(db)
  if (copied.rows.length === 0) await inTransaction(db, copyTables)
  else if (isChanged) await inTransaction(db, restoreTables)
}

async function copyTables(tx: Db): Promise<void> {
  await sql`create schema ${sql.id(COPIES)}`.execute(tx)
  for (const name of ['upload', ...tables])
    await sql`create table ${sql.id(COPIES, name)} as table ${sql.table(name)}`.execute(tx)
}

async function restoreTables(tx: Db): Promise<void> {
  // Deletes are faster than `truncate`, which makes new files for every index.
  for (const name of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx)
  // Pictures never change, and new ones may remain.
  await sql`insert into upload select * from ${sql.id(COPIES, 'upload')} on conflict do nothing`.execute(tx)
  for (const name of tables)
    await sql`insert into ${sql.table(name)} select * from ${sql.id(COPIES, name)}`.execute(tx)
}
