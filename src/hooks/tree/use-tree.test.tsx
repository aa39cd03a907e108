// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parent, text } from '#descriptor/make-field.ts'
import { get } from '#descriptor/operation.ts'
import { defineResource, type Resource } from '#descriptor/resource.ts'
import { newValues, rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { bodyOf } from '#descriptor/wire.ts'
import { cache } from '#hooks/read/cache.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { branch } from '#hooks/testing/things.test-data.ts'
import { deferDelete, type PendingDelete } from '#hooks/write/pending-deletes.ts'
import {
  type Branch,
  type Branches,
  useLazyBranches,
  useVisibleBranches,
  useWholeBranches,
} from './use-branches.ts'
import { nodesOptions, useTree } from './use-tree.ts'

const { answer } = office()
const nested = [
  { id: 1, name: 'Đồ chơi', children: [{ id: 2, name: 'Búp bê', children: [] }] },
  { id: 3, name: 'Sách' },
]
const flat = [
  { id: 2, name: 'Búp bê', parent_id: 1 },
  { id: 1, name: 'Đồ chơi', parent_id: null },
  { id: 3, name: 'Sách', parent_id: '' },
]
const names = (branches: Branches, id: string) => {
  const found = branches.branch(id)
  return found.state === 'ready' ? found.rows.map((row) => Reflect.get(row, 'name')) : found.state
}

test.each([
  ['nested', nested],
  ['flat', flat],
])('a %s answer gives the same tree', async (_shape, data) => {
  answer('/api/branch/tree', { code: 1, data })
  const { result } = drawn(() => useTree(branch), null)
  await waitFor(() => expect(result.current.data).toHaveLength(2))
  expect(result.current.data).toMatchObject([
    { row: { name: 'Đồ chơi' }, children: [{ row: { id: '2', name: 'Búp bê' }, children: [] }] },
    { row: { name: 'Sách' }, children: [] },
  ])
})

test('a tree teaches the spelling of its records', async () => {
  const numbered = defineResource({
    ...samplePlan,
    name: 'numbered-branch',
    operations: { tree: get('/api/branch/tree') },
    fields: { name: text('Tên'), parent_id: parent('Cha') },
  })
  answer('/api/branch/tree', { code: 1, data: flat.filter(({ id }) => id !== 3) })
  const { result } = drawn(() => useTree(numbered), null)
  await waitFor(() => expect(result.current.data).toHaveLength(1))
  const values = { ...newValues(numbered), name: 'Mới', parent_id: '1' }
  expect(bodyOf(numbered, { before: null, values, actor: { subject: '', name: '' } })).toMatchObject({
    parent_id: 1,
  })
})

test('fails for a tree of an unknown shape', async () => {
  answer('/api/branch/tree', { code: 1, data: { nodes: [] } })
  const { result } = drawn(() => useTree(branch), null)
  await waitFor(() => expect(result.current.error).toMatchObject({ why: 'unreadable' }))
})

test('renders a whole tree branch by branch, and retries a failed one', async () => {
  let isBroken = true
  answer('/api/branch/tree', () =>
    isBroken ? Response.json({}, { status: 500 }) : Response.json({ data: nested }),
  )
  const { result } = drawn(() => useWholeBranches(branch), null)
  expect(result.current.branch('')).toEqual({ state: 'loading' })
  await waitFor(() => expect(result.current.branch('').state).toBe('failed'))
  isBroken = false
  const failed = result.current.branch('')
  if (failed.state === 'failed') failed.retry()
  await waitFor(() => expect(names(result.current, '')).toEqual(['Đồ chơi', 'Sách']))
  expect(names(result.current, '1')).toEqual(['Búp bê'])
  expect(names(result.current, '3')).toEqual([])
  const [toys, books] = [1, 3].map((id) => rowOf<Resource>(branch, { id }))
  expect([toys, books].map((row) => row && result.current.hasChildren(row))).toEqual([true, false])
})

test('counts the records without an id of their own, which are left out', async () => {
  const unnamed = { name: 'Không mã', children: [{ id: 5, name: 'Bút' }] }
  answer('/api/branch/tree', { code: 1, data: [...nested, unnamed] })
  const data = [{ id: 3, name: 'Sách' }, unnamed, { id: 4, name: 'Vở' }, { id: 4, name: 'Vở khác' }]
  answer('/api/branch/children', { code: 1, data })
  const whole = drawn(() => useVisibleBranches(branch, useWholeBranches(branch)), null)
  await waitFor(() => expect(names(whole.result.current, '')).toEqual(['Đồ chơi', 'Sách', 'Bút']))
  expect(whole.result.current.branch('')).toMatchObject({ withoutId: [{ name: 'Không mã' }] })
  const lazy = drawn(() => useVisibleBranches(branch, useLazyBranches(branch, none)), null)
  await waitFor(() => expect(names(lazy.result.current, '')).toEqual(['Sách']))
  const { withoutId } = lazy.result.current.branch('') as Extract<Branch, { state: 'ready' }>
  expect(withoutId?.map((row) => Reflect.get(row, 'name'))).toEqual(['Không mã', 'Vở', 'Vở khác'])
})

test('keeps the tree of the other records if one has malformed children', async () => {
  const odd = { id: 9, name: 'Lạ', children: [{}, null, { name: 'Không mã' }] }
  answer('/api/branch/tree', {
    code: 1,
    data: { results: [odd, ...flat, { name: 'Không mã' }], pagination: {} },
  })
  answer('/api/branch/children', { code: 1, data: [odd, { name: 'Không mã' }, { id: 3, name: 'Sách' }] })
  const { result } = drawn(() => useWholeBranches(branch), null)
  await waitFor(() => expect(names(result.current, '')).toEqual(['Lạ', 'Đồ chơi', 'Sách']))
  expect(names(result.current, '1')).toEqual(['Búp bê'])
  const lazy = drawn(() => useLazyBranches(branch, ['9']), null)
  await waitFor(() => expect(names(lazy.result.current, '')).toEqual(['Lạ', 'Sách']))
})

test('a record whose delete can still be undone is not in the tree', async () => {
  answer('/api/branch/tree', { data: nested })
  const { result } = drawn(() => useVisibleBranches(branch, useWholeBranches(branch)), null)
  await waitFor(() => expect(names(result.current, '1')).toEqual(['Búp bê']))
  const toys = rowOf<Resource>(branch, { id: 1 })
  const held: PendingDelete[] = []
  act(() => void held.push(deferDelete(branch, '2', async () => {})))
  expect(names(result.current, '1')).toEqual([])
  expect(result.current.hasChildren(toys)).toBe(false)
  act(() => held[0]?.undo())
  expect(names(result.current, '1')).toEqual(['Búp bê'])
})

test('requests the roots of a lazy tree, and children when their parent is expanded', async () => {
  const children: Record<string, object[]> = {
    '': [
      { id: 1, name: 'Đồ chơi', children_count: 1 },
      { id: 3, name: 'Sách', children_count: 0 },
      { id: 4, name: 'Khác' },
    ],
    1: [{ id: 2, name: 'Búp bê' }],
  }
  const calls = answer('/api/branch/children', ({ search }) => {
    const data = children[new URLSearchParams(search).get('parent_id') ?? '?']
    return data ? Response.json({ code: 1, data }) : Response.json({}, { status: 500 })
  })
  const { result, rerender } = drawn((open) => useLazyBranches(branch, open), none)
  await waitFor(() => expect(names(result.current, '')).toEqual(['Đồ chơi', 'Sách', 'Khác']))
  const roots = result.current.branch('')
  const canOpen = roots.state === 'ready' && roots.rows.map(result.current.hasChildren)
  expect(canOpen).toEqual([true, false, true])
  rerender(['1', '4'])
  await waitFor(() => expect(names(result.current, '1')).toEqual(['Búp bê']))
  await waitFor(() => expect(names(result.current, '4')).toBe('failed'))
  expect(names(result.current, '')).toHaveLength(3)
  // The two branches are requested in parallel.
  expect(calls.map(({ search }) => search).toSorted()).toEqual([
    '?parent_id=',
    '?parent_id=1',
    '?parent_id=4',
  ])
})

test('returns the same branches object while the data is unchanged', async () => {
  answer('/api/branch/children', { code: 1, data: [{ id: 1, name: 'Đồ chơi' }] })
  const { result, rerender } = drawn((open) => useLazyBranches(branch, open), none)
  await waitFor(() => expect(names(result.current, '')).toEqual(['Đồ chơi']))
  const before = result.current
  rerender(none)
  expect(result.current).toBe(before)
})

test('nodes are searched by the server', async () => {
  const calls = answer('/api/branch/find', { code: 1, data: [{ id: 2, name: 'Búp bê' }] })
  expect(await cache.fetchQuery(nodesOptions(branch, 'búp'))).toMatchObject([{ id: '2', name: 'Búp bê' }])
  expect(new URLSearchParams(calls[0]?.search).get('keyword')).toBe('búp')
})

const none: readonly string[] = []
