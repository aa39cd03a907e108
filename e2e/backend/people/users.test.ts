// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from '../../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { TEST_PASSWORD } from '../identity/demo-accounts.ts'
import { lan } from './lan.test-data.ts'

let back: InProcessBackEnd
let admin: Client

beforeAll(async () => {
  back = await startInProcessBackEnd()
  admin = await back.signedIn('admin')
}, 60_000)

afterAll(() => back.stop())

async function made(more: object): Promise<{ id: string }> {
  const { status, body } = await admin.call('POST', '/api/user', { ...lan, ...more })
  expect({ status, body }).toMatchObject({ status: 200, body: { code: 1 } })
  return body.data
}

describe('a user', () => {
  it('is created without a password, gets one, signs in, and is signed out when deleted', async () => {
    const { id } = await made({ password: 'khong-luu-2026', la: 1 })
    const read = (await admin.call('GET', `/api/user-info/${id}`)).body.data
    expect(read).toMatchObject({ ...lan, la: 1, has_password: false })
    expect(read).not.toHaveProperty('password')
    expect((await (await Client.at(back.base)).signIn('lan', 'khong-luu-2026')).status).toBe(400)
    await admin.call('PUT', `/api/users/change-password/${id}`, { password: 'sông nước mênh mang' })
    const c = await back.signedIn('lan', 'sông nước mênh mang')
    const words = { old_password: 'sông nước mênh mang', new_password: 'cây cầu bắc qua sông' }
    expect((await c.call('POST', '/api/auth/password/change', words)).status).toBe(200)
    const own = (await c.call('GET', `/api/user-info/${id}`)).body.data
    expect(own.has_password).toBe(true)
    // Fields that responses add to a record are not stored.
    const saved = (
      await c.call('PUT', `/api/user/${id}`, { ...own, permissions: 'admin', phone: '0912345678' })
    ).body
    expect(saved).toMatchObject({
      code: 1,
      data: { ...own, phone: '0912345678', updated_at: expect.any(String) },
    })
    expect((await c.call('GET', '/api/session')).body.data).toMatchObject({
      phone: '0912345678',
      permissions: 'admin',
    })
    expect((await admin.call('DELETE', `/api/users/delete/${id}`)).status).toBe(200)
    expect((await c.call('GET', '/api/session')).status).toBe(401)
    expect((await c.renew()).body.error).toBe('invalid_grant')
    expect((await admin.call('GET', `/api/user-info/${id}`)).status).toBe(404)
  })

  it('is the only one of their name and address, in any case', async () => {
    const { id } = await made({ username: 'Hoa', email: 'Hoa@cty.vn' })
    const twice = await admin.call('POST', '/api/user', { ...lan, username: ' hOA ', email: 'x@cty.vn' })
    expect(twice).toMatchObject({
      status: 422,
      body: { errors: { username: expect.stringContaining(lan.name) } },
    })
    const mail = await admin.call('POST', '/api/user', { ...lan, username: 'hoa2', email: 'hoa@CTY.vn' })
    expect(mail).toMatchObject({ status: 422, body: { errors: { email: expect.any(String) } } })
    expect((await admin.call('PUT', `/api/user/${id}`, { name: 'Hoa' })).status).toBe(200)
  })

  it.each([
    ['a birthday of a child', { birthday: '2020-01-01' }, 'birthday'],
    ['a birthday of long ago', { birthday: '1850-01-01' }, 'birthday'],
    ['an unknown permission', { permission: 'root' }, 'permission'],
    ['no permission', { permission: '' }, 'permission'],
    ['no address', { email: '' }, 'email'],
  ])('with %s is refused', async (_, wrong, field) => {
    const answer = await admin.call('POST', '/api/user', {
      ...lan,
      username: 'sai',
      email: 's@cty.vn',
      ...wrong,
    })
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } })
  })

  it('does not get a name that looks like another, when created or renamed', async () => {
    const { id } = await made({ username: 'binh', name: '佐藤 さくら', email: 'binh@cty.vn' })
    for (const username of ['\u0430dmin', 'admin\u200b', '\u202eadmin', 'ａｄｍｉｎ']) {
      const refused = { status: 422, body: { errors: { username: expect.stringContaining('dễ nhầm') } } }
      expect(await admin.call('POST', '/api/user', { ...lan, username, email: 'x1@cty.vn' })).toMatchObject(
        refused,
      )
      expect(await admin.call('PUT', `/api/user/${id}`, { username })).toMatchObject(refused)
    }
  })

  it('keeps a name of older days, is changed and signs in with it', async () => {
    const { id } = await made({ username: 'mai', email: 'mai@cty.vn' })
    await admin.call('PUT', `/api/users/change-password/${id}`, { password: 'cau-bac-qua-song' })
    await sql`update record_user set username = '\uff4dai\u0430' where id = ${id}`.execute(back.backEnd.db)
    const read = (await admin.call('GET', `/api/user-info/${id}`)).body.data
    expect((await admin.call('PUT', `/api/user/${id}`, { ...read, phone: '0912345678' })).status).toBe(200)
    expect((await back.signedIn('\uff4dai\u0430', 'cau-bac-qua-song')).token).not.toBe('')
  })

  it('signs in however the name is typed: wide, decomposed, in capitals', async () => {
    const { id } = await made({ username: 'Hue Trân'.normalize('NFD'), email: 'hue@cty.vn' })
    await admin.call('PUT', `/api/users/change-password/${id}`, { password: 'cau-bac-qua-song' })
    for (const typed of ['hue trân', 'HUE trân'.normalize('NFD'), 'ｈｕｅ\u3000trân', ' Hue Trân '])
      expect((await back.signedIn(typed, 'cau-bac-qua-song')).token).not.toBe('')
  })

  it('is searched for without marks, narrowed and put in order', async () => {
    await made({ username: 'thuy', name: 'Đặng Thị Thúy', email: 'thuy@cty.vn', permission: 'user' })
    const found = await admin.call(
      'GET',
      '/api/users?keyword=dang+thi+thuy&permission=user&sort=name&pages=1&page=50',
    )
    expect(found.body.data.results.map(({ username }: typeof lan) => username)).toContain('thuy')
    expect(found.body.data.pagination).toMatchObject({ pages: 1, page: 50 })
  })
})

