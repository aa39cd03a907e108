// @vitest-environment node
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { brandBackEnd } from './brands.test-data.ts'

const office = brandBackEnd()
const { makeBrand } = office

describe('a record', () => {
  it('comes back as it was written, also keys that the descriptor does not have', async () => {
    const odd = { unknown: { deep: ['½', '\u202eabc', '👩‍👧', 'é', 'e\u0301'] }, __proto_: 1 }
    const made = await makeBrand({ name: ' Bến  Thành ', ...odd })
    const { body } = await office.back.call('GET', `/api/brand/${made.id}`)
    expect(body.data).toEqual(made)
    expect(made).toMatchObject({ name: ' Bến  Thành ', active: true, position: null, logo: '', ...odd })
    expect(made.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  })

  it('changes only the fields of an update', async () => {
    const made = await makeBrand({ name: 'Một', position: 3, memo: 'giữ' })
    const { body } = await office.back.call('PUT', '/api/brand/update', {
      id: made.id,
      name: 'Hai',
      active: false,
    })
    expect(body.data).toMatchObject({ id: made.id, name: 'Hai', position: 3, active: false, memo: 'giữ' })
    expect(body.code).toBeUndefined()
  })

  it('takes an update of a record whose stored value breaks a rule, unless that value is changed', async () => {
    const made = (await office.back.call('POST', '/api/contact', { name: 'Lan', content: 'Chào' })).body.data
    await sql`update record_contact set email = 'admin@x', kind = 'fax', content = '' where id = ${made.id}`.execute(
      office.back.db,
    )
    const old = { ...made, email: 'admin@x', kind: 'fax', content: '' }
    const put = (change: object) => office.back.call('PUT', `/api/contact/${made.id}`, { ...old, ...change })
    expect(await put({ status: 'done' })).toMatchObject({
      status: 200,
      body: { data: { status: 'done', email: 'admin@x', kind: 'fax', content: '' } },
    })
    const refused = await put({ status: 'new', email: 'admin@y' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['email']])
    expect(await put({ email: 'lan@cty.vn' })).toMatchObject({ status: 200 })
    const created = await office.back.call('POST', '/api/contact', { ...old, name: 'Mai' })
    expect([created.status, Object.keys(created.body.errors)]).toEqual([422, ['email', 'content', 'kind']])
  })

  it('can be saved as any call returns it', async () => {
    const above = (await office.back.call('POST', '/api/category', { name: 'Quay vòng', memo: 'giữ' })).body
      .data
    const sent = { name: 'Bên dưới', parent: above.id, parent_id: above.id }
    const below = (await office.back.call('POST', '/api/category', sent)).body.data
    expect(below, 'an alias beside its field is no field of its own').not.toHaveProperty('parent_id')
    const path = '/api/product-category'
    const root = (await office.back.call('PUT', `${path}/update`, { name: 'Quay vòng gốc' })).body.data
    await office.back.call('PUT', `${path}/update`, { name: 'Quay vòng lá', parent_id: root.id })
    const answers = [
      ['PUT', '/api/category/{id}', '/api/category/tops'],
      ['PUT', '/api/category/{id}', '/api/category/tree'],
      ['PUT', `${path}/update`, `${path}/by-parent-id?parent_id=${root.id}`],
      ['PUT', `${path}/update`, `${path}/search-node?keyword=quay+vong`],
    ] as const
    for (const [method, write, read] of answers) {
      const { results } = (await office.back.call('GET', read)).body.data
      expect(results.length).toBeGreaterThan(0)
      for (const { children_count: _count, ancestors: _path, ...record } of results) {
        const row = results.find(({ id }: { id: string }) => id === record.id)
        const { status, body } = await office.back.call(method, write.replace('{id}', record.id), row)
        expect([status, body.data]).toEqual([200, { ...record, updated_at: body.data.updated_at }])
      }
    }
    for (const { id } of [below, above]) await office.back.call('DELETE', `/api/category/${id}`)
    await sql`delete from record_product_category`.execute(office.back.db)
  })

  it('omits reserved names that older versions have stored', async () => {
    const { id } = await makeBrand({ name: 'Bản ghi cũ', memo: 'giữ' })
    const extra = JSON.stringify({ children: [{}], data: {}, id: 'x', memo: 'giữ', __proto_: 1 })
    await sql`update record_brand set extra = ${extra} where id = ${id}`.execute(office.back.db)
    const { data } = (await office.back.call('GET', `/api/brand/${id}`)).body
    expect(data).toMatchObject({ id, memo: 'giữ', __proto_: 1 })
    expect(data).not.toHaveProperty('children')
    expect(data).not.toHaveProperty('data')
    expect((await office.back.call('PUT', '/api/brand/update', data)).status).toBe(200)
  })

  it('does not let a client write its id, dates or stamps', async () => {
    const sent = {
      title: 'Tự ký',
      category: 'policy',
      author: 'Kẻ khác',
      _id: 'mine',
      created_at: '1999-01-01',
    }
    const { body } = await office.back.call('POST', '/api/guide', sent)
    expect(body.data).toMatchObject({ author: 'Nguyễn Thị Hạnh' })
    expect(body.data._id).not.toBe('mine')
    expect(body.data.created_at).not.toContain('1999')
    const again = await office.back.call('PUT', `/api/guide/${body.data._id}`, {
      ...body.data,
      author: 'Kẻ khác',
    })
    expect(again.body.data.author).toBe('Nguyễn Thị Hạnh')
  })

  it('fills a blank address and SEO title of a guide with its title', async () => {
    const sent = { title: 'Phí vận chuyển', category: 'service', url: '  ', meta_title: '' }
    const { body } = await office.back.call('POST', '/api/guide', sent)
    expect(body.data).toMatchObject({ url: 'Phí vận chuyển', meta_title: 'Phí vận chuyển' })
    const slug = await office.back.call('GET', `/api/guide/slug/${encodeURIComponent('Phí vận chuyển')}`)
    expect(slug.body.data._id).toBe(body.data._id)
    expect((await office.back.call('GET', '/api/guide/slug/chua-co')).body).toEqual({ code: 1, data: null })
  })

  it('is found by its slug in any script', async () => {
    for (const url of ['phí 100% / năm?', 'a%2Fb', 'đường dẫn#1', '新品+中古', '100%25', "o'nhà", 'a b']) {
      const made = await office.back.call('POST', '/api/guide', {
        title: `Bài ${url}`,
        category: 'policy',
        url,
      })
      const found = await office.back.call('GET', `/api/guide/slug/${encodeURIComponent(url)}`)
      expect([url, found.body.data?._id]).toEqual([url, made.body.data._id])
    }
  })

  it('is gone after a delete, by path or by query', async () => {
    const news = (await office.back.call('POST', '/api/hot-news/add', { title: 'Tin' })).body.data
    expect((await office.back.call('DELETE', `/api/hot-news/delete?id=${news.id}`)).status).toBe(200)
    expect((await office.back.call('DELETE', `/api/hot-news/delete?id=${news.id}`)).status).toBe(404)
    expect((await office.back.call('DELETE', '/api/hot-news/delete')).status).toBe(400)
    const word = (await office.back.call('POST', '/api/keyword', { keyword: 'túi' })).body.data
    expect((await office.back.call('DELETE', `/api/keyword/${word.id}`)).body.code).toBe(1)
  })

  it('keeps one settings record, its moments in UTC and "none" as null', async () => {
    expect((await office.back.call('GET', '/api/store')).body.data).toMatchObject({
      name: '',
      payment_methods: [],
    })
    const sent = { name: 'Bến', payment_methods: ['CASH'], instructions: '<p></p>', extra: 1 }
    const saved = await office.back.call('POST', '/api/store/update', sent)
    expect(saved.body.data).toMatchObject({
      name: 'Bến',
      payment_methods: ['CASH'],
      instructions: '',
      extra: 1,
    })
    expect((await office.back.call('GET', '/api/store')).body.data).toEqual(saved.body.data)
    const news = await office.back.call('POST', '/api/hot-news/add', {
      title: 'Giờ',
      from: '2026-01-01T00:00:00+07:00',
      to: null,
    })
    expect(news.body.data).toMatchObject({ from: '2025-12-31T17:00:00.000Z', to: null })
  })
})
