// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user as userResource } from '#resources/user.ts'
import { Client } from '../../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { TEST_PASSWORD } from '../identity/demo-accounts.ts'
import { getRecord } from '../records/write-record.ts'
import { lan } from './lan.test-data.ts'
import { rejectLastSuperadmin } from './user-rules.ts'

let back: InProcessBackEnd
let admin: Client
let superadmin: Client

beforeAll(async () => {
  back = await startInProcessBackEnd()
  admin = await back.signedIn('admin')
  superadmin = await back.signedIn('superadmin')
}, 60_000)

afterAll(() => back.stop())

describe('a superadmin', () => {
  const only = 'Chỉ quản trị cấp cao'
  const refused = { status: 403, body: { message: expect.stringContaining(only) } }

  it('is changed, disabled, deleted and given a password by superadmins only', async () => {
    for (const body of [{ name: 'Kẻ lạ' }, { permission: 'admin' }, { active: false }])
      expect(await admin.call('PUT', '/api/user/u-superadmin', body)).toMatchObject(refused)
    expect(await admin.call('DELETE', '/api/users/delete/u-superadmin')).toMatchObject(refused)
    const password = 'cây cầu bắc qua sông'
    const path = '/api/users/change-password/u-superadmin'
    expect(await admin.call('PUT', path, { password })).toMatchObject(refused)
    expect((await superadmin.call('GET', '/api/session')).body.data.name).toBe('Trần Quốc Bảo')
  })

  it('is made by a superadmin alone', async () => {
    for (const permission of ['superadmin', ['superadmin']])
      for (const name of ['permission', 'permissions']) {
        const { permission: _, ...rest } = lan
        const body = { ...rest, username: 'cao', email: 'cao@cty.vn', [name]: permission }
        const answer = await admin.call('POST', '/api/user', body)
        expect([403, 422]).toContain(answer.status)
        const raised = await admin.call('PUT', '/api/user/u-nguoi-dung-1', { [name]: permission })
        expect([403, 422]).toContain(raised.status)
      }
    const promoted = { permission: 'superadmin' }
    expect(await admin.call('PUT', '/api/user/u-nguoi-dung-1', promoted)).toMatchObject(refused)
    expect(await admin.call('POST', '/api/user', { ...lan, username: 'cao', ...promoted })).toMatchObject(
      refused,
    )
    expect((await superadmin.call('PUT', '/api/user/u-nguoi-dung-1', promoted)).status).toBe(200)
    const other = await back.signedIn('nguoi-dung-1', TEST_PASSWORD)
    expect((await other.call('PUT', '/api/user/u-superadmin', { permission: 'admin' })).status).toBe(200)
    expect((await other.call('PUT', '/api/user/u-superadmin', promoted)).status).toBe(200)
  })

  it('stays as long as no other one has a password and is active', async () => {
    const { db } = back.backEnd
    const last = await getRecord(db, userResource, 'u-superadmin')
    await sql`update record_user set permission = 'admin' where id = 'u-nguoi-dung-1'`.execute(db)
    await sql`
      insert into record_user (id, username, permission, active) values ('u-cao', 'cao', 'superadmin', true)`.execute(
      db,
    )
    const remove = () => db.transaction().execute((tx) => rejectLastSuperadmin(tx, last))
    await expect(remove()).rejects.toThrow('Đây là quản trị cấp cao cuối cùng')
    await sql`insert into credential (user_id, password, must_change) values ('u-cao', '', true)`.execute(db)
    await remove()
    await sql`update record_user set active = false where id = 'u-cao'`.execute(db)
    await expect(remove()).rejects.toThrow('Đây là quản trị cấp cao cuối cùng')
  })
})
