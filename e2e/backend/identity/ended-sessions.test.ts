// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Client } from '../../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { TEST_PASSWORD } from './demo-accounts.ts'
import { endSessions, isCurrent } from './grants.ts'
import { Passwords } from './passwords.ts'

let back: InProcessBackEnd
let admin: Client

beforeAll(async () => {
  back = await startInProcessBackEnd()
  admin = await back.signedIn('admin')
}, 60_000)

afterAll(() => back.stop())

const statusOf = async (c: Client) => (await c.call('GET', '/api/session')).status

/** The access token is refused by the next request, and the refresh token brings no other. */
async function expectEnded(c: Client): Promise<void> {
  const { status, headers } = await c.call('GET', '/api/session')
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'DPoP error="invalid_token", algs="ES256"'])
  if (c.refreshToken) expect((await c.renew()).body.error).toBe('invalid_grant')
}

const revoke = (token: string, more: Record<string, string> = {}) =>
  fetch(`${back.base}/idp/token/revocation`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'admin', token, ...more }),
  })

const edit = async (id: string, change: object) => {
  const { status, body } = await admin.call('PUT', `/api/user/${id}`, change)
  expect([status, body.errors]).toEqual([200, undefined])
}

describe('an access token is refused by the next request', () => {
  it('after its refresh token has been revoked (RFC 7009)', async () => {
    const c = await back.signedIn('nguoi-dung-1', TEST_PASSWORD)
    const other = await back.signedIn('nguoi-dung-1', TEST_PASSWORD)
    expect((await revoke(c.refreshToken, { token_type_hint: 'refresh_token' })).status).toBe(200)
    await expectEnded(c)
    expect(await statusOf(other)).toBe(200)
  })

  it('after it has been revoked itself (RFC 7009), with its refresh token', async () => {
    const c = await back.signedIn('nguoi-dung-1', TEST_PASSWORD)
    const other = await back.signedIn('nguoi-dung-1', TEST_PASSWORD)
    const byApi = await signedInByApi('nguoi-dung-1')
    expect((await revoke(c.token, { token_type_hint: 'access_token' })).status).toBe(200)
    await expectEnded(c)
    expect((await revoke(byApi.token)).status).toBe(200)
    await expectEnded(byApi)
    expect((await revoke(c.token)).status).toBe(200)
    expect(await statusOf(other)).toBe(200)
  })

  it('and not after another client or a changed token has been sent for revocation', async () => {
    const c = await back.signedIn('nguoi-dung-1', TEST_PASSWORD)
    expect((await revoke(c.token, { client_id: 'other' })).status).toBe(401)
    const [head, claims] = c.token.split('.')
    await revoke([head, claims, 'A'.repeat(86)].join('.'))
    expect(await statusOf(c)).toBe(200)
  })

  it.each([
    ['57P01', 503, '5', 'temporarily_unavailable'],
    ['P0001', 500, null, 'server_error'],
  ])(
    'and not when the database fails with %s while it is revoked: %i',
    async (code, status, retryAfter, error) => {
      const c = await back.signedIn('nguoi-dung-1', TEST_PASSWORD)
      const { db } = back.backEnd
      await sql
        .raw(`create function fail() returns trigger language plpgsql as
        $$begin raise exception 'failed' using errcode = '${code}'; end$$`)
        .execute(db)
      await sql`create trigger failing before delete on oidc for each statement execute function fail()`.execute(
        db,
      )
      const answer = await revoke(c.token)
      await sql`drop function fail cascade`.execute(db)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter])
      expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect((await answer.json()).error).toBe(error)
      expect(await statusOf(c)).toBe(200)
    },
  )

  it('after the owner has changed the password elsewhere, where the session goes on', async () => {
    const here = await back.signedIn('nguoi-dung-2', TEST_PASSWORD)
    const elsewhere = await back.signedIn('nguoi-dung-2', TEST_PASSWORD)
    const words = { old_password: TEST_PASSWORD, new_password: 'cây cầu bắc qua sông' }
    expect((await here.call('POST', '/api/auth/password/change', words)).status).toBe(200)
    await expectEnded(elsewhere)
    expect(await statusOf(here)).toBe(200)
    expect((await here.renew()).status).toBe(200)
    expect(await statusOf(here)).toBe(200)
  })

  it('after an admin has set the password', async () => {
    const c = await back.signedIn('nguoi-dung-3', TEST_PASSWORD)
    const byApi = await signedInByApi('nguoi-dung-3')
    expect(await statusOf(byApi)).toBe(200)
    const path = '/api/users/change-password/u-nguoi-dung-3'
    expect((await admin.call('PUT', path, { password: 'cây cầu bắc qua sông' })).status).toBe(200)
    await expectEnded(c)
    await expectEnded(byApi)
  })

  it('after the role has been lowered, and not after it has been raised', async () => {
    const c = await back.signedIn('nguoi-dung-4', TEST_PASSWORD)
    await edit('u-nguoi-dung-4', { permission: 'business' })
    await expectEnded(c)
    const lowered = await back.signedIn('nguoi-dung-4', TEST_PASSWORD)
    await edit('u-nguoi-dung-4', { permission: 'admin' })
    expect((await lowered.call('GET', '/api/users')).status).toBe(200)
  })

  it('after the account has been disabled, also once it is enabled again', async () => {
    const c = await back.signedIn('nguoi-dung-5', TEST_PASSWORD)
    const byApi = await signedInByApi('nguoi-dung-5')
    await edit('u-nguoi-dung-5', { active: false })
    expect(await statusOf(c)).toBe(401)
    await edit('u-nguoi-dung-5', { active: true })
    await expectEnded(c)
    await expectEnded(byApi)
    expect(await statusOf(await back.signedIn('nguoi-dung-5', TEST_PASSWORD))).toBe(200)
  })

  it('after the account has been deleted', async () => {
    const c = await back.signedIn('nguoi-dung-6', TEST_PASSWORD)
    expect((await admin.call('DELETE', '/api/users/delete/u-nguoi-dung-6')).status).toBe(200)
    await expectEnded(c)
  })
})

