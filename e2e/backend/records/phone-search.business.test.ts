// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
  for (const [name, phone] of [
    ['Có cách', '0917 658 529'],
    ['Không cách', '0917658530'],
  ]) {
    const made = await back.app.request('/api/seller/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, phone }),
    })
    expect(made.status).toBe(200)
  }
}, 60_000)

afterAll(() => back.close())

it.each([
  ['0917658529', ['Có cách']],
  ['0917 658 529', ['Có cách']],
  ['0917.658.530', ['Không cách']],
  ['+84 917 658 530', ['Không cách']],
  ['917658', ['Có cách', 'Không cách']],
  ['0917 658 53', ['Không cách']],
  ['co 0917658529', ['Có cách']],
  ['0917658531', []],
])('a search for %s finds %j', async (keyword, names) => {
  const answer = await back.app.request(`/api/seller/search?keyword=${encodeURIComponent(keyword)}`)
  const { data } = await answer.json()
  expect(data.results.map((row: { name: string }) => row.name).toSorted()).toEqual(names)
})
