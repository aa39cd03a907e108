// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { text } from '#descriptor/make-field.ts'
import type { Resource } from '#descriptor/resource.ts'
import { brand } from '#resources/brand.ts'
import { productCategory } from '#resources/product-category.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { migrate } from '../db/migrate.ts'
import { recordMigrations } from './record-migrations.ts'
import { reindexSearch } from './reindex-search.ts'
import { removeRecord } from './write-record.ts'
import type { Writer } from './writer.ts'

let back: InMemory

const writer: Writer = { person: { id: 'u1', username: 'u', name: 'U', permission: 'admin' } }

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

async function makeBrand(fields: Record<string, unknown>) {
  const { status, body } = await back.call('POST', '/api/brand/create', fields)
  expect(status).toBe(200)
  return body.data
}

describe('a record', () => {
  it('comes back as it was written, also what the descriptor does not know', async () => {
    const odd = { unknown: { deep: ['½', '\u202eabc', '👩‍👧', 'é', 'e\u0301'] }, __proto_: 1 }
    const made = await makeBrand({ name: ' Bến  Thành ', ...odd })
    const { body } = await back.call('GET', `/api/brand/${made.id}`)
    expect(body.data).toEqual(made)
    expect(made).toMatchObject({ name: ' Bến  Thành ', active: true, position: null, logo: '', ...odd })
    expect(made.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  })

  it('changes only the fields of an update', async () => {
    const made = await makeBrand({ name: 'Một', position: 3, memo: 'giữ' })
    const { body } = await back.call('PUT', '/api/brand/update', { id: made.id, name: 'Hai', active: false })
    expect(body.data).toMatchObject({ id: made.id, name: 'Hai', position: 3, active: false, memo: 'giữ' })
    expect(body.code).toBeUndefined()
  })

  it('takes an update of a record whose stored value breaks a rule, unless that value is changed', async () => {
    const made = (await back.call('POST', '/api/contact', { name: 'Lan', content: 'Chào' })).body.data
    await sql`update record_contact set email = 'admin@x', kind = 'fax', content = '' where id = ${made.id}`.execute(
      back.db,
    )
    const old = { ...made, email: 'admin@x', kind: 'fax', content: '' }
    const put = (change: object) => back.call('PUT', `/api/contact/${made.id}`, { ...old, ...change })
    expect(await put({ status: 'done' })).toMatchObject({
      status: 200,
      body: { data: { status: 'done', email: 'admin@x', kind: 'fax', content: '' } },
    })
    const refused = await put({ status: 'new', email: 'admin@y' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['email']])
    expect(await put({ email: 'lan@cty.vn' })).toMatchObject({ status: 200 })
    const created = await back.call('POST', '/api/contact', { ...old, name: 'Mai' })
    expect([created.status, Object.keys(created.body.errors)]).toEqual([422, ['email', 'content', 'kind']])
  })

  it('can be saved as any call returns it', async () => {
    const above = (await back.call('POST', '/api/category', { name: 'Quay vòng', memo: 'giữ' })).body.data
    const sent = { name: 'Bên dưới', parent: above.id, parent_id: above.id }
    const below = (await back.call('POST', '/api/category', sent)).body.data
    expect(below, 'an alias beside its field is no field of its own').not.toHaveProperty('parent_id')
    const path = '/api/product-category'
    const root = (await back.call('PUT', `${path}/update`, { name: 'Quay vòng gốc' })).body.data
    await back.call('PUT', `${path}/update`, { name: 'Quay vòng lá', parent_id: root.id })
    const answers = [
      ['PUT', '/api/category/{id}', '/api/category/tops'],
      ['PUT', '/api/category/{id}', '/api/category/tree'],
      ['PUT', `${path}/update`, `${path}/by-parent-id?parent_id=${root.id}`],
      ['PUT', `${path}/update`, `${path}/search-node?keyword=quay+vong`],
    ] as const
    for (const [method, write, read] of answers) {
      const { results } = (await back.call('GET', read)).body.data
      expect(results.length).toBeGreaterThan(0)
      for (const { children_count: _count, ancestors: _path, ...record } of results) {
        const row = results.find(({ id }: { id: string }) => id === record.id)
        const { status, body } = await back.call(method, write.replace('{id}', record.id), row)
        expect([status, body.data]).toEqual([200, { ...record, updated_at: body.data.updated_at }])
      }
    }
    for (const { id } of [below, above]) await back.call('DELETE', `/api/category/${id}`)
    await sql`delete from record_product_category`.execute(back.db)
  })

  it('omits reserved names that older versions have stored', async () => {
    const { id } = await makeBrand({ name: 'Bản ghi cũ', memo: 'giữ' })
    const extra = JSON.stringify({ children: [{}], data: {}, id: 'x', memo: 'giữ', __proto_: 1 })
    await sql`update record_brand set extra = ${extra} where id = ${id}`.execute(back.db)
    const { data } = (await back.call('GET', `/api/brand/${id}`)).body
    expect(data).toMatchObject({ id, memo: 'giữ', __proto_: 1 })
    expect(data).not.toHaveProperty('children')
    expect(data).not.toHaveProperty('data')
    expect((await back.call('PUT', '/api/brand/update', data)).status).toBe(200)
  })

  it('does not let a client write its id, dates or stamps', async () => {
    const sent = {
      title: 'Tự ký',
      category: 'policy',
      author: 'Kẻ khác',
      _id: 'mine',
      created_at: '1999-01-01',
    }
    const { body } = await back.call('POST', '/api/guide', sent)
    expect(body.data).toMatchObject({ author: 'Nguyễn Thị Hạnh' })
    expect(body.data._id).not.toBe('mine')
    expect(body.data.created_at).not.toContain('1999')
    const again = await back.call('PUT', `/api/guide/${body.data._id}`, { ...body.data, author: 'Kẻ khác' })
    expect(again.body.data.author).toBe('Nguyễn Thị Hạnh')
  })

  it('fills a blank address and SEO title of a guide with its title', async () => {
    const sent = { title: 'Phí vận chuyển', category: 'service', url: '  ', meta_title: '' }
    const { body } = await back.call('POST', '/api/guide', sent)
    expect(body.data).toMatchObject({ url: 'Phí vận chuyển', meta_title: 'Phí vận chuyển' })
    const slug = await back.call('GET', `/api/guide/slug/${encodeURIComponent('Phí vận chuyển')}`)
    expect(slug.body.data._id).toBe(body.data._id)
    expect((await back.call('GET', '/api/guide/slug/chua-co')).body).toEqual({ code: 1, data: null })
  })

  it('is found by its slug in any script', async () => {
    for (const url of ['phí 100% / năm?', 'a%2Fb', 'đường dẫn#1', '新品+中古', '100%25', "o'nhà", 'a b']) {
      const made = await back.call('POST', '/api/guide', { title: `Bài ${url}`, category: 'policy', url })
      const found = await back.call('GET', `/api/guide/slug/${encodeURIComponent(url)}`)
      expect([url, found.body.data?._id]).toEqual([url, made.body.data._id])
    }
  })

  it('is gone after a delete, by path or by query', async () => {
    const news = (await back.call('POST', '/api/hot-news/add', { title: 'Tin' })).body.data
    expect((await back.call('DELETE', `/api/hot-news/delete?id=${news.id}`)).status).toBe(200)
    expect((await back.call('DELETE', `/api/hot-news/delete?id=${news.id}`)).status).toBe(404)
    expect((await back.call('DELETE', '/api/hot-news/delete')).status).toBe(400)
    const word = (await back.call('POST', '/api/keyword', { keyword: 'túi' })).body.data
    expect((await back.call('DELETE', `/api/keyword/${word.id}`)).body.code).toBe(1)
  })

  it('keeps one settings record, its moments in UTC and "none" as null', async () => {
    expect((await back.call('GET', '/api/store')).body.data).toMatchObject({ name: '', payment_methods: [] })
    const sent = { name: 'Bến', payment_methods: ['CASH'], instructions: '<p></p>', extra: 1 }
    const saved = await back.call('POST', '/api/store/update', sent)
    expect(saved.body.data).toMatchObject({
      name: 'Bến',
      payment_methods: ['CASH'],
      instructions: '',
      extra: 1,
    })
    expect((await back.call('GET', '/api/store')).body.data).toEqual(saved.body.data)
    const news = await back.call('POST', '/api/hot-news/add', {
      title: 'Giờ',
      from: '2026-01-01T00:00:00+07:00',
      to: null,
    })
    expect(news.body.data).toMatchObject({ from: '2025-12-31T17:00:00.000Z', to: null })
  })
})

describe('the validation of a record', () => {
  it('returns a message for each invalid field', async () => {
    const sent = { name: ' ', website: 'javascript:alert(1)', position: 1.5, active: 'yes' }
    const { status, body } = await back.call('POST', '/api/brand/create', sent)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['name', 'website', 'position', 'active'])
    expect(body).toMatchObject({ code: 0, message: 'Tên thương hiệu: Hãy điền mục này.' })
  })

  it('returns the error envelope for wrong types, impossible values and malformed bodies', async () => {
    const bad: readonly (readonly [unknown, number])[] = [
      ['{"name":', 400],
      ['[]', 400],
      [{ name: 'a\0b' }, 422],
      ['{"name":"\\ud800"}', 422],
      [{ name: 'x'.repeat(1_000_000) }, 422],
      ['{"name":"x","position":1e309}', 422],
      ['{"name":"x","unknown":1e309}', 422],
      [{ name: ['x'] }, 422],
      [{ name: 'x', memo: 'y'.repeat(300_000) }, 413],
      [{ name: 'x', logo: '//evil.example/x.png' }, 422],
    ]
    for (const [body, status] of bad) {
      const answer = await back.call('POST', '/api/brand/create', body)
      expect([answer.status, answer.body.code]).toEqual([status, 0])
    }
  })

  it('rejects a record that would exceed a request, also when built up by several writes', async () => {
    const { id } = await makeBrand({ name: 'Lớn dần' })
    const add = (more: object) => back.call('PUT', '/api/brand/update', { id, ...more })
    expect((await add({ one: 'x'.repeat(120_000) })).status).toBe(200)
    const more = await add({ two: 'x'.repeat(120_000) })
    expect([more.status, more.body.message]).toEqual([413, expect.stringContaining('Phần dữ liệu thêm')])
    expect((await add({ two: 'x', one: 'y' })).status).toBe(200)
    const content = `<p>${'&nbsp;'.repeat(499_000)}x<img src="/files/a.png" alt="${'x'.repeat(700_000)}"></p>`
    const made = await back.call('POST', '/api/article', { title: 'Dài', content })
    expect(made.status).toBe(200)
    const article = made.body.data
    const memo = '漢'.repeat(199_000)
    const large = await back.call('PUT', `/api/article/${article.id}`, { memo })
    expect([large.status, large.body.message]).toEqual([413, expect.stringContaining('4 MB')])
    expect(
      (await back.call('PUT', `/api/article/${article.id}`, { memo, content: '<p>ngắn</p>' })).status,
    ).toBe(200)
    await back.call('DELETE', `/api/article/${article.id}`)
  })

  it('accepts a text within its limit in any encoding', async () => {
    const name = '\u{1f600}'.repeat(60) + 'ế'.normalize('NFD').repeat(60)
    const description = 'một\r\n'.repeat(100)
    expect(await makeBrand({ name, description })).toMatchObject({ name, description })
    for (const part of ['&amp;', '&nbsp;', '<', '\u{1f600}']) {
      const content = `<p>${part.repeat(499_999)}</p>`
      const { status, body } = await back.call('POST', '/api/article', { title: part, content })
      expect([part, status]).toEqual([part, 200])
      const again = await back.call('PUT', `/api/article/${body.data.id}`, {
        ...body.data,
        title: `${part} 2`,
      })
      expect([part, again.status]).toEqual([part, 200])
      await back.call('DELETE', `/api/article/${body.data.id}`)
    }
    const long = await back.call('POST', '/api/article', { title: 'Dài', content: 'x'.repeat(500_001) })
    expect([long.status, long.body.errors?.content]).toEqual([422, expect.stringContaining('500001')])
  }, 120_000)

  it('rejects the slug of another record, also one made from the title', async () => {
    const write = (body: object) => back.call('POST', '/api/guide', { category: 'service', ...body })
    const first = (await write({ title: 'Đóng gỗ', url: 'dong-go' })).body.data
    const taken = await write({ title: 'Đóng gỗ lại', url: ' dong-go ' })
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      { url: 'Địa chỉ này đã có “Đóng gỗ” dùng. Đổi vài chữ là được.' },
    ])
    await write({ title: 'Gom kiện' })
    expect((await write({ title: 'Gom kiện' })).status).toBe(422)
    const other = (await write({ title: 'Chống sốc', url: 'chong-soc' })).body.data
    const change = (body: object) => back.call('PUT', `/api/guide/${other._id}`, { ...other, ...body })
    expect((await change({ url: 'dong-go' })).status).toBe(422)
    expect((await change({ title: 'Chống sốc kỹ' })).status).toBe(200)
    const own = await back.call('PUT', `/api/guide/${first._id}`, { ...first, url: 'dong-go' })
    expect(own.status).toBe(200)
    const found = await back.call('GET', '/api/guide/search?keyword=dong%20go%20lai')
    expect(found.body.data.results, 'nothing of it was stored').toEqual([])
  })

  it('rejects one of two concurrent writes of the same slug', async () => {
    const both = ['Một', 'Hai'].map((title) =>
      back.call('POST', '/api/guide', { title, category: 'service', url: 'cung-luc' }),
    )
    expect((await Promise.all(both)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422,
    ])
  })

  it('returns no 5xx for any id, page or keyword', async () => {
    const long = 'x'.repeat(5000)
    for (const id of ['%00', '%2e%2e', long, '%F0%9F', "'; drop table record_brand; --"]) {
      expect((await back.call('GET', `/api/brand/${id}`)).status).toBe(404)
    }
    for (const query of [
      'pages=-1&page=0',
      'pages=1e309&page=NaN',
      'pages=99999999999999999999',
      'sort=-constructor',
      'active=banana',
    ]) {
      expect((await back.call('GET', `/api/brand/search?${query}`)).status).toBe(200)
    }
    expect((await back.call('GET', '/api/brand/search?keyword=%00')).status).toBe(422)
    expect((await back.call('GET', `/api/brand/search?keyword=${long}`)).status).toBe(422)
  })

  it('rejects undeclared fields with reserved names', async () => {
    const names = ['children', 'parent', 'parent_id', 'data', 'results', 'pagination', 'total']
    for (const name of [...names, '__proto__', 'constructor', 'prototype']) {
      const sent = `{"name":"Lạ ${name}","${name}":[{"polluted":true}]}`
      const { status, body } = await back.call('POST', '/api/brand/create', sent)
      expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, [name]])
      expect(body.message).toContain(`“${name}”`)
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect((await back.call('GET', '/api/brand/search?keyword=la')).body.data.results).toEqual([])
    const { status } = await back.call('POST', '/api/category', { name: 'Rỗng', children: [{}] })
    expect(status).toBe(422)
    expect((await back.call('GET', '/api/category/tree')).body.data.results).toEqual([])
  })
})