describe('a user without permission', () => {
  const change = (c: Client, id: string, body: object) => c.call('PUT', `/api/user/${id}`, body)

  it('cannot lock, lower or delete themselves', async () => {
    expect(await change(admin, 'u-admin', { active: false })).toMatchObject({
      status: 422,
      body: { errors: { active: expect.any(String) } },
    })
    expect(await change(admin, 'u-admin', { permission: 'user' })).toMatchObject({
      status: 422,
      body: { errors: { permission: expect.any(String) } },
    })
    expect(await admin.call('DELETE', '/api/users/delete/u-admin')).toMatchObject({
      status: 409,
      body: { message: 'Bạn không xóa được tài khoản của chính mình.' },
    })
  })

  it('cannot raise themselves or change others', async () => {
    const user = await back.signedIn('user')
    expect((await change(user, 'u-user', { permission: 'admin' })).status).toBe(422)
    expect((await change(user, 'u-admin', { name: 'Kẻ lạ' })).status).toBe(403)
    expect((await change(user, 'u-user', { name: 'Huy Phạm' })).body.data.name).toBe('Huy Phạm')
  })

  it('cannot write more than the profile fields of their own account', async () => {
    const user = await back.signedIn('user')
    const own = (await user.call('GET', '/api/session')).body.data
    const refused: readonly (readonly [string, unknown])[] = [
      ['username', 'other'],
      ['permission', 'admin'],
      ['active', false],
      ['memo', 'x'.repeat(1000)],
      ['children', [{}]],
    ]
    for (const [name, value] of refused) {
      const answer = await change(user, 'u-user', { ...own, phone: '0900 000 001', [name]: value })
      expect([name, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([name, 422, [name]])
    }
    expect((await user.call('GET', '/api/session')).body.data).toEqual(own)
    await change(admin, 'u-user', { memo: 'of the staff' })
    const sent = { ...(await user.call('GET', '/api/session')).body.data, phone: '0900 000 002' }
    const saved = await change(user, 'u-user', sent)
    expect([saved.status, saved.body.data.phone, saved.body.data.memo]).toEqual([
      200,
      '0900 000 002',
      'of the staff',
    ])
    expect((await change(user, 'u-user', { ...sent, memo: 'changed' })).status).toBe(422)
  })
})

it('a lowered or disabled user is stopped at once', async () => {
  const c = await back.signedIn('nguoi-dung-2', TEST_PASSWORD)
  await admin.call('PUT', '/api/user/u-nguoi-dung-2', { permission: 'user' })
  expect((await c.call('GET', '/api/users')).status).toBe(401)
  const lowered = await back.signedIn('nguoi-dung-2', TEST_PASSWORD)
  expect((await lowered.call('GET', '/api/users')).status).toBe(403)
  await admin.call('PUT', '/api/user/u-nguoi-dung-2', { active: false })
  expect((await lowered.call('GET', '/api/session')).status).toBe(401)
})

it('seeded people have pictures and no password', async () => {
  const { results, pagination } = (await admin.call('GET', '/api/users?pages=1&page=100&permission=user'))
    .body.data
  expect(pagination.total).toBeGreaterThan(40)
  const seeded = results.find(
    ({ avatar, email }: Record<string, string>) => avatar && email?.endsWith('@example.com'),
  )
  expect((await admin.call('GET', `/api/user-info/${seeded.id}`)).body.data.has_password).toBe(false)
})
