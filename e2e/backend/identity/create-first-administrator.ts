import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { newValues } from '#descriptor/row.ts'
import { user } from '#resources/user.ts'
import type { Db } from '../db/database.ts'
import { withSchemaLock } from '../db/migrate.ts'
import { newId } from '../records/new-id.ts'
import { toColumns } from '../records/stored.ts'
import type { Settings } from '../server/settings.ts'
import type { SignInParts } from './account.ts'
import { ownShare } from './passwords.ts'
import { validatePassword } from './validate-password.ts'

/**
 * Creates the superadmin of a database in which no account has a password; the password must be changed at the first
 * sign-in. A random one is printed by the one instance that created the account.
 */
export async function createFirstAdministrator(
  { db, passwords }: SignInParts,
  settings: Settings,
): Promise<void> {
  if (await hasCredentials(db)) return
  const password = await initialPassword(settings)
  const hash = await passwords.hash(password, ownShare('seed'))
  const username = settings.adminUsername
  const isCreated = await withSchemaLock(db, async (tx) => {
    if (await hasCredentials(tx)) return false
    const id = newId()
    const values = { ...newValues(user), username, name: username, permission: 'superadmin', active: true }
    const columns = { id, ...toColumns(user, { values, extra: {} }) }
    const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
    await sql`
      insert into record_user (${names}) values (${sql.join(Object.values(columns))})`.execute(tx)
    await tx.insertInto('credential').values({ user_id: id, password: hash, must_change: true }).execute()
    return true
  })
  if (!isCreated || settings.adminPassword !== undefined) return
  console.log(
    `\nTài khoản quản trị đầu tiên (mật khẩu chỉ hiện một lần, hãy đổi khi đăng nhập ở /admin/login):\n  ${username}   ${password}\n`,
  )
}

async function initialPassword({ adminUsername, adminPassword }: Settings): Promise<string> {
  if (adminPassword === undefined) return randomBytes(12).toString('base64url')
  const judged = await validatePassword(adminPassword, [adminUsername])
  if ('error' in judged) throw new Error(`ADMIN_PASSWORD: ${judged.error}`)
  return judged.password
}

async function hasCredentials(db: Db): Promise<boolean> {
  const found = await sql`select 1 from credential limit 1`.execute(db)
  return found.rows.length > 0
}
