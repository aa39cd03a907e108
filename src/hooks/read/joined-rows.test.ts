import { expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { thing } from '#hooks/testing/things.test-data.ts'
import { FilterStopped, ListTooLong } from './errors.ts'
import { FilterTooBroad, joinedRows, type Notify, type ReadingProgress } from './joined-rows.ts'

const resource: Resource = thing
const row = (id: number, more: object = {}) => rowOf(resource, { id, ...more })
const tooLong = new ListTooLong(50_000, 10)
const states = (count: number, sort?: { readonly key: string; readonly desc: boolean }) =>
  Array.from({ length: count }, (_, at) => ({
    ...defaultListState(resource),
    order: sort ?? null,
    search: String(at),
  }))

const joined = (
  wanted: ReturnType<typeof states>,
  read: Parameters<typeof joinedRows>[2]['read'],
  notify: Notify = () => {},
) => joinedRows(wanted, tooLong, { read, notify })

const orderOf = async (key: string, desc: boolean, values: readonly unknown[]) => {
  const rows = values.map((value, at) => row(at, { [key]: value }))
  const found = await joined(states(2, { key, desc }), async ({ search }) =>
    rows.filter((_, at) => at % 2 === Number(search)),
  )
  return found.map(({ id }) => Number(id))
}

test('sorts numbers, texts and switches of several lists, empty ones as the least', async () => {
  expect(await orderOf('position', false, [10, 9, null, -1])).toEqual([2, 3, 1, 0])
  expect(await orderOf('position', true, [10, 9, null, -1])).toEqual([0, 1, 3, 2])
  expect(await orderOf('name', false, ['Ô 2', 'o 10', 'P', 'đ'])).toEqual([3, 1, 0, 2])
  expect(await orderOf('active', true, [false, true, true, false])).toEqual([2, 1, 0, 3])
})

test('has a record of two lists once, and rows without an id as they are', async () => {
  const found = await joined(states(2), async () => [row(1), rowOf(resource, { name: 'a' })])
  expect(found.map(({ id }) => id)).toEqual(['1', '', ''])
})

test('throws for lists whose rows are too many together, and reads no further ones', async () => {
  const read: string[] = []
  const reading = joined(states(50), async ({ search }) => {
    read.push(search)
    return Array.from({ length: 6 }, (_, at) => row(Number(search) * 6 + at))
  })
  await expect(reading).rejects.toThrow(FilterTooBroad)
  expect(read.length).toBeLessThan(10)
})

test('passes on that a reading was stopped', async () => {
  const stopped = new FilterStopped(3, 9)
  await expect(joined(states(2), () => Promise.reject(stopped))).rejects.toBe(stopped)
})

test('notes the rows of all lists together, and their total once each has one', async () => {
  const noted: ReadingProgress[] = []
  const reading = async ({ search }: { readonly search: string }, notify: Notify) => {
    notify({ read: 1, total: 3 })
    notify({ read: 2, total: search === '0' ? 3 : 2 })
    return [row(Number(search))]
  }
  await joined(states(2), reading, (progress) => noted.push(progress))
  expect(noted).toEqual([
    { read: 1, total: undefined },
    { read: 2, total: undefined },
    { read: 3, total: 6 },
    { read: 4, total: 5 },
  ])
})