it('a change that lowers nothing ends no session', async () => {
  const c = await back.signedIn('nguoi-dung-7', TEST_PASSWORD)
  await edit('u-nguoi-dung-7', { name: 'Tên khác' })
  expect(await statusOf(c)).toBe(200)
})

it('a sign-in whose password was checked before all sessions ended opens none', async () => {
  const { db } = back.backEnd
  const person = { id: 'u-nguoi-dung-8', generation: await generationOf('u-nguoi-dung-8') }
  expect(await isCurrent(db, person)).toBe(true)
  await db.transaction().execute((tx) => endSessions(tx, person.id))
  expect(await isCurrent(db, person)).toBe(false)
  const rows = await sql`select 1 from oidc where payload ->> 'accountId' = ${person.id}`.execute(db)
  expect(rows.rows).toEqual([])
})

it('the own password is not set without the old one', async () => {
  const c = await back.signedIn('nguoi-dung-9', TEST_PASSWORD)
  const path = '/api/users/change-password/u-nguoi-dung-9'
  const answer = await c.call('PUT', path, { password: 'cây cầu bắc qua sông' })
  expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('Đổi mật khẩu') } })
  expect((await (await Client.at(back.base)).signIn('nguoi-dung-9', TEST_PASSWORD)).status).toBe(200)
})

it('rejects a change of the own password after an admin has set another one', async () => {
  const c = await back.signedIn('nguoi-dung-10', TEST_PASSWORD)
  const given = 'cây cầu bắc qua sông'
  const own = new Passwords()
  const hashing = vi.spyOn(Passwords.prototype, 'hash').mockImplementationOnce(async (...parts) => {
    const path = '/api/users/change-password/u-nguoi-dung-10'
    expect((await admin.call('PUT', path, { password: given })).status).toBe(200)
    return own.hash(...parts)
  })
  const words = { old_password: TEST_PASSWORD, new_password: 'sông nước mênh mang' }
  const { status } = await c.call('POST', '/api/auth/password/change', words)
  hashing.mockRestore()
  await own.close()
  expect(status).toBe(409)
  expect((await (await Client.at(back.base)).signIn('nguoi-dung-10', given)).status).toBe(200)
})

async function generationOf(id: string): Promise<number> {
  const found = await sql<{ generation: number }>`
    select generation from credential where user_id = ${id}`.execute(back.backEnd.db)
  return found.rows[0]?.generation ?? expect.fail('no credential')
}

async function signedInByApi(username: string): Promise<Client> {
  const c = await Client.at(back.base)
  const dpop = await c.dpopProof('/api/login', { method: 'POST' })
  const { body } = await c.send('POST', '/api/login', { dpop }, { username, password: TEST_PASSWORD })
  c.token = body.access.token
  return c
}
