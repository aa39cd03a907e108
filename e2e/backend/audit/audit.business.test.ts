// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Raw, readRows } from '#descriptor/envelope.ts'
import { requestOf } from '#descriptor/operation.ts'
import { rowOf } from '#descriptor/row.ts'
import { resources } from '#resources/table.ts'
import { Client, type ClientResponse } from '../../testing/client.ts'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { png } from '../../testing/png.ts'
import { runCleanup } from '../db/cleanup.ts'
import { log } from '../server/log.ts'

let back: InProcessBackEnd
let admin: Client
let superadmin: Client

beforeAll(async () => {
  back = await startInProcessBackEnd()
  admin = await back.signedIn('admin')
  superadmin = await back.signedIn('superadmin')
}, 60_000)

afterAll(() => back.stop())

beforeEach(async () => {
  await sql`delete from audit`.execute(back.backEnd.db)
})

const read = async (query = '') => (await superadmin.call('GET', `/api/audit?${query}`)).body.data
const rows = async (query = ''): Promise<Raw[]> => (await read(query)).results
const ok = (answer: ClientResponse) => {
  expect([answer.status, answer.body.code]).not.toContain(0)
  expect(answer.status).toBe(200)
  return answer.body.data
}

describe('the audit', () => {
  it('has one row for each write of a record, with account, call, time, address and changes', async () => {
    const made = ok(await admin.call('POST', '/api/brand/create', { name: 'Một', position: 3 }))
    ok(await admin.call('PUT', '/api/brand/update', { id: made.id, name: 'Hai', more: 1 }))
    ok(await superadmin.call('DELETE', `/api/brand/delete/${made.id}`))
    const [removed, updated, created] = await rows(`resource=brand&id=${made.id}`)
    expect(created).toMatchObject({
      account: 'u-admin',
      username: 'admin',
      action: 'create',
      label: 'Một',
      call: 'POST /api/brand/create',
      address: expect.stringMatching(/./),
      changes: { name: { after: 'Một' }, position: { after: 3 }, active: { after: true } },
    })
    expect(created?.changes).not.toHaveProperty('logo')
    expect(updated).toMatchObject({ action: 'update', label: 'Hai' })
    expect(updated?.changes).toEqual({
      name: { before: 'Một', after: 'Hai' },
      more: { before: null, after: 1 },
    })
    expect(removed).toMatchObject({
      account: 'u-superadmin',
      action: 'delete',
      changes: { name: { before: 'Hai' } },
    })
    expect(Math.abs(Date.now() - Date.parse(String(removed?.at)))).toBeLessThan(60_000)
  })

  it('has a row for an update of each resource', async () => {
    for (const resource of resources) {
      const { list, update, upsert } = resource.operations
      const operation = update ?? upsert
      if (!list || !operation) continue
      const { body } = await admin.call('GET', `${list.path}?pages=1&page=1&size=1`)
      const raw = readRows(list.envelope ?? resource.envelope, body)?.rows[0]
      if (!raw) continue
      const { id } = rowOf(resource, raw)
      const { path, method } = requestOf(operation, { id })
      expect([resource.name, (await admin.call(method, path, raw)).status]).toEqual([resource.name, 200])
      const [row] = await rows('page=1')
      expect(row).toMatchObject({ action: 'update', resource: resource.name, record: id })
    }
  })

  it('has settings, moves in trees and changes of users', async () => {
    ok(await admin.call('PUT', '/api/appsetting', { exchange_rate: 199 }))
    const node = ok(await admin.call('PUT', '/api/product-category/update', { name: 'Gốc' }))
    const leaf = ok(await admin.call('PUT', '/api/product-category/update', { name: 'Lá' }))
    ok(await admin.call('PUT', '/api/product-category/update', { id: leaf.id, parent_id: node.id }))
    ok(await superadmin.call('PUT', '/api/user/u-nguoi-dung-3', { permission: 'business', active: false }))
    expect((await rows('action=update')).map(({ resource, changes }) => [resource, changes])).toEqual([
      [
        'user',
        {
          permission: { before: expect.any(String), after: 'business' },
          active: { before: true, after: false },
        },
      ],
      ['product-category', { parent_id: { before: '', after: node.id } }],
      ['app-setting', { exchange_rate: { before: expect.any(Number), after: 199 } }],
    ])
  })

  it('has passwords that were set, and no secret of them', async () => {
    const [first, second] = ['mat-khau-moi-1', 'mat-khau-moi-2']
    const made = {
      username: 'thu',
      name: 'Thu',
      email: 'thu@cty.vn',
      permission: 'admin',
      active: true,
      password: first,
    }
    const { id } = ok(await superadmin.call('POST', '/api/user', made))
    ok(await superadmin.call('PUT', `/api/user/${id}`, { name: 'Thu Hà', api_token: first }))
    await superadmin.call('PUT', `/api/users/change-password/${id}`, { password: first })
    const own = await back.signedIn('thu', first)
    await own.call('POST', '/api/auth/password/change', { old_password: first, new_password: second })
    expect((await rows('action=set-password')).map(({ account, record }) => [account, record])).toEqual([
      [id, id],
      ['u-superadmin', id],
    ])
    const { rows: all } = await sql<{ text: string }>`select audit::text as text from audit`.execute(
      back.backEnd.db,
    )
    const hashes = await sql<{ password: string }>`select password from credential`.execute(back.backEnd.db)
    for (const secret of [first, second, ...hashes.rows.map(({ password }) => password)])
      expect(all.filter(({ text }) => text.includes(secret))).toEqual([])
  })

  it('has files, folders and pictures of forms', async () => {
    const send = async (path: string) => {
      const form = new FormData()
      form.append('file', new File([new Uint8Array(png(2, 2, () => 7))], 'ảnh.png', { type: 'image/png' }))
      const dpop = await admin.dpopProof(path, { method: 'POST', token: admin.token })
      const headers = { dpop, authorization: `Bearer ${admin.token}` }
      return (await fetch(back.base + path, { method: 'POST', headers, body: form })).status
    }
    ok(await admin.call('POST', '/api/create/folder', { name: 'Tết', path: '/' }))
    expect(await send('/api/file-manager/upload-single')).toBe(200)
    expect(await send('/api/image/uoload')).toBe(200)
    await admin.call('DELETE', `/api/file-manager/remove-file?path=${encodeURIComponent('/Tết')}`)
    expect((await rows()).map(({ action, resource, label }) => [action, resource, label])).toEqual([
      ['delete', 'file', 'Tết'],
      ['create', 'upload', 'ảnh.png'],
      ['create', 'file', 'ảnh.png'],
      ['create', 'file', 'Tết'],
    ])
  })

  it('has a row for an account blocked after wrong passwords', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      await expect(back.signedIn('nguoi-dung-5', 'sai')).rejects.toThrow()
    const locks = await rows('action=lock')
    expect(locks).toMatchObject([
      { resource: 'sign-in', record: 'u-nguoi-dung-5', changes: { failures: { after: 5 } } },
    ])
  })

  it('has no row for a name that no account has, which may be a password', async () => {
    const typed = 'mật khẩu của tôi'
    const c = await Client.at(back.base)
    for (let tries = 0; tries < 5; tries += 1) expect((await c.signIn(typed, 'sai')).status).toBe(400)
    expect((await c.signIn(typed, 'sai')).status).toBe(429)
    expect(await rows()).toEqual([])
  })

  it('has no row for a rejected write', async () => {
    const made = ok(
      await admin.call('POST', '/api/guide', { title: 'Bài', category: 'policy', url: 'bai-kiem' }),
    )
    await admin.call('POST', '/api/guide', { title: 'Khác', category: 'policy', url: 'bai-kiem' })
    await admin.call('PUT', `/api/guide/${made._id}`, { title: 'Mới' }, { 'if-match': '"1.x"' })
    await admin.call('PUT', `/api/guide/${made._id}`, { title: '' })
    await admin.call('DELETE', '/api/guide/nobody')
    expect(await rows()).toHaveLength(1)
  })

  it('rolls the write back when it fails', async () => {
    const { db } = back.backEnd
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    await sql`alter table audit add constraint broken check (label <> 'Không ghi')`.execute(db)
    expect((await admin.call('POST', '/api/size/create', { name: 'Không ghi' })).status).toBe(500)
    await sql`alter table audit drop constraint broken`.execute(db)
    logged.mockRestore()
    const found = await admin.call('GET', '/api/size/search?keyword=khong+ghi')
    expect([found.body.data.pagination.total, await rows()]).toEqual([0, []])
  })

  it('cuts long values', async () => {
    const content = `<p>${'chữ '.repeat(20_000)}</p>`
    const more = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`x${at}`, 'y'.repeat(800)]))
    const made = { title: 'Dài', category: 'policy', content, ...more }
    expect((await admin.call('POST', '/api/guide', made)).status).toBe(200)
    const [row] = await rows()
    expect(row?.changes).toMatchObject({ content: { after: { length: content.length } } })
    expect(JSON.stringify(row).length).toBeLessThan(70_000)
  })
})

