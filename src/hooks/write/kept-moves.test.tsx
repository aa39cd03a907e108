// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ResourceWith } from '#descriptor/capability.ts'
import { defineResource, get, number, parent, put, text } from '#descriptor/index.ts'
import type { Raw } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import { useWholeBranches } from '#hooks/tree/use-branches.ts'
import { useRearrange } from './use-rearrange.ts'

const { answer } = office()
const node = defineResource({
  ...samplePlan,
  name: 'node',
  operations: { tree: get('/api/node/tree'), one: get('/api/node/{id}'), update: put('/api/node/{id}') },
  fields: {
    name: text('Tên'),
    parent: parent('Cha', { alias: ['parent_id'] }),
    position: number('Vị trí'),
  },
})
const top = { id: 'a', name: 'Áo', parent: null, parent_id: null, position: 1 }
const below = { id: 'b', name: 'Bàn', parent: 'a', parent_id: 'a', position: 1 }

/** Moves the record to the top; `keep` makes the stored record of the sent one, `reply` the record of the response. */
async function moveToTop(keep: (sent: Raw) => Raw, reply = keep, resource: ResourceWith<'tree'> = node) {
  let stored: Raw = below
  answer('/api/node/tree', () => Response.json({ data: [top, stored] }))
  answer('/api/node/b', (call) => {
    if (call.method !== 'PUT') return Response.json({ data: stored })
    const sent = bodyIn(call) as Raw
    stored = keep(sent)
    return Response.json({ code: 1, data: reply(sent) })
  })
  const onMoved = vi.fn()
  const onFailed = vi.fn()
  const { result } = drawn(() => {
    const tree = useWholeBranches(resource)
    return { tree, ...useRearrange(resource, { onMoved, onFailed }) }
  }, null)
  await waitFor(() => expect(result.current.tree.branch('').state).toBe('ready'))
  const row: Row = rowOf<Resource>(resource, below)
  await act(async () =>
    result.current.move({ row, isOrder: false, changes: [{ row, values: { parent: '' } }] }),
  )
  await waitFor(() => expect(onMoved.mock.calls.length + onFailed.mock.calls.length).toBeGreaterThan(0))
  await waitFor(() => expect(result.current.overlay.size).toBe(0))
  return {
    stored,
    moved: onMoved.mock.calls.length,
    failures: onFailed.mock.calls.map(([failure]) => failure),
  }
}

const notKept = [{ text: 'Máy chủ giữ giá trị cũ của mục này.' }]

test('a move is written in both spellings of the parent, for a server that reads either', async () => {
  const { stored, moved, failures } = await moveToTop((sent) => sent)
  expect(stored).toEqual({ ...below, parent: null, parent_id: null })
  expect([moved, failures]).toEqual([1, []])
})

const { one: _one, ...withoutOne } = node.operations

test.each([
  ['that can be read alone', node],
  ['that its tree alone has', { ...node, operations: withoutOne }],
])('a move is done whose response has the record as it was before, one %s', async (_case, resource) => {
  const { moved, failures } = await moveToTop(
    (sent) => sent,
    () => below,
    resource,
  )
  expect([moved, failures]).toEqual([1, []])
})

test('a move that the response shows as not kept is no move', async () => {
  const { moved, failures } = await moveToTop(() => below)
  expect(moved).toBe(0)
  expect(failures.map(({ shown }) => shown('move'))).toMatchObject(notKept)
})

test.each([
  ['the old parent', () => below],
  ['the old parent in its second spelling', () => ({ ...below, parent: null })],
])('a move whose tree is read again with %s is said not to be kept', async (_, keep) => {
  const { failures } = await moveToTop(keep, (sent) => sent)
  expect(failures.map(({ shown }) => shown('move'))).toMatchObject(notKept)
})
