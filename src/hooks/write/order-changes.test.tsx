// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defineResource, get, number, parent, put, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { cache } from '#hooks/read/cache.ts'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import { type Destination, treeMove } from '#hooks/tree/tree-move.ts'
import { useWholeBranches } from '#hooks/tree/use-branches.ts'
import { orderChanges } from './order-changes.ts'
import { useRearrange } from './use-rearrange.ts'

const { answer } = office()

/** A new resource: what its back-end sends is learnt by its fields. */
const nodesOf = () =>
  defineResource({
    ...samplePlan,
    name: 'node',
    operations: { tree: get('/api/node/tree'), one: get('/api/node/{id}'), update: put('/api/node/{id}') },
    fields: { name: text('Tên'), parent: parent('Cha'), position: number('Vị trí', { min: 0, max: 9999 }) },
  })

/** A tree with these records; moves one of them, and returns the bodies of the updates. */
async function moved(stored: readonly { readonly id: string }[], id: string, to: Destination) {
  const resource = nodesOf()
  const bodies: unknown[] = []
  answer('/api/node/tree', { data: stored })
  for (const record of stored) {
    answer(`/api/node/${record.id}`, (call) => {
      if (call.method === 'PUT') bodies.push(bodyIn(call))
      return Response.json({ code: 1, data: call.method === 'PUT' ? bodyIn(call) : record })
    })
  }
  const onMoved = vi.fn()
  const { result } = drawn(
    () => ({
      branches: useWholeBranches(resource),
      ...useRearrange(resource, { onMoved, onFailed: vi.fn() }),
    }),
    null,
  )
  await waitFor(() => expect(result.current.branches.branch('').state).toBe('ready'))
  const roots = result.current.branches.branch('')
  const row = roots.state === 'ready' ? roots.rows.find((one) => one.id === id) : undefined
  const move = row && (await treeMove(resource, row, to, result.current.overlay, cache))
  if (!move || move === 'cycle') return move
  await act(async () => result.current.move(move))
  await waitFor(() => expect(onMoved).toHaveBeenCalledOnce())
  return bodies
}

const node = (id: string, more: object = {}) => ({ id, name: 'Áo', parent: null, ...more })

test('writes one record for a move where the numbers leave room', async () => {
  const stored = Array.from({ length: 40 }, (_, at) => node(`n${at}`, { position: at * 10 }))
  const bodies = await moved(stored, 'n30', { parent: '', before: 'n3' })
  expect(bodies).toEqual([node('n30', { position: 25 })])
})

test('writes the fewest records where the numbers leave no room', async () => {
  const stored = Array.from({ length: 40 }, (_, at) => node(`n${at}`, { position: at + 1 }))
  const bodies = await moved(stored, 'n30', { parent: '', before: 'n1' })
  expect(bodies).toEqual([node('n0', { position: 0 }), node('n30', { position: 1 })])
})

test('adds no position to records that have none', async () => {
  const stored = ['a', 'b', 'c'].map((id) => node(id))
  expect(await moved(stored, 'c', { parent: '', before: 'a' })).toBeNull()
  expect(await moved(stored, 'c', { parent: 'a', before: null })).toEqual([node('c', { parent: 'a' })])
})

test.each([
  ['raised siblings from the last one', [4, 5, null, 5, 6], ['d', 8], ['c', 7]],
  ['lowered siblings from the first one', [4, 5, null, 6, 7, 8, 9], ['a', 3], ['b', 4]],
])('saves %s, so that no two swap', (_, positions, ...expected) => {
  const resource = nodesOf()
  const rows = positions.map((position, at) => rowOf<Resource>(resource, { id: 'abxcdef'[at], position }))
  const moving = rows[2] as Row
  const { siblings } = orderChanges(resource, 'position', rows, moving)
  expect(siblings.map(({ row, values }) => [row.id, values.position])).toEqual(expected)
})
