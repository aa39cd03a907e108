import type { Insertable } from 'kysely'
import { newValues } from '#descriptor/row.ts'
import { user } from '#resources/user.ts'
import type { Db } from '../db/database.ts'
import { markApplied, withSchemaLock } from '../db/migrate.ts'
import type { RecordTable } from '../db/tables.ts'
import { toColumns } from '../records/stored.ts'
import type { Permission } from '../server/route.ts'
import type { Settings } from '../server/settings.ts'
import type { SignInParts } from './account.ts'
import { ownShare } from './passwords.ts'

/** An account that a fresh data folder starts with. */
export interface DemoAccount {
  readonly username: string
  readonly password: string
  readonly name: string
  readonly permission: Permission
  readonly active: boolean
}

/** One account for each permission, and one that is disabled. */
export const demoAccounts: readonly DemoAccount[] = [
  account('admin', 'ben-admin-2026', 'Nguyễn Minh Anh', 'admin'),
  account('superadmin', 'ben-superadmin-2026', 'Trần Quốc Bảo', 'superadmin'),
  account('business', 'ben-business-2026', 'Lê Thu Hà', 'business'),
  account('user', 'ben-user-2026', 'Phạm Gia Huy', 'user'),
  { ...account('khoa', 'ben-khoa-2026', 'Đỗ Thị Khóa', 'admin'), active: false },
]

/** The password of every `nguoi-dung-N`; these accounts exist only with TEST_ACCOUNTS. */
export const TEST_PASSWORD = 'ben-nguoi-dung-2026'

const MAX_TEST_ACCOUNTS = 100

/**
 * Puts the demo accounts into a database that has never had them; deleting one later keeps it deleted. False for a
 * database that already has accounts, because the passwords of the demo are public.
 */
export async function seedAccounts({ db, passwords }: SignInParts, settings: Settings): Promise<boolean> {
  const applied = (on: Db) =>
    on.selectFrom('applied').select('name').where('name', '=', 'demo-accounts').executeTakeFirst()
  const credential = (on: Db) => on.selectFrom('credential').select('user_id').limit(1).executeTakeFirst()
  if (await applied(db)) return true
  if (await credential(db)) return false
  const rows = [...demoAccounts, ...testAccounts(Math.min(settings.testAccounts, MAX_TEST_ACCOUNTS))]
  const texts = [...new Set(rows.map((row) => row.password))]
  const hashes = new Map(
    await Promise.all(
      texts.map(async (text) => [text, await passwords.hash(text, ownShare('seed'))] as const),
    ),
  )
  return withSchemaLock(db, async (tx) => {
    if (await applied(tx)) return true
    if (await credential(tx)) return false
    await markApplied(tx, 'demo-accounts', '1')
    await tx
      .insertInto('record_user')
      .values(rows.map(asRecord))
      .onConflict((on) => on.doNothing())
      .execute()
    const credentials = rows.map((row) => ({
      user_id: idOf(row.username),
      password: hashes.get(row.password) ?? '',
    }))
    await tx
      .insertInto('credential')
      .values(credentials)
      .onConflict((on) => on.doNothing())
      .execute()
    return true
  })
}

type RecordInsert = Insertable<RecordTable>

function asRecord({ username, name, permission, active }: DemoAccount) {
  const email = `${username}@ben.example`
  const values = { ...newValues(user), username, name, email, permission, active }
  return { id: idOf(username), ...toColumns(user, { values, extra: {} }) } as RecordInsert
}

function idOf(username: string): string {
  return `u-${username}`
}

function account(username: string, password: string, name: string, permission: Permission): DemoAccount {
  return { username, password, name, permission, active: true }
}

function testAccounts(count: number): readonly DemoAccount[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    return account(`nguoi-dung-${number}`, TEST_PASSWORD, `Người dùng ${number}`, 'admin')
  })
}
