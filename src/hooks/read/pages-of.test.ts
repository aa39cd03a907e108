// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { deferDelete, isDeletePending } from '#hooks/write/pending-deletes.ts'
import type { Call } from '#session/local-server.ts'
import { firstCursor, lastPageOf, type PageCursor, pagesOf } from './pages-of.ts'

const { answer } = office()
const state = { ...defaultListState(thing), search: 'áo', filters: { active: 'true' } }
const page = (total: number, ...ids: number[]) =>
  Response.json({ data: { results: ids.map((id) => ({ id })), pagination: { total } } })
const requests = (call: Call | undefined, name: string) => new URLSearchParams(call?.search).get(name)

/** Answers each page of a list with the response of its number. */
function listed(answers: readonly (() => Response)[]) {
  const calls = answer('/api/thing/search', (call) => {
    const reply = answers[Number(requests(call, 'pages')) - 1]
    return reply ? reply() : page(0)
  })
  return calls
}

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

test('pagesOf requests large pages, takes smaller ones, and keeps search and filters', async () => {
  const calls = listed([() => page(7, 1, 2, 3), () => page(7, 4, 5, 6), () => page(7, 7)])
  const cursor = await read().end
  expect([...cursor.rows.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  expect(calls.map((call) => requests(call, 'page'))).toEqual(['1000', '3', '3'])
  for (const call of calls)
    expect([requests(call, 'keyword'), requests(call, 'active')]).toEqual(['áo', 'true'])
})

test('returns a repeated record once, and counts it', async () => {
  listed([() => page(5, 1, 2, 3), () => page(5, 3, 4), () => page(5)])
  const { rows, repeated } = await read().end
  expect([rows.size, repeated]).toEqual([4, 1])
})

test('leaves hidden rows out', async () => {
  const one = deferDelete(thing, '2', async () => undefined)
  listed([() => page(5, 1, 2, 3), () => page(5, 4, 5)])
  const { rows, total } = await read().end
  one.undo()
  expect([[...rows.keys()], total]).toEqual([['1', '3', '4', '5'], 4])
})

test('ends for a back-end that gives the same page again and again', async () => {
  const calls = listed([() => page(900, 1, 2), () => page(900, 1, 2)])
  const { rows, repeated } = await read().end
  expect([rows.size, repeated, calls.length]).toEqual([2, 0, 2])
})

test('continues from the last cursor after a failed page', async () => {
  let isDown = true
  const calls = listed([
    () => page(5, 1, 2, 3),
    () => (isDown ? Response.json({}, { status: 400 }) : page(5, 4, 5)),
  ])
  const first = read()
  await expect(first.end).rejects.toMatchObject({ name: 'Refused' })
  isDown = false
  const cursor = await read(first.seen.at(-1)).end
  expect([...cursor.rows.keys()]).toEqual(['1', '2', '3', '4', '5'])
  expect(calls.map((call) => requests(call, 'pages'))).toEqual(['1', '2', '2'])
})

test('ends at the limit', async () => {
  listed([() => page(9, 1, 2, 3), () => page(9, 4, 5, 6)])
  const { rows } = await read(firstCursor, 4).end
  expect([...rows.keys()]).toEqual(['1', '2', '3', '4'])
})

test('lastPageOf returns the cursor after the last page', async () => {
  listed([() => page(3, 1, 2), () => page(3, 3)])
  const { signal } = new AbortController()
  const { rows, isOver } = await lastPageOf(thing, state, { signal, pauseMs: 0 })
  expect([[...rows.keys()], isOver]).toEqual([['1', '2', '3'], true])
})

test('reads a list without a total until a page adds no rows', async () => {
  const bare = (...ids: number[]) => Response.json({ data: { results: ids.map((id) => ({ id })) } })
  const calls = listed([() => bare(1, 2, 3), () => bare(4, 5), () => bare()])
  const { rows, total } = await read().end
  expect([[...rows.keys()], total]).toEqual([['1', '2', '3', '4', '5'], 5])
  expect(calls.map((call) => requests(call, 'page'))).toEqual(['1000', '3', '3'])
})

test('reads a list without a total and without pages twice', async () => {
  const whole = () => Response.json({ data: { results: [{ id: 1 }, { id: 2 }] } })
  const calls = listed([whole, whole, whole])
  expect((await read().end).rows.size).toBe(2)
  expect(calls).toHaveLength(2)
})

test('reads every row without an id', async () => {
  const rows = [{ id: 1 }, { name: 'Áo' }, { name: 'Mũ' }].map((raw) => ({ ...raw }))
  const more = [{ name: 'Giày' }, { id: 2 }]
  listed([rows, more].map((results) => () => Response.json({ data: { results, pagination: { total: 5 } } })))
  const { rows: read_ } = await read().end
  expect([...read_.values()].map(({ id }) => id)).toEqual(['1', '', '', '', '2'])
})
