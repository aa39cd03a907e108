// @vitest-environment node

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { deleteExpiredKeys, idempotencyTable } from './idempotency.ts'
import { log } from './log.ts'

let back: InMemory
let count = 0

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

async function create(path: string, body: object, key?: string, method = 'POST') {
  const headers = {
    'content-type': 'application/json',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const answer = await back.app.request(path, { method, headers, body: JSON.stringify(body) })
  return { status: answer.status, tag: answer.headers.get('etag'), text: await answer.text() }
}

async function howMany(name: string): Promise<number> {
  const { body } = await back.call('GET', `/api/size/search?keyword=${encodeURIComponent(name)}`)
  return body.data.pagination.total
}

const fresh = () => ({ name: `co${++count}x`, key: `"${crypto.randomUUID()}"` })

describe('a create with a key', () => {
  it('runs once and returns the stored response again', async () => {
    const { name, key } = fresh()
    const first = await create('/api/size/create', { name }, key)
    const { id } = JSON.parse(first.text).data
    await back.call('PUT', `/api/size/update/${id}`, { name: `${name} khác` })
    const again = await create('/api/size/create', { name }, key)
    expect(first.status).toBe(200)
    expect(again).toEqual(first)
    expect(await howMany(name)).toBe(1)
  })

  it('runs once for concurrent requests', async () => {
    const { name, key } = fresh()
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => create('/api/size/create', { name }, key)))
    expect(new Set(all.map(({ text }) => text)).size).toBe(1)
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await howMany(name)).toBe(1)
  })

  it('is rejected when the key was used with another body', async () => {
    const { name, key } = fresh()
    await create('/api/size/create', { name }, key)
    const other = await create('/api/size/create', { name: `${name} hai` }, key)
    expect([other.status, JSON.parse(other.text).code]).toEqual([422, 0])
    expect(await howMany(name)).toBe(1)
  })

  it('separates keys by call, and accepts a key without quotes', async () => {
    const { name, key } = fresh()
    const size = await create('/api/size/create', { name }, key)
    const unit = await create('/api/unit/create', { name }, key)
    expect([size.status, unit.status]).toEqual([200, 200])
    expect(await create('/api/size/create', { name }, key.slice(1, -1))).toEqual(size)
  })

  it('stores no key when it was rejected', async () => {
    const { key } = fresh()
    const refused = await create('/api/size/create', { name: '' }, key)
    expect(refused.status).toBe(422)
    const { name } = fresh()
    expect((await create('/api/size/create', { name }, key)).status).toBe(200)
  })

  it('stores no key when it failed', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    const { name, key } = fresh()
    await sql`alter table record_size add constraint broken check (name <> ${sql.lit(name)})`.execute(back.db)
    expect((await create('/api/size/create', { name }, key)).status).toBe(500)
    logged.mockRestore()
    await sql`alter table record_size drop constraint broken`.execute(back.db)
    expect((await create('/api/size/create', { name }, key)).status).toBe(200)
    expect(await howMany(name)).toBe(1)
  })

  it('works for a call that creates without an id, and for folders', async () => {
    const { name, key } = fresh()
    const [one, two] = [
      await create('/api/product-category/update', { name, parent_id: null }, key, 'PUT'),
      await create('/api/product-category/update', { name, parent_id: null }, key, 'PUT'),
    ]
    expect(two).toEqual(one)
    const folder = await create('/api/create/folder', { name, path: '/' }, key)
    expect(folder.status).toBe(200)
    expect(await create('/api/create/folder', { name, path: '/' }, key)).toEqual(folder)
  })

  it.each(['""', '', 'x'.repeat(201), '"\u00e9"'])('is refused with the key %j', async (key) => {
    expect((await create('/api/size/create', { name: fresh().name }, key)).status).toBe(400)
  })
})

it('a create without a key runs each time', async () => {
  const { name } = fresh()
  await create('/api/size/create', { name })
  await create('/api/size/create', { name })
  expect(await howMany(name)).toBe(2)
})

it('deletes expired keys', async () => {
  const old = fresh()
  const young = fresh()
  for (const { name, key } of [old, young]) await create('/api/size/create', { name }, key)
  await sql`
    update ${sql.table(idempotencyTable.name)} set created_at = now() - interval '25 hours'
    where key = ${old.key.slice(1, -1)}`.execute(back.db)
  await deleteExpiredKeys(back.db)
  for (const { name, key } of [old, young]) await create('/api/size/create', { name }, key)
  expect([await howMany(old.name), await howMany(young.name)]).toEqual([2, 1])
})
