// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { deferDelete, isDeletePending } from '#hooks/write/pending-deletes.ts'
import type { LocalCall } from '#session/local-server.ts'
import { bentList } from './bent-lists.test-data.ts'
import { firstCursor, lastPageOf, type PageCursor, pagesOf } from './pages-of.ts'

const { answer } = office()
const state = { ...defaultListState(thing), search: 'áo', filters: { active: 'true' } }
const page = (total: number, ...ids: string[]) =>
  Response.json({ data: { results: ids.map((id) => ({ id })), pagination: { total } } })
const requests = (call: LocalCall | undefined, name: string) => new URLSearchParams(call?.search).get(name)

const upTo = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1))
const sized = (count: number) => bentList({ count })
const listed = (reply: (call: LocalCall) => Response) => answer('/api/thing/search', reply)

function read(from: PageCursor = firstCursor, limit?: number) {
  const seen: PageCursor[] = []
  const { signal } = new AbortController()
  const isHidden = (id: string) => isDeletePending(thing, id)
  const readAll = async () => {
    const paging = { signal, from, isHidden, ...(limit ? { limit } : {}) }
    for await (const cursor of pagesOf(thing, state, paging)) seen.push(cursor)
    return seen.at(-1) ?? from
  }
  return { seen, end: readAll() }
}

test('reads in the page size of the list, and keeps search and filters', async () => {
  const calls = listed(sized(45))
  const cursor = await read().end
  expect([[...cursor.rows.keys()], cursor.isWhole]).toEqual([upTo(45), true])
  expect(calls.map((call) => requests(call, 'page'))).toEqual(['20', '20', '20'])
  for (const call of calls)
    expect([requests(call, 'keyword'), requests(call, 'active')]).toEqual(['áo', 'true'])
})

test('requests at most four pages at the same time', async () => {
  let waiting: (() => void)[] = []
  let most = 0
  answer('/api/thing/search', async (call) => {
    if (requests(call, 'pages') === '1') return sized(180)(call)
    const four = new Promise<void>((done) => void waiting.push(done))
    most = Math.max(most, waiting.length)
    if (waiting.length === 4) {
      for (const go of waiting) go()
      waiting = []
    }
    await four
    return sized(180)(call)
  })
  expect((await read().end).rows.size).toBe(180)
  expect(most).toBe(4)
})

test('returns a record once that has moved to the next page in between, and counts it', async () => {
  const moved = [['new', ...upTo(41)].slice(20, 40), ['new', ...upTo(41)].slice(40, 60)]
  const calls = listed((call) => {
    const at = Number(requests(call, 'pages'))
    return page(at === 1 ? 41 : 42, ...(at === 1 ? upTo(20) : (moved[at - 2] ?? [])))
  })
  const { rows, repeated, isWhole } = await read().end
  expect([[...rows.keys()], repeated, isWhole]).toEqual([upTo(41), 1, true])
  expect(calls.length).toBeLessThanOrEqual(4)
})

test('is not whole where a page repeats a row and so lacks another', async () => {
  const pages = [upTo(20), ['20', ...upTo(39).slice(20)]]
  listed((call) => page(40, ...(pages[Number(requests(call, 'pages')) - 1] ?? [])))
  const { rows, repeated, isWhole } = await read().end
  expect([rows.size, repeated, isWhole]).toEqual([39, 1, false])
})

test('is whole where a record is deleted between two pages', async () => {
  listed((call) => (requests(call, 'pages') === '1' ? page(21, ...upTo(20)) : page(20)))
  const { rows, isWhole } = await read().end
  expect([rows.size, isWhole]).toEqual([20, true])
})

test('leaves hidden rows out', async () => {
  const one = deferDelete(thing, '2', async () => undefined)
  listed(sized(25))
  const { rows, total, isWhole } = await read().end
  one.undo()
  expect([[...rows.keys()], total, isWhole]).toEqual([upTo(25).filter((id) => id !== '2'), 24, true])
})

test('ends for a back-end that gives the same page again and again', async () => {
  listed(() => page(900, ...upTo(20)))
  const { rows, isWhole } = await read().end
  expect([rows.size, isWhole]).toEqual([20, false])
})

test('continues from the last cursor after a failed page', async () => {
  let isDown = true
  const calls = listed((call) =>
    isDown && requests(call, 'pages') === '2' ? Response.json({}, { status: 400 }) : sized(40)(call),
  )
  const first = read()
  await expect(first.end).rejects.toMatchObject({ name: 'Refused' })
  isDown = false
  const cursor = await read(first.seen.at(-1)).end
  expect([...cursor.rows.keys()]).toEqual(upTo(40))
  expect(calls.map((call) => requests(call, 'pages'))).toEqual(['1', '2', '2'])
})

test('ends at the limit, and requests no page after it', async () => {
  const calls = listed(sized(90))
  const { rows, isWhole } = await read(firstCursor, 24).end
  expect([[...rows.keys()], isWhole]).toEqual([upTo(24), false])
  expect(calls).toHaveLength(2)
})

test('lastPageOf returns the cursor after the last page', async () => {
  listed(sized(21))
  const { signal } = new AbortController()
  const { rows, isOver } = await lastPageOf(thing, state, { signal })
  expect([rows.size, isOver]).toEqual([21, true])
})

test('reads a list without a total until a page is not full', async () => {
  const calls = listed(bentList({ count: 43, pagination: () => undefined }))
  const { rows, total, isWhole } = await read().end
  expect([[...rows.keys()], total, isWhole]).toEqual([upTo(43), 43, true])
  expect(calls.map((call) => requests(call, 'page'))).toEqual(['20', '20', '20'])
})

test('reads a short list without a total once', async () => {
  const calls = listed(() => Response.json({ data: { results: [{ id: 1 }, { id: 2 }] } }))
  expect(await read().end).toMatchObject({ total: 2, isWhole: true })
  expect(calls).toHaveLength(1)
})

test('reads every row without an id', async () => {
  const rows = [{ id: 1 }, { name: 'Áo' }, { name: 'Mũ' }, { name: 'Giày' }, { id: 2 }, { name: 'Ô' }]
  listed((call) => {
    const at = Number(requests(call, 'pages'))
    const results = rows.slice((at - 1) * 3, at * 3)
    return Response.json({ data: { results, pagination: { pages: at, page: 3, total: 6 } } })
  })
  const { rows: read_ } = await read().end
  expect([...read_.values()].map(({ id }) => id)).toEqual(['1', '', '', '', '2', ''])
})
