// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cache } from '#hooks/read/cache.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { useCount } from './number-tiles.tsx'
import { daysOptions } from './use-days.ts'

const { answer } = office()

/** The response of a list: its rows and the total. */
const listing = (rows: readonly object[], total = rows.length) => ({
  data: { results: rows, pagination: { pages: 1, page: rows.length, total } },
})

test('counts by a request for the first page of the list', async () => {
  const calls = answer('/api/thing/search', listing([{ id: '1', active: true }], 41))
  const { result } = drawn(() => useCount(thing, { active: 'true' }), undefined)
  await waitFor(() => expect(result.current.data).toBe(41))
  expect(calls[0]?.search).toBe('?active=true&pages=1&page=20')
})

test.each([{ id: '1' }, { id: '1', active: null }, { id: '1', active: false }])(
  'a total of other records is no count: %j',
  async (row) => {
    answer('/api/thing/search', listing([row], 41))
    const { result } = drawn(() => useCount(thing, { active: 'true' }), undefined)
    await waitFor(() => expect(result.current.data).toBeNull())
  },
)

test('records are counted by the day they came, in the reader’s zone, days without any too', async () => {
  const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString()
  answer(
    '/api/thing/search',
    listing(
      [
        { id: '1', created_at: at(21) },
        { id: '2', created_at: at(21, 0) },
        { id: '3', created_at: at(19) },
        { id: '4', created_at: at(1) },
      ],
      900,
    ),
  )
  const found = await cache.fetchQuery(daysOptions(thing, 3, () => new Date(2026, 10, 21, 9)))
  expect(found).toEqual({
    days: [
      { day: '2026-11-19', count: 1 },
      { day: '2026-11-20', count: 0 },
      { day: '2026-11-21', count: 2 },
    ],
    isPart: false,
  })
})

test('marks a count as incomplete where some records have no known day, and counts nothing where none has', async () => {
  const now = new Date(2026, 10, 21, 9)
  const today = { id: '1', created_at: new Date(2026, 10, 21, 8).toISOString() }
  answer('/api/thing/search', listing([today, { id: '2', created_at: 1_795_163_400 }], 2))
  const found = await cache.fetchQuery(daysOptions(thing, 1, () => now))
  expect(found).toEqual({ days: [{ day: '2026-11-21', count: 1 }], isPart: true })
  answer('/api/thing/search', listing([{ id: '1' }, { id: '2', created_at: 'hôm qua' }], 2))
  await expect(cache.fetchQuery({ ...daysOptions(thing, 2, () => now), retry: false })).rejects.toThrow()
})

test('requests further pages only while all rows are recent, and marks incomplete counts', async () => {
  const today = new Date(2026, 10, 21, 8).toISOString()
  const calls = answer('/api/thing/search', ({ search }) => {
    const page = Number(new URLSearchParams(search).get('pages'))
    const rows = Array.from({ length: 20 }, (_, at) => ({ id: page * 20 + at, created_at: today }))
    return Response.json({ data: { results: rows, pagination: { total: 900 } } })
  })
  const found = await cache.fetchQuery(daysOptions(thing, 2, () => new Date(2026, 10, 21, 9)))
  expect(calls).toHaveLength(25)
  expect(found).toMatchObject({ isPart: true, days: [{ count: 0 }, { count: 500 }] })
})
