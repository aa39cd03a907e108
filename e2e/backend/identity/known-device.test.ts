// @vitest-environment node

import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { type Client, type ClientResponse } from '../../testing/client.ts'
import { runCleanup } from '../db/cleanup.ts'
import { log } from '../server/log.ts'
import { TEST_PASSWORD } from './demo-accounts.ts'
import { MAX_DEVICES, rememberDevice } from './known-device.ts'
import { failSignIns, signInBackEnd, signInByApi } from './sign-ins.test-data.ts'

const office = signInBackEnd()
const { clientFrom } = office

const cookieIn = ({ headers }: ClientResponse) => headers.get('set-cookie')?.split(';', 1)[0] ?? ''

describe('a known device', () => {
  it('is not locked out of its account by the wrong passwords of others', async () => {
    const known = await clientFrom('198.51.100.10')
    expect((await known.signIn('nguoi-dung-3', TEST_PASSWORD)).status).toBe(200)
    const stranger = await clientFrom('198.51.100.11')
    await failSignIns(stranger, 'nguoi-dung-3', 5)
    expect((await stranger.signIn('nguoi-dung-3', TEST_PASSWORD)).status).toBe(429)
    expect((await (await clientFrom('198.51.100.12')).signIn('nguoi-dung-3', TEST_PASSWORD)).status).toBe(429)
    expect((await known.signIn('nguoi-dung-3', TEST_PASSWORD)).status).toBe(200)
    expect((await signInByApi(known, 'nguoi-dung-3', TEST_PASSWORD)).status).toBe(200)
    expect((await stranger.signIn('nguoi-dung-3', TEST_PASSWORD)).status).toBe(429)
  })

  it('is limited by its own wrong passwords, separately from other devices', async () => {
    const known = await clientFrom('198.51.100.13')
    expect((await known.signIn('nguoi-dung-4', TEST_PASSWORD)).status).toBe(200)
    await failSignIns(known, 'nguoi-dung-4', 5)
    expect((await known.signIn('nguoi-dung-4', TEST_PASSWORD)).status).toBe(429)
    expect((await (await clientFrom('198.51.100.14')).signIn('nguoi-dung-4', TEST_PASSWORD)).status).toBe(200)
  })

  it('is known to one account only', async () => {
    const client = await clientFrom('198.51.100.15')
    expect((await client.signIn('nguoi-dung-5', TEST_PASSWORD)).status).toBe(200)
    await failSignIns(await clientFrom('198.51.100.16'), 'nguoi-dung-6', 5)
    expect((await client.signIn('nguoi-dung-6', TEST_PASSWORD)).status).toBe(429)
  })

  it('is known by its cookie after a sign-out has removed its key, by both sign-in calls', async () => {
    for (const [at, way] of [(c: Client, n: string) => c.signIn(n, TEST_PASSWORD), byTrialApi].entries()) {
      const name = `nguoi-dung-${7 + at}`
      const first = await way(await clientFrom('198.51.100.17'), name)
      expect(first.headers.get('set-cookie')).toMatch(/^device=[\w-]{43}; .*HttpOnly; SameSite=Strict$/)
      await failSignIns(await clientFrom(`198.51.100.${18 + at}`), name, 5)
      const later = await clientFrom('198.51.100.17')
      expect((await way(later, name)).status).toBe(429)
      later.headers['cookie'] = cookieIn(first)
      expect((await way(later, name)).status).toBe(200)
    }
  })

  it('counts wrong old passwords by itself when it changes its password', async () => {
    const client = await clientFrom('198.51.100.21')
    expect((await client.signIn('nguoi-dung-9', TEST_PASSWORD)).status).toBe(200)
    const change = () =>
      client.call('POST', '/api/auth/password/change', { old_password: 'sai', new_password: 'mat-khau-moi' })
    for (let tries = 0; tries < 5; tries += 1) expect((await change()).status).toBe(422)
    expect((await change()).status).toBe(429)
    expect((await (await clientFrom('198.51.100.22')).signIn('nguoi-dung-9', TEST_PASSWORD)).status).toBe(200)
  })

  it('is unknown once staff have set another password', async () => {
    const known = await clientFrom('198.51.100.23')
    expect((await known.signIn('nguoi-dung-10', TEST_PASSWORD)).status).toBe(200)
    const admin = await office.back.signedIn('admin')
    const password = 'cây cầu bắc qua sông'
    const set = await admin.call('PUT', '/api/users/change-password/u-nguoi-dung-10', { password })
    expect(set.status).toBe(200)
    await failSignIns(await clientFrom('198.51.100.24'), 'nguoi-dung-10', 5)
    expect((await known.signIn('nguoi-dung-10', password)).status).toBe(429)
  })

  it('is forgotten when it has not signed in for half a year', async () => {
    const { db } = office.back.backEnd
    for (const device of ['key old', 'key new'])
      await rememberDevice(db, 'u-z', { source: undefined, devices: [device], setCookie: '' })
    await sql`update known_device set seen_at = now() - interval '200 days' where device = 'key old'`.execute(
      db,
    )
    await runCleanup(db, { auditDays: 365 })
    const kept = await sql<{ device: string }>`select device from known_device where user_id = 'u-z'`.execute(
      db,
    )
    expect(kept.rows).toEqual([{ device: 'key new' }])
  })

  it('is one of a limited number for each account', async () => {
    const { db } = office.back.backEnd
    for (let at = 0; at <= MAX_DEVICES; at += 1) {
      // Sign-ins of the same instant would be in no order.
      await sql`update known_device set seen_at = seen_at - interval '1 second' where user_id = 'u-x'`.execute(
        db,
      )
      await rememberDevice(db, 'u-x', { source: undefined, devices: [`key ${at}`], setCookie: '' })
    }
    const kept = await sql<{ device: string }>`select device from known_device where user_id = 'u-x'`.execute(
      db,
    )
    expect(kept.rows).toHaveLength(MAX_DEVICES)
    expect(kept.rows).toContainEqual({ device: `key ${MAX_DEVICES}` })
    expect(kept.rows).not.toContainEqual({ device: 'key 0' })
  })
})

const byTrialApi = (client: Client, username: string) => signInByApi(client, username, TEST_PASSWORD)

it.each([
  ['devices', 'known_device', 'user_id, device', 12],
  ['wrong passwords', 'attempt', 'account', 2],
])('%s are forgotten with the setting of a password, or none of it is done', async (_, table, key, at) => {
  const name = `nguoi-dung-${at}`
  const [db, admin] = [office.back.backEnd.db, await office.back.signedIn('admin')]
  await (await clientFrom('198.51.100.25')).signIn(name, TEST_PASSWORD)
  await failSignIns(await clientFrom('198.51.100.26'), name, 1)
  // Rows that are referred to cannot be deleted.
  await sql.raw(`create table kept as select ${key} from ${table}`).execute(db)
  await sql.raw(`alter table kept add foreign key (${key}) references ${table}`).execute(db)
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const path = `/api/users/change-password/u-${name}`
  const { status } = await admin.call('PUT', path, { password: 'cây cầu bắc qua sông' })
  logged.mockRestore()
  await sql`drop table kept`.execute(db)
  expect(status).toBe(500)
  expect((await (await clientFrom('198.51.100.27')).signIn(name, TEST_PASSWORD)).status).toBe(200)
})
