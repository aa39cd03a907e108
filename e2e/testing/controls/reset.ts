import { sql } from 'kysely'
import { z } from 'zod'
import { resources } from '#resources/table.ts'
import { user } from '#resources/user.ts'
import type { Db } from '../../backend/db/database.ts'
import { accountIds } from '../../backend/identity/demo-accounts.ts'
import { tableOf } from '../../backend/records/record-table.ts'
import { seed } from '../../backend/seeds/seed.ts'
import type { SeedSize } from '../../backend/seeds/seed-size.ts'

const changeSchema = z.strictObject({
  username: z.string(),
  permission: z.enum(['superadmin', 'admin', 'business', 'user']).optional(),
  active: z.boolean().optional(),
})

interface Account {
  permission: string
  active: boolean
}

/** The original values of changed accounts. */
const before = new Map<string, Account>()

/** Changes an account's permission, or locks and unlocks it. */
export async function setUser(db: Db, order: unknown): Promise<void> {
  const { username, permission, active } = changeSchema.parse(order)
  const found =
    await sql<Account>`select permission, active from record_user where username = ${username}`.execute(db)
  const account = found.rows[0]
  if (!account) throw new Error(`no account ${username}`)
  if (!before.has(username)) before.set(username, account)
  await writeAccount(db, username, {
    permission: permission ?? account.permission,
    active: active ?? account.active,
  })
}

/** Restores changed accounts and deletes failed sign-in attempts; with `records`, seeds all records and files again. */
export async function resetData(db: Db, records: boolean): Promise<void> {
  for (const [username, account] of before) await writeAccount(db, username, account)
  before.clear()
  await sql`delete from attempt`.execute(db)
  if (!records) return
  const found = await sql<{ hash: SeedSize }>`delete from applied where name = 'seed' returning hash`.execute(
    db,
  )
  const tables = resources.filter((resource) => resource !== user).map((one) => sql.table(tableOf(one)))
  await sql`truncate ${sql.join([...tables, sql.table('file_entry')])}`.execute(db)
  // Keep the seeded accounts, so that sessions stay valid.
  await sql`delete from record_user where id not in (${sql.join(accountIds())})`.execute(db)
  await sql`delete from credential where user_id not in (select id from record_user)`.execute(db)
  await seed(db, found.rows[0]?.hash ?? 'small')
}

async function writeAccount(db: Db, username: string, { permission, active }: Account): Promise<void> {
  await sql`update record_user set permission = ${permission}, active = ${active} where username = ${username}`.execute(
    db,
  )
}
