// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

let back: InMemory
let read = () => Promise.resolve()

// The embedded engine has one connection: while a transaction is open, a read outside of it is not answered.
vi.mock('./clean-text.ts', async (original) => {
  const { cleanText } = await original<typeof import('./clean-text.ts')>()
  return {
    cleanText: async (html: string) => {
      await read()
      return cleanText(html)
    },
  }
})

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

const content = '<p onclick="x()">xin chào</p>'

it.each([
  ['a create with a key', '/api/guide', { title: 'Một bài', category: 'service', content }],
  ['a save of settings', '/api/store/update', { name: 'Cửa hàng', instructions: content }],
])('cleans the rich text of %s before its transaction begins', async (_, path, body) => {
  let reads = 0
  read = async () => {
    await sql`select 1`.execute(back.db)
    reads += 1
  }
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const answer = await back.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  expect({ status: answer.status, text }).toEqual({
    status: 200,
    text: expect.stringContaining('<p>xin chào</p>'),
  })
  expect(reads).toBe(1)
})