describe('a list', () => {
  const names = ['Đồng hồ', 'dép', 'Ấm trà', 'áo thun', 'Ăn vặt', 'Thương hiệu Ánh']
  const list = async (query: string) => (await back.call('GET', `/api/size/search?${query}`)).body.data

  beforeAll(async () => {
    for (const [at, name] of names.entries()) {
      await back.call('POST', '/api/size/create', {
        name,
        code: `C${at}`,
        position: at,
        active: at % 2 === 0,
      })
    }
  })

  it('is found without case and diacritics, by all its words', async () => {
    for (const keyword of ['thuong hieu', 'THƯƠNG HIỆU', 'anh thuong', 'ｔｈｕｏｎｇ']) {
      const { results } = await list(`keyword=${encodeURIComponent(keyword)}`)
      expect(results.map((row: { name: string }) => row.name)).toEqual(['Thương hiệu Ánh'])
    }
    expect((await list('keyword=dong')).results[0].name).toBe('Đồng hồ')
    expect((await list('keyword=%25')).results).toEqual([])
  })

  it('is ordered as a Vietnamese reader expects', async () => {
    const order = async (sort: string) =>
      (await list(`sort=${sort}`)).results.map((row: { name: string }) => row.name)
    const sorted = ['Ấm trà', 'Ăn vặt', 'áo thun', 'dép', 'Đồng hồ', 'Thương hiệu Ánh']
    expect(await order('name')).toEqual(sorted)
    expect(await order('-name')).toEqual(sorted.toReversed())
    expect(await order('-position')).toEqual(names.toReversed())
  })

  it('is paged and filtered, with pagination in its envelope', async () => {
    const paged = await list('pages=2&page=4&sort=position')
    expect(paged.results).toHaveLength(2)
    expect(paged.pagination).toEqual({ pages: 2, page: 4, total: 6 })
    expect((await list('active=false')).pagination.total).toBe(3)
    const [first] = (await list('sort=position')).results
    expect((await list(`id=${first.id}`)).results).toEqual([first])
    const keywords = (await back.call('GET', '/api/keywords?size=1&page=10')).body
    expect(keywords).toMatchObject({ data: [], pagination: { size: 1, page: 10, total: 0 } })
    const slide = { title: 'Biển', image: '/files/a.png', position: 'main', page: 'home' }
    await back.call('POST', '/api/slider', slide)
    const slides = (await back.call('GET', '/api/sliders-staff?pages=1&page=50')).body
    expect(slides).toMatchObject({ results: [slide], pagination: { pages: 1, page: 50, total: 1 } })
  })

  it('is a view when its constant query is sent', async () => {
    await back.call('POST', '/api/guide', {
      title: 'Nóng',
      category: 'policy',
      hot: true,
      content: '<p>dài</p>',
    })
    const hot = (await back.call('GET', '/api/guide/search?hot=true')).body.data
    expect(hot.results.map((row: { title: string }) => row.title)).toEqual(['Nóng'])
    expect(hot.results[0].content).toBeUndefined()
    await back.call('POST', '/api/guide', { title: 'Cao', category: 'service', high: true })
    const shown = async (path: string) => (await back.call('GET', path)).body.data.results
    expect((await shown('/api/guide/search?high=true')).map((row: { title: string }) => row.title)).toEqual([
      'Cao',
    ])
    for (const category of ['service', 'policy']) {
      const rows = await shown(`/api/guides?category=${category}`)
      expect(new Set(rows.map((row: { category: string }) => row.category))).toEqual(new Set([category]))
    }
  })
})

