// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { firstState } from '#descriptor/list-state.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { holdDelete } from '#hooks/write/held-deletes.ts'
import type { Call } from '#session/local-server.ts'
import { type Walk, walkFromStart, walkList } from './walk-list.ts'

const { answer } = office()
const state = { ...firstState(thing), search: 'áo', filters: { active: 'true' } }
const page = (total: number, ...ids: number[]) =>
  Response.json({ data: { results: ids.map((id) => ({ id })), pagination: { total } } })
const asked = (call: Call | undefined, name: string) => new URLSearchParams(call?.search).get(name)

/** A list whose back-end gives three at most; each answer by its page. */
function listed(answers: readonly (() => Response)[]) {
  const calls = answer('/api/thing/search', (call) => {
    const reply = answers[Number(asked(call, 'pages')) - 1]
    return reply ? reply() : page(0)
  })
  return calls
}

function walking(from = walkFromStart, most?: number) {
  const heard: Walk[] = []
  const { signal } = new AbortController()
  const tell = (walk: Walk) => heard.push(walk)
  const end = walkList(from, { resource: thing, state, signal, tell, ...(most ? { most } : {}) })
  return { heard, end }
}

test('it asks for large pages, takes those that it gets, and keeps search and filters', async () => {
  const calls = listed([() => page(7, 1, 2, 3), () => page(7, 4, 5, 6), () => page(7, 7)])
  const walk = await walking().end
  expect([...walk.rows.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  expect(calls.map((call) => asked(call, 'page'))).toEqual(['1000', '3', '3'])
  for (const call of calls) expect([asked(call, 'keyword'), asked(call, 'active')]).toEqual(['áo', 'true'])
})

test('a record that comes twice is there once, and counted', async () => {
  listed([() => page(5, 1, 2, 3), () => page(5, 3, 4), () => page(5)])
  const { rows, repeated } = await walking().end
  expect([rows.size, repeated]).toEqual([4, 1])
})

test('what looks deleted is left out', async () => {
  const one = holdDelete(thing, '2', async () => undefined)
  listed([() => page(5, 1, 2, 3), () => page(5, 4, 5)])
  const { rows, total } = await walking().end
  one.undo()
  expect([[...rows.keys()], total]).toEqual([['1', '3', '4', '5'], 4])
})

test('a back-end that gives the same page again and again comes to an end', async () => {
  const calls = listed([() => page(900, 1, 2), () => page(900, 1, 2)])
  const { rows, repeated } = await walking().end
  expect([rows.size, repeated, calls.length]).toEqual([2, 0, 2])
})

test('where a page fails the walk is taken up again', async () => {
  let isDown = true
  const calls = listed([
    () => page(5, 1, 2, 3),
    () => (isDown ? Response.json({}, { status: 400 }) : page(5, 4, 5)),
  ])
  const first = walking()
  await expect(first.end).rejects.toMatchObject({ name: 'Refused' })
  isDown = false
  const walk = await walking(first.heard.at(-1)).end
  expect([...walk.rows.keys()]).toEqual(['1', '2', '3', '4', '5'])
  expect(calls.map((call) => asked(call, 'pages'))).toEqual(['1', '2', '2'])
})

test('it ends once it has as many as are wanted', async () => {
  listed([() => page(9, 1, 2, 3), () => page(9, 4, 5, 6)])
  const { rows } = await walking(walkFromStart, 4).end
  expect([...rows.keys()]).toEqual(['1', '2', '3', '4'])
})
