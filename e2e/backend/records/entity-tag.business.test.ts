// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { codedTag } from './entity-tag.ts'

let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

async function call(method: string, path: string, body?: unknown, ifMatch?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
  }
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
  const answer = await back.app.request(path, init)
  return { status: answer.status, tag: answer.headers.get('etag') ?? '', body: await answer.json() }
}

let count = 0
const makeBrand = () => call('POST', '/api/brand/create', { name: `Nhãn ${++count}` })
const makeWord = () => call('POST', '/api/keyword', { keyword: `từ ${++count}` })

describe('one record', () => {
  it('has the same strong tag in every response, and another one after a write', async () => {
    const made = await makeBrand()
    const { id } = made.body.data
    expect(made.tag).toMatch(/^"[\w.]+"$/)
    expect((await call('GET', `/api/brand/${id}`)).tag).toBe(made.tag)
    expect((await call('GET', `/api/brand/search?id=${id}`)).tag).toBe(made.tag)
    const tags = [made.tag]
    for (let round = 0; round < 5; round += 1)
      tags.push((await call('PUT', '/api/brand/update', { id, name: 'Như nhau' })).tag)
    expect(new Set(tags).size).toBe(6)
    expect((await call('GET', `/api/brand/${id}`)).tag).toBe(tags.at(-1))
  })

  it('has no tag in a list of many', async () => {
    await makeBrand()
    expect((await call('GET', '/api/brand/search')).tag).toBe('')
    expect((await call('GET', '/api/brand/search?id=nobody')).tag).toBe('')
  })

  it('carries it by its address and as settings', async () => {
    const guide = await call('POST', '/api/guide', { title: 'Thẻ', category: 'policy', url: 'the' })
    expect((await call('GET', '/api/guide/slug/the')).tag).toBe(guide.tag)
    const saved = await call('POST', '/api/store/update', { name: 'Bến' })
    expect((await call('GET', '/api/store')).tag).toBe(saved.tag)
    expect(saved.tag).not.toBe('')
  })
})

describe('If-Match', () => {
  it('refuses a stale update and writes nothing', async () => {
    const { tag, body } = await makeBrand()
    const { id, name } = body.data
    const first = await call('PUT', '/api/brand/update', { id, name: `${name} một` }, tag)
    expect(first.status).toBe(200)
    const second = await call('PUT', '/api/brand/update', { id, name: `${name} hai` }, tag)
    expect(second).toMatchObject({
      status: 412,
      body: { code: 0, message: expect.stringContaining('vừa có người sửa') },
    })
    const now = await call('GET', `/api/brand/${id}`)
    expect([now.body.data.name, now.tag]).toEqual([`${name} một`, first.tag])
  })

  it('accepts one of many concurrent writes', async () => {
    const { tag, body } = await makeBrand()
    const all = await Promise.all(
      [1, 2, 3, 4].map((position) => call('PUT', '/api/brand/update', { id: body.data.id, position }, tag)),
    )
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412])
    const won = all.find(({ status }) => status === 200)
    expect((await call('GET', `/api/brand/${body.data.id}`)).body.data).toEqual(won?.body.data)
  })

  it.each([
    ['any version', () => '*', 200],
    ['a list that holds it', (tag: string) => `"other", ${tag}`, 200],
    ['the tag of a compressed answer', (tag: string) => codedTag(tag, 'br'), 200],
    ['the tag that a proxy has marked', (tag: string) => codedTag(tag, 'gzip'), 200],
    ['a list without it', () => '"other", "another"', 412],
    ['a weak tag', (tag: string) => `W/${tag}`, 412],
    ['no tag at all', () => 'nonsense', 412],
    ['an empty list', () => '', 412],
  ])('with %s', async (_, header, status) => {
    const { tag, body } = await makeBrand()
    const answer = await call('PUT', '/api/brand/update', { id: body.data.id, position: 7 }, header(tag))
    expect(answer.status).toBe(status)
    const { position } = (await call('GET', `/api/brand/${body.data.id}`)).body.data
    expect(position).toBe(status === 200 ? 7 : null)
  })

  it('rejects a stale delete and accepts a current one', async () => {
    const { tag, body } = await makeWord()
    const { id } = body.data
    const changed = await call('PUT', `/api/keyword/${id}`, { keyword: `từ ${++count}` })
    expect((await call('DELETE', `/api/keyword/${id}`, undefined, tag)).status).toBe(412)
    expect((await call('GET', `/api/keywords?id=${id}`)).body.data).toHaveLength(1)
    expect((await call('DELETE', `/api/keyword/${id}`, undefined, changed.tag)).status).toBe(200)
  })

  it('returns 404 for a missing record first', async () => {
    expect((await call('PUT', '/api/brand/update', { id: 'nobody', name: 'x' }, '"1"')).status).toBe(404)
    expect((await call('DELETE', '/api/brand/delete/nobody', undefined, '*')).status).toBe(404)
  })

  it('guards settings, also before their first save', async () => {
    const stale = await call('PUT', '/api/appsetting', { exchange_rate: 170 }, '"1.x"')
    expect(stale.status).toBe(412)
    expect((await call('GET', '/api/appsetting')).tag, 'nothing was written').toBe('')
    const saved = await call('PUT', '/api/appsetting', { exchange_rate: 171 })
    expect((await call('PUT', '/api/appsetting', { exchange_rate: 172 }, saved.tag)).status).toBe(200)
    expect((await call('PUT', '/api/appsetting', { exchange_rate: 173 }, saved.tag)).status).toBe(412)
    expect((await call('GET', '/api/appsetting')).body.data.exchange_rate).toBe(172)
  })
})
