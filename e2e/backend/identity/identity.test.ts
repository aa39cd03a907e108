// @vitest-environment node
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { adapterFor } from './adapter.ts'

let back: InProcessBackEnd
const LOAD = 'ben-nguoi-dung-2026'

beforeAll(async () => {
  back = await startInProcessBackEnd()
}, 60_000)

afterAll(() => back.stop())

describe('signing in', () => {
  it.each(['admin', 'superadmin', 'business', 'user'])(
    'gives %s a token with that permission',
    async (name) => {
      const c = await back.signedIn(name)
      expect(decodeProtectedHeader(c.token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' })
      expect(decodeJwt(c.token)).toMatchObject({ permission: name, cnf: { jkt: expect.any(String) } })
      const me = await c.call('GET', '/idp/me')
      expect(me.body).toMatchObject({ sub: `u-${name}`, preferred_username: name, permission: name })
      const lookup = await c.call('POST', '/api/auth/valid/token')
      expect(lookup.body.data).toEqual({ id: `u-${name}`, permissions: name })
      const own = await c.call('GET', '/api/session')
      expect(own.body.data).toMatchObject({ username: name, permission: name })
      expect(Object.keys(own.body.data)).not.toContain('folded')
    },
  )

  it('answers with tokens for a renewal that keeps its scope and its ID token', async () => {
    const c = await Client.at(back.base)
    const first = await c.signIn('admin', 'ben-admin-2026')
    expect(first.body).toMatchObject({ token_type: 'DPoP', expires_in: 3600 })
    const second = await c.renew()
    expect(second.body.scope).toBe('openid profile full_access offline_access')
    expect(decodeJwt(second.body.id_token)).toMatchObject({ sub: 'u-admin', permission: 'admin' })
    expect((await c.call('GET', '/api/session')).status).toBe(200)
  })

  it('refuses with the texts of the specification', async () => {
    const c = await Client.at(back.base)
    const wrong = {
      error: 'invalid_username_or_password',
      error_description: 'Sai tên đăng nhập hoặc mật khẩu',
    }
    expect((await c.signIn('nguoi-dung-3', 'sai')).body).toEqual(wrong)
    expect((await c.signIn('khong-ai\0', 'sai')).body).toEqual(wrong)
    expect((await c.signIn('khoa', 'ben-khoa-2026')).body).toEqual(wrong)
    const nothing = { error: 'invalid_request', error_description: 'Yêu cầu không hợp lệ' }
    expect((await c.signIn('', '')).body).toEqual(nothing)
  })

  it('takes a name with capitals beyond ASCII, also where the database lowers only ASCII', async () => {
    await sql`update record_user set username = 'Đạt' where username = 'nguoi-dung-9'`.execute(
      back.backEnd.db,
    )
    const c = await Client.at(back.base)
    expect((await c.signIn('Đạt', LOAD)).status).toBe(200)
  })

  it('blocks an account after five wrong passwords, also for the right one', async () => {
    const c = await Client.at(back.base)
    for (let tries = 0; tries < 5; tries++) expect((await c.signIn('nguoi-dung-4', 'sai')).status).toBe(400)
    const blocked = await c.signIn('NGUOI-DUNG-4', LOAD)
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(20)
    expect(blocked.body.error_description).toContain('nhập sai nhiều lần')
    expect((await c.signIn('nguoi-dung-5', LOAD)).status).toBe(200)
  })

  it('does not renew with another key', async () => {
    const c = await back.signedIn('admin')
    const thief = await Client.at(back.base)
    thief.refreshToken = c.refreshToken
    expect((await thief.renew()).body.error).toBe('invalid_grant')
    expect((await c.renew()).status).toBe(200)
  })

  it('accepts a proof once, whichever grants it is sent for', async () => {
    const c = await back.signedIn('admin')
    const grants: Record<string, string>[] = [
      { grant_type: 'password', username: 'admin', password: 'ben-admin-2026' },
      { grant_type: 'refresh_token', refresh_token: c.refreshToken },
    ]
    for (const order of [grants, grants.toReversed(), [...grants.slice(1), ...grants.slice(1)]]) {
      const dpop = await c.dpopProof('/idp/token', { method: 'POST' })
      const answers: unknown[] = []
      for (const grant of order) {
        const body = new URLSearchParams({ client_id: 'admin', ...grant })
        const answer = await fetch(`${back.base}/idp/token`, { method: 'POST', headers: { dpop }, body })
        answers.push([answer.status, (await answer.json()).error])
      }
      expect(answers).toEqual([
        [200, undefined],
        [400, 'invalid_dpop_proof'],
      ])
    }
  })

  it('accepts two concurrent renewals', async () => {
    const c = await back.signedIn('admin')
    const [one, two] = await Promise.all([c.renew(), c.renew()])
    expect([one.status, two.status]).toEqual([200, 200])
  })

  it('returns 404 for unused endpoints of the provider', async () => {
    for (const page of ['/idp/auth', '/idp/request', '/idp/session/end', '/idp/reg']) {
      expect((await fetch(back.base + page)).status).toBe(404)
    }
  })
})

describe('signing in by the API', () => {
  it('returns a token bound to the key of the proof', async () => {
    const c = await Client.at(back.base)
    const dpop = await c.dpopProof('/api/login', { method: 'POST' })
    const credentials = { username: 'admin', password: 'ben-admin-2026', provider: '', social_token: '' }
    const answer = await c.send('POST', '/api/login', { dpop }, credentials)
    c.token = answer.body.access.token
    expect((await c.call('GET', '/api/session')).body.data.username).toBe('admin')
    expect((await c.send('POST', '/api/login', { dpop }, credentials)).status).toBe(401)
    expect((await c.send('POST', '/api/login', {}, credentials)).status).toBe(401)
  })
})

describe('a password', () => {
  it('is changed with the old one; ends all other sessions', async () => {
    const here = await back.signedIn('nguoi-dung-6', LOAD)
    const elsewhere = await back.signedIn('nguoi-dung-6', LOAD)
    const change = (old_password: string, new_password: string) =>
      here.call('POST', '/api/auth/password/change', { id: 'u-nguoi-dung-6', old_password, new_password })
    expect((await change('sai', 'mat-khau-moi')).body.errors).toHaveProperty('old_password')
    expect((await change(LOAD, 'ngan')).body.errors).toHaveProperty('new_password')
    expect((await change(LOAD, 'mật-khẩu-mới')).body).toMatchObject({ code: 1 })
    expect((await elsewhere.renew()).body.error).toBe('invalid_grant')
    expect((await here.renew()).status).toBe(200)
    // The same word from a keyboard that types marks apart.
    const again = await Client.at(back.base)
    expect((await again.signIn('nguoi-dung-6', 'mật-khẩu-mới'.normalize('NFD'))).status).toBe(200)
  })

  it('of another user is set by staff only', async () => {
    const admin = await back.signedIn('admin')
    const user = await back.signedIn('user')
    const path = '/api/users/change-password/u-nguoi-dung-7'
    expect((await user.call('PUT', path, { password: 'mat-khau-moi' })).status).toBe(403)
    const others = { id: 'u-admin', old_password: 'ben-admin-2026', new_password: 'mat-khau-moi' }
    expect((await user.call('POST', '/api/auth/password/change', others)).status).toBe(403)
    expect((await admin.call('PUT', path, { password: 'mat-khau-moi' })).status).toBe(200)
    expect((await (await Client.at(back.base)).signIn('nguoi-dung-7', 'mat-khau-moi')).status).toBe(200)
    expect((await admin.call('PUT', '/api/users/change-password/khong-co', { password: 'x' })).status).toBe(
      404,
    )
  })
})

describe('a spent refresh token', () => {
  it('is accepted within the grace period and until its successor is used, and rejected after both', async () => {
    const stored = (grace: number) => adapterFor(back.backEnd.db, 'RefreshToken', grace)
    const token = { grantId: 'g', rotations: 0 }
    await stored(20).upsert('spent', token, 60)
    await stored(20).consume('spent')
    await stored(20).upsert('newer', { ...token, rotations: 1 }, 60)
    expect(await stored(0).find('spent')).toEqual(token)
    await stored(20).consume('newer')
    expect(await stored(20).find('spent')).toEqual(token)
    expect(await stored(0).find('spent')).toEqual({ ...token, consumed: true })
    await stored(0).revokeByGrantId('g')
    expect(await stored(20).find('spent')).toBeUndefined()
  })
})
