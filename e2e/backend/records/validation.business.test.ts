// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { brandBackEnd } from './brands.test-data.ts'

const office = brandBackEnd()
const { makeBrand } = office

describe('the validation of a record', () => {
  it('returns a message for each invalid field', async () => {
    const sent = { name: ' ', website: 'javascript:alert(1)', position: 1.5, active: 'yes' }
    const { status, body } = await office.back.call('POST', '/api/brand/create', sent)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['name', 'website', 'position', 'active'])
    expect(body).toMatchObject({ code: 0, message: 'Tên thương hiệu: Hãy điền ô này.' })
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
      const answer = await office.back.call('POST', '/api/brand/create', body)
      expect([answer.status, answer.body.code]).toEqual([status, 0])
    }
  })

  it('rejects a record that would exceed a request, also when built up by several writes', async () => {
    const { id } = await makeBrand({ name: 'Lớn dần' })
    const add = (more: object) => office.back.call('PUT', '/api/brand/update', { id, ...more })
    expect((await add({ one: 'x'.repeat(120_000) })).status).toBe(200)
    const more = await add({ two: 'x'.repeat(120_000) })
    expect([more.status, more.body.message]).toEqual([413, expect.stringContaining('Phần dữ liệu thêm')])
    expect((await add({ two: 'x', one: 'y' })).status).toBe(200)
    const content = `<p>${'&nbsp;'.repeat(499_000)}x<img src="/files/a.png" alt="${'x'.repeat(700_000)}"></p>`
    const made = await office.back.call('POST', '/api/article', { title: 'Dài', content })
    expect(made.status).toBe(200)
    const article = made.body.data
    const memo = '漢'.repeat(199_000)
    const large = await office.back.call('PUT', `/api/article/${article.id}`, { memo })
    expect([large.status, large.body.message]).toEqual([413, expect.stringContaining('4 MB')])
    expect(
      (await office.back.call('PUT', `/api/article/${article.id}`, { memo, content: '<p>ngắn</p>' })).status,
    ).toBe(200)
    await office.back.call('DELETE', `/api/article/${article.id}`)
  })

  it('accepts a text within its limit in any encoding', async () => {
    const name = '\u{1f600}'.repeat(60) + 'ế'.normalize('NFD').repeat(60)
    const description = 'một\r\n'.repeat(100)
    expect(await makeBrand({ name, description })).toMatchObject({ name, description })
    for (const part of ['&amp;', '&nbsp;', '<', '\u{1f600}']) {
      const content = `<p>${part.repeat(499_999)}</p>`
      const { status, body } = await office.back.call('POST', '/api/article', { title: part, content })
      expect([part, status]).toEqual([part, 200])
      const again = await office.back.call('PUT', `/api/article/${body.data.id}`, {
        ...body.data,
        title: `${part} 2`,
      })
      expect([part, again.status]).toEqual([part, 200])
      await office.back.call('DELETE', `/api/article/${body.data.id}`)
    }
    const long = await office.back.call('POST', '/api/article', {
      title: 'Dài',
      content: 'x'.repeat(500_001),
    })
    expect([long.status, long.body.errors?.content]).toEqual([422, expect.stringContaining('500.001')])
  }, 120_000)

  it('rejects the slug of another record, also one made from the title', async () => {
    const write = (body: object) => office.back.call('POST', '/api/guide', { category: 'service', ...body })
    const first = (await write({ title: 'Đóng gỗ', url: 'dong-go' })).body.data
    const taken = await write({ title: 'Đóng gỗ lại', url: ' dong-go ' })
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      { url: 'Địa chỉ này đã có “Đóng gỗ” dùng. Đổi vài chữ là được.' },
    ])
    await write({ title: 'Gom kiện' })
    expect((await write({ title: 'Gom kiện' })).status).toBe(422)
    const other = (await write({ title: 'Chống sốc', url: 'chong-soc' })).body.data
    const change = (body: object) => office.back.call('PUT', `/api/guide/${other._id}`, { ...other, ...body })
    expect((await change({ url: 'dong-go' })).status).toBe(422)
    expect((await change({ title: 'Chống sốc kỹ' })).status).toBe(200)
    const own = await office.back.call('PUT', `/api/guide/${first._id}`, { ...first, url: 'dong-go' })
    expect(own.status).toBe(200)
    const found = await office.back.call('GET', '/api/guide/search?keyword=dong%20go%20lai')
    expect(found.body.data.results, 'nothing of it was stored').toEqual([])
  })

  it('rejects one of two concurrent writes of the same slug', async () => {
    const both = ['Một', 'Hai'].map((title) =>
      office.back.call('POST', '/api/guide', { title, category: 'service', url: 'cung-luc' }),
    )
    expect((await Promise.all(both)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422,
    ])
  })

  it('returns no 5xx for any id, page or keyword', async () => {
    const long = 'x'.repeat(5000)
    for (const id of ['%00', '%2e%2e', long, '%F0%9F', "'; drop table record_brand; --"]) {
      expect((await office.back.call('GET', `/api/brand/${id}`)).status).toBe(404)
    }
    for (const query of [
      'pages=-1&page=0',
      'pages=1e309&page=NaN',
      'pages=99999999999999999999',
      'sort=-constructor',
      'active=banana',
    ]) {
      expect((await office.back.call('GET', `/api/brand/search?${query}`)).status).toBe(200)
    }
    expect((await office.back.call('GET', '/api/brand/search?keyword=%00')).status).toBe(422)
    expect((await office.back.call('GET', `/api/brand/search?keyword=${long}`)).status).toBe(422)
  })

  it('rejects undeclared fields with reserved names', async () => {
    const names = ['children', 'parent', 'parent_id', 'data', 'results', 'pagination', 'total']
    for (const name of [...names, '__proto__', 'constructor', 'prototype']) {
      const sent = `{"name":"Lạ ${name}","${name}":[{"polluted":true}]}`
      const { status, body } = await office.back.call('POST', '/api/brand/create', sent)
      expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, [name]])
      expect(body.message).toContain(`“${name}”`)
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect((await office.back.call('GET', '/api/brand/search?keyword=la')).body.data.results).toEqual([])
    const { status } = await office.back.call('POST', '/api/category', { name: 'Rỗng', children: [{}] })
    expect(status).toBe(422)
    expect((await office.back.call('GET', '/api/category/tree')).body.data.results).toEqual([])
  })
})
