// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { openRun, recentRuns } from '#hooks/changes/runs.ts'
import { bodyIn, held, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { draw } from '#screens/draw.test-data.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { bulkEnded, bulkJobs, clearBulk, startBulk, stopBulk } from './bulk-runs.ts'

const { answer } = office()
const row = (id: number) => rowOf<Resource>(thing, { id, name: `Áo ${id}`, active: true })
const off = { kind: 'set', name: 'active', to: false } as const

afterEach(async () => {
  stopBulk()
  await bulkEnded()
  clearBulk()
})

function pick(count: number) {
  const selection = new Map(Array.from({ length: count }, (_, at) => [String(at + 1), row(at + 1)]))
  const onSelection = vi.fn()
  const state = { ...defaultListState(thing), view: '' }
  draw(<BulkActions {...{ resource: thing, state, shown: undefined, selection, onSelection }} />, thing)
}

test('asks once, with their number, before one press changes more than 200 records', async () => {
  pick(201)
  fireEvent.click(screen.getByRole('button', { name: 'Tắt' }))
  expect(bulkJobs()).toEqual([])
  await screen.findByText('“Đang dùng” của cả 201 mục sẽ thành “Tắt”. Đổi xong bạn vẫn hoàn tác được.')
  fireEvent.click(screen.getByRole('button', { name: 'Xem lại' }))
  expect(bulkJobs()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Tắt' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Đổi 201 mục' }))
  expect(bulkJobs()).toHaveLength(201)
})

test('changes 200 records without a question', () => {
  pick(200)
  fireEvent.click(screen.getByRole('button', { name: 'Tắt' }))
  expect(bulkJobs()).toHaveLength(200)
})

test('a closed panel leaves its changes among the recent ones, where they are undone', async () => {
  const of: Resource = { ...thing, name: 'thing of a closed panel' }
  let now = { id: 1, name: 'Áo 1', active: true }
  answer('/api/thing/1', () => Response.json({ data: now }))
  const updates = answer('/api/thing/update/1', (call) => {
    now = { ...now, ...Object(bodyIn(call)) }
    return Response.json({ code: 1, data: now })
  })
  void startBulk(of, [row(1)], off)
  await act(bulkEnded)
  clearBulk()
  await vi.waitFor(async () => expect(await recentRuns(of)).toHaveLength(1))
  const [head] = await recentRuns(of)
  expect(head).toMatchObject({ origin: 'bulk', total: 1, counts: { done: 1 } })
  if (!head) return
  const run = await openRun(of, head)
  await act(() => run.undo())
  expect(now.active).toBe(true)
  expect(updates).toHaveLength(2)
  expect(run.count('undone')).toBe(1)
})

test.each([
  ['another action starts', (of: Resource) => startBulk(of, [row(3)], off)],
  ['the panel is cleared', () => clearBulk()],
])('keeps what a running action has done among the recent changes when %s', async (how, next) => {
  const of: Resource = { ...thing, name: `thing of ${how}` }
  const waits = held({ code: 1, data: { ...row(2).raw, active: false } })
  for (const id of [1, 2, 3]) {
    answer(`/api/thing/${id}`, { data: row(id).raw })
    const saved = { code: 1, data: { ...row(id).raw, active: false } }
    answer(`/api/thing/update/${id}`, id === 2 ? waits.reply : saved)
  }
  void startBulk(of, [row(1), row(2)], off)
  await vi.waitFor(() => expect(bulkJobs().map(({ state }) => state)).toEqual(['done', 'sending']))
  void next(of)
  const expected = new Set(['1', ...bulkJobs().map((job) => job.row.id)])
  waits.release()
  await act(bulkEnded)
  const changed = async () => {
    const runs = await Promise.all((await recentRuns(of)).map((head) => openRun(of, head)))
    return new Set(runs.flatMap((run) => run.rows().map(({ change }) => change.before?.id)))
  }
  await vi.waitFor(async () => expect(await changed()).toEqual(expected))
})
