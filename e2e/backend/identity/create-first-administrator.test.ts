// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Client } from '../../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { readSettings } from '../server/settings.ts'
import { createFirstAdministrator } from './create-first-administrator.ts'
import { Passwords } from './passwords.ts'

const PASSWORD = 'bến đò sáng sớm'
const NEXT = 'thuyền xuôi dòng nước'
const passwords = new Passwords()
const parts = ({ backEnd }: InProcessBackEnd) => ({ db: backEnd.db, passwords })
let back: InProcessBackEnd
let admin: Client

beforeAll(async () => {
  back = await startInProcessBackEnd({ SEED: 'none', ADMIN_USERNAME: 'chu-ben', ADMIN_PASSWORD: PASSWORD })
  admin = await back.signedIn('chu-ben', PASSWORD)
}, 60_000)

afterAll(async () => {
  await passwords.close()
  await back.stop()
})
afterEach(() => vi.restoreAllMocks())

const all = async (statement: string) => (await sql.raw(statement).execute(back.backEnd.db)).rows

describe('a database that is not seeded', () => {
  it('has one account, a superadmin, and no records', async () => {
    expect(await all('select username, permission, active from record_user')).toEqual([
      { username: 'chu-ben', permission: 'superadmin', active: true },
    ])
    expect(await all('select 1 from record_brand limit 1')).toEqual([])
    expect(await all('select 1 from upload limit 1')).toEqual([])
    expect((await (await Client.at(back.base)).signIn('admin', 'ben-admin-2026')).status).toBe(400)
  })

  it('refuses every call of the first administrator with 403 but those for changing the password', async () => {
    const open: string[] = []
    for (const { method, path } of back.backEnd.routes.filter(({ who }) => who !== 'public')) {
      const { status, body } = await admin.call(method, path.replace(/:\w+/g, 'nobody'), undefined)
      if (status === 403) expect(body.message).toContain('đổi mật khẩu')
      else open.push(`${method} ${path}`)
    }
    expect(open.toSorted()).toEqual([
      'GET /api/session',
      'GET /idp/me',
      'POST /api/auth/password/change',
      'POST /api/auth/valid/token',
    ])
    const lookup = await admin.call('POST', '/api/auth/valid/token')
    expect(lookup.body.data).toMatchObject({ permissions: 'superadmin', must_change_password: true })
  })

  it('keeps the session of the administrator after the password change', async () => {
    const change = (old_password: string, new_password: string) =>
      admin.call('POST', '/api/auth/password/change', { old_password, new_password })
    const same = await change(PASSWORD, PASSWORD)
    expect(same).toMatchObject({ status: 422, body: { errors: { new_password: expect.any(String) } } })
    expect((await change(PASSWORD, NEXT)).status).toBe(200)
    expect((await admin.call('GET', '/api/users')).body.data.pagination.total).toBe(1)
    const lookup = await admin.call('POST', '/api/auth/valid/token')
    expect(lookup.body.data).not.toHaveProperty('must_change_password')
  })

  it('gets no second administrator at the next start', async () => {
    const say = vi.spyOn(console, 'log')
    await createFirstAdministrator(parts(back), readSettings({ SEED: 'none', ADMIN_USERNAME: 'khac' }))
    expect(await all('select username from record_user')).toEqual([{ username: 'chu-ben' }])
    expect(say).not.toHaveBeenCalled()
  })
})

it('without ADMIN_PASSWORD the password is random and printed once', async () => {
  const say = vi.spyOn(console, 'log').mockReturnValue()
  const other = await startInProcessBackEnd({ SEED: 'none' })
  const printed = say.mock.calls.flat().join('\n')
  const password = /admin\s+(\S{16,})/.exec(printed)?.[1] ?? ''
  expect((await (await Client.at(other.base)).signIn('admin', password)).status).toBe(200)
  expect(await createFirstAdministrator(parts(other), readSettings({ SEED: 'none' }))).toBeUndefined()
  expect(say.mock.calls.flat().join('\n')).toBe(printed)
  await other.stop()
}, 60_000)

it('a password set by an admin must be changed by its owner', async () => {
  const seeded = await startInProcessBackEnd()
  const staff = await seeded.signedIn('admin')
  const path = '/api/users/change-password/u-nguoi-dung-1'
  expect((await staff.call('PUT', path, { password: PASSWORD })).status).toBe(200)
  const theirs = await seeded.signedIn('nguoi-dung-1', PASSWORD)
  expect((await theirs.call('GET', '/api/users')).status).toBe(403)
  const words = { old_password: PASSWORD, new_password: NEXT }
  expect((await theirs.call('POST', '/api/auth/password/change', words)).status).toBe(200)
  expect((await theirs.call('GET', '/api/users')).status).toBe(200)
  await seeded.stop()
}, 60_000)

it('does not seed a database that has accounts', async () => {
  const { seedAccounts } = await import('./demo-accounts.ts')
  expect(await seedAccounts(parts(back), readSettings({ SEED: 'small' }))).toBe(false)
  expect(await all('select username from record_user')).toEqual([{ username: 'chu-ben' }])
})