describe('a descriptor that changes', () => {
  it('gains columns, and orders and finds old records by them', async () => {
    const made = await makeBrand({ name: 'Đổi mới', description: 'Ẩn mình' })
    const { name, description, ...rest } = brand.fields
    const changed: Resource = {
      ...brand,
      fields: {
        description,
        ...rest,
        name: { ...name, kind: 'url' },
        motto: text('Khẩu hiệu', { initial: '' }),
      },
      list: { ...brand.list, sort: ['description'] },
    }
    await migrate(back.db, recordMigrations([changed]))
    await reindexSearch(back.db, [changed])
    const read = await sql<Record<string, unknown>>`select * from record_brand where id = ${made.id}`.execute(
      back.db,
    )
    expect(read.rows[0]).toMatchObject({ motto: '', by_description: 'an minh', folded: 'an minh\ndoi moi' })
  })
})

describe('a tree', () => {
  const save = async (fields: object) => back.call('PUT', '/api/product-category/update', fields)
  const ids: string[] = []

  beforeAll(async () => {
    for (const name of ['Gốc', 'Giữa', 'Lá']) {
      ids.push((await save({ name, parent_id: ids.at(-1) ?? null })).body.data.id)
    }
  })

  it('returns roots and children with their number of children', async () => {
    const below = async (id: string) =>
      (await back.call('GET', `/api/product-category/by-parent-id?parent_id=${id}`)).body.data.results
    expect(await below('')).toMatchObject([{ id: ids[0], children_count: 1, parent_id: null }])
    expect(await below(ids[0] ?? '')).toMatchObject([{ id: ids[1] }])
  })

  it('returns a found node with its ancestors', async () => {
    const { body } = await back.call('GET', '/api/product-category/search-node?keyword=la')
    expect(body.data.results).toMatchObject([
      {
        id: ids[2],
        children_count: 0,
        ancestors: [
          { id: ids[0], label: 'Gốc' },
          { id: ids[1], label: 'Giữa' },
        ],
      },
    ])
  })

  it('rejects the delete of a node with children', async () => {
    await expect(removeRecord(back.db, productCategory, ids[1] ?? '', writer)).rejects.toMatchObject({
      status: 409,
    })
    await removeRecord(back.db, productCategory, ids[2] ?? '', writer)
    await expect(removeRecord(back.db, productCategory, ids[2] ?? '', writer)).rejects.toMatchObject({
      status: 404,
    })
  })

  it('rejects a cycle and a missing parent, and does not store children_count', async () => {
    for (const parent of [ids[1], ids[0]]) {
      const { status, body } = await save({ id: ids[0], parent_id: parent })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['parent_id']])
    }
    expect((await save({ name: 'Mồ côi', parent_id: 'nobody' })).body.errors).toHaveProperty('parent_id')
    expect((await save({ id: ids[0], children_count: 9 })).body.data.children_count).toBeUndefined()
    expect((await save({ id: 'nobody', name: 'x' })).status).toBe(404)
  })
})