describe('reading the audit', () => {
  it('filters by record, account and time, and pages', async () => {
    for (const name of ['A', 'B', 'C']) ok(await admin.call('POST', '/api/size/create', { name }))
    ok(await superadmin.call('POST', '/api/unit/create', { name: 'D' }))
    const labels = async (query: string) => (await rows(query)).map(({ label }) => label)
    expect(await labels('account=u-admin')).toEqual(['C', 'B', 'A'])
    expect(await labels('resource=unit')).toEqual(['D'])
    expect(await labels('pages=2&page=3')).toEqual(['A'])
    expect((await read('page=3')).pagination).toEqual({ pages: 1, page: 3, total: 4 })
    const [{ at }] = (await rows('resource=unit')) as [Raw]
    expect(await labels(`from=${String(at)}`)).toEqual(['D'])
    expect(await labels(`to=${String(at)}`)).toEqual(['C', 'B', 'A'])
    expect(await labels('to=2020-01-01')).toEqual([])
    for (const wrong of ['from=gestern', 'to=2026-99-99', "from=1'; drop table audit"])
      expect((await superadmin.call('GET', `/api/audit?${wrong}`)).status).toBe(422)
  })

  it('is for superadmins only, and no call changes it', async () => {
    expect((await admin.call('GET', '/api/audit')).status).toBe(403)
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await superadmin.call(method, '/api/audit', {})).status).toBe(404)
  })

  it('deletes only expired rows', async () => {
    for (const name of ['cũ', 'mới']) ok(await admin.call('POST', '/api/size/create', { name }))
    await sql`update audit set at = now() - interval '31 days' where label = 'cũ'`.execute(back.backEnd.db)
    await runCleanup(back.backEnd.db, { auditDays: 32 })
    expect(await rows()).toHaveLength(2)
    await runCleanup(back.backEnd.db, { auditDays: 30 })
    expect((await rows()).map(({ label }) => label)).toEqual(['mới'])
  })
})
