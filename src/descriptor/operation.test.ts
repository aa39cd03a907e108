// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { crud, del, get, post, put, requestOf } from './operation.ts'

const path = (template: string, id: string) => requestOf(get(template), { id }).path

describe('the path', () => {
  test('the id is encoded, whatever is in it', () => {
    expect(path('/api/guide/{id}', 'a7')).toBe('/api/guide/a7')
    expect(path('/api/guide/{id}', 'a/../b?x=1#y z')).toBe('/api/guide/a%2F..%2Fb%3Fx%3D1%23y%20z')
    expect(path('/api/guide/{id}', 'Bài viết 50%')).toBe('/api/guide/B%C3%A0i%20vi%E1%BA%BFt%2050%25')
    expect(path('/api/price/{_id}', 'a7'), 'spelt _id').toBe('/api/price/a7')
  })

  test('a value that would change the path, or cannot be written, is refused', () => {
    for (const id of ['', '.', '..', '\ud800'])
      expect(() => path('/api/guide/{id}', id), id).toThrow(RangeError)
    expect(() => requestOf(del('/api/guide/{id}'))).toThrow(RangeError)
    expect(() => requestOf(get('/api/guide/slug/{slug}'), { id: 'x' })).toThrow(RangeError)
  })

  test('fills a placeholder other than the id', () => {
    const taken = requestOf(get('/api/guide/slug/{slug}'), { params: { slug: 'phí vận chuyển' } })
    expect(taken.path).toBe('/api/guide/slug/ph%C3%AD%20v%E1%BA%ADn%20chuy%E1%BB%83n')
  })

  test('fills a value literally, not as a replacement pattern', () => {
    expect(path('/api/guide/{id}', "$&$1$'")).toBe("/api/guide/%24%26%241%24'")
    expect(path('/api/guide/{id}', '{id}')).toBe('/api/guide/%7Bid%7D')
  })
})

describe('the query', () => {
  test('merges the query of the operation and of the call', () => {
    const hot = get('/api/guide/search', { query: { hot: true } })
    expect(requestOf(hot).query).toEqual({ hot: true })
    expect(requestOf(hot, { query: { pages: 2 } }).query).toEqual({ hot: true, pages: 2 })
    expect(requestOf(get('/x')).query).toBeUndefined()
  })

  test('a constant query is not overruled by a filter of the same name', () => {
    const service = get('/api/guides', { query: { category: 'service' } })
    expect(requestOf(service, { query: { category: 'policy' } }).query).toEqual({ category: 'service' })
  })

  test('sends an id in the query under its name', () => {
    expect(requestOf(del('/api/hot-news/delete', { id: 'query' }), { id: 'a' }).query).toEqual({ id: 'a' })
    expect(requestOf(get('/api/price', { id: 'query', idName: '_id' }), { id: 'a' }).query).toEqual({
      _id: 'a',
    })
    const roots = requestOf(get('/x', { id: 'query', idName: 'parent_id' }), { id: '' })
    expect(roots.query, 'empty for the roots').toEqual({ parent_id: '' })
  })

  test('a list of values stays a list, to be sent as repeated names', () => {
    const query = { ExtraService: ['A', 'B'] }
    expect(requestOf(get('/bill/calc-price-extra-service'), { query }).query).toEqual(query)
  })
})

test('method, base, headers and body go through', () => {
  const list = get('/api/sliders-staff', { headers: { Pragma: 'no-cache' }, base: 'file' })
  expect(requestOf(list)).toEqual({
    base: 'file',
    method: 'GET',
    path: '/api/sliders-staff',
    headers: { Pragma: 'no-cache' },
  })
  expect(requestOf(put('/api/brand/update', { id: 'body' }), { id: 'a', body: { id: 'a' } })).toEqual({
    base: 'api',
    method: 'PUT',
    path: '/api/brand/update',
    body: { id: 'a' },
  })
  expect(requestOf(post('/api/auth/valid/token')), 'no payload').not.toHaveProperty('body')
})

test('the five uniform calls', () => {
  const calls = Object.entries(crud('/api/size')).map(
    ([name, { method, path: to }]) => `${name} ${method} ${to}`,
  )
  expect(calls).toEqual([
    'list GET /api/size/search',
    'one GET /api/size/{id}',
    'create POST /api/size/create',
    'update PUT /api/size/update/{id}',
    'remove DELETE /api/size/delete/{id}',
  ])
})
