// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

const path = '/api/appsetting'
let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

async function call(method: string, body?: unknown, ifMatch?: string) {
  const headers = { 'content-type': 'application/json', ...(ifMatch && { 'if-match': ifMatch }) }
  const answer = await back.app.request(path, { method, headers, body: body ? JSON.stringify(body) : null })
  return { status: answer.status, tag: answer.headers.get('etag') ?? '', body: await answer.json() }
}

const view = { id: 'a', resource: 'product', name: 'Hàng mới', query: 'active=true', columns: null }

describe('the views of a team in the settings', () => {
  it('are an empty list before the first save, and after one without them', async () => {
    expect((await call('GET')).body.data.views).toEqual([])
    const saved = await call('PUT', { exchange_rate: 170 })
    expect([saved.status, saved.body.data.views]).toEqual([200, []])
  })

  it('come back entry by entry as they were sent, also keys that no version of the app has', async () => {
    const views = [view, 7, null, { id: 'b', resource: 'no-such-thing', deep: [{ x: '<script>' }] }]
    expect((await call('PUT', { exchange_rate: 170, views })).body.data.views).toEqual(views)
    expect((await call('GET')).body.data.views).toEqual(views)
  })

  it('stay where a save leaves them out', async () => {
    await call('PUT', { exchange_rate: 170, views: [view] })
    await call('PUT', { exchange_rate: 175 })
    expect((await call('GET')).body.data).toMatchObject({ exchange_rate: 175, views: [view] })
  })

  it('are refused with a stale tag, so that two people who add a view keep both', async () => {
    const { tag, body } = await call('PUT', { exchange_rate: 170, views: [] })
    await call('PUT', { ...body.data, views: [view] }, tag)
    expect((await call('PUT', { ...body.data, views: [{ ...view, id: 'b' }] }, tag)).status).toBe(412)
    expect((await call('GET')).body.data.views).toEqual([view])
  })

  it('are refused where they are no list, and above the limit of a record', async () => {
    const refused = await call('PUT', { exchange_rate: 170, views: 'x' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['views']])
    const many = Array.from({ length: 1000 }, (_, n) => ({ ...view, id: String(n), query: 'x'.repeat(300) }))
    expect((await call('PUT', { exchange_rate: 170, views: many })).status).toBe(413)
    expect((await call('PUT', { exchange_rate: 170, views: null })).body.data.views).toBeNull()
  })
})
