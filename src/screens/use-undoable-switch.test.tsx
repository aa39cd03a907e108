// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { offerUndo, undoLatest } from '#browser/latest-undo.ts'
import { crud, defineResource, text, toggle } from '#descriptor/index.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { fill } from '#text/text.ts'
import { useUndoableSwitch } from './use-undoable-switch.ts'

const { answer } = office()
const hat = defineResource({
  ...samplePlan,
  name: 'hat',
  operations: crud('/api/hat'),
  fields: { name: text('Tên'), active: toggle('Đang bán'), hot: toggle('Nổi bật') },
  list: { columns: ['name', 'hot'], state: 'active' },
})
const failed = vi.fn()

afterEach(() => {
  for (const { id } of shownNotices()) dismiss(id)
  failed.mockClear()
})

/** The rows of two stored records, and a function that sets a switch of one. */
function hats() {
  const stored = new Map([1, 2].map((id) => [id, { id, name: `mũ ${id}`, active: true, hot: false }]))
  for (const id of stored.keys()) {
    answer(`/api/hat/${id}`, () => Response.json({ data: stored.get(id) }))
    answer(`/api/hat/update/${id}`, (call) => {
      stored.set(id, Object(bodyIn(call)))
      return Response.json({ code: 1, data: stored.get(id) })
    })
  }
  const { result, unmount } = drawn(() => useUndoableSwitch(hat, failed), null)
  return {
    unmount,
    states: () => [...stored.values()].map(({ active, hot }) => `${active} ${hot}`),
    flip: (id: number, name: 'active' | 'hot', to: boolean) =>
      act(async () => result.current({ row: rowOf(hat, stored.get(id) ?? {}) as unknown as Row, name, to })),
  }
}

const texts = () =>
  shownNotices().map(({ text: shown }) => (typeof shown === 'string' ? shown : fill(shown.text, shown.with)))

test('offers to undo a switch without a notice, once, until the page is left', async () => {
  const earlier = vi.fn<() => void>()
  const withdraw = offerUndo(earlier)
  const { states, flip, unmount } = hats()
  await flip(1, 'hot', true)
  await waitFor(() => expect(states()).toEqual(['true true', 'true false']))
  expect(shownNotices()).toEqual([])
  await act(async () => undoLatest())
  await waitFor(() => expect(states()).toEqual(['true false', 'true false']))
  expect(earlier).not.toHaveBeenCalled()
  await act(async () => undoLatest())
  expect(earlier).toHaveBeenCalledOnce()
  await flip(2, 'hot', true)
  await waitFor(() => expect(states()).toEqual(['true false', 'true true']))
  unmount()
  undoLatest()
  expect(earlier).toHaveBeenCalledTimes(2)
  withdraw()
})

test('shows a notice with an undo for the state of a record, which the next one replaces', async () => {
  const { states, flip } = hats()
  await flip(1, 'active', false)
  await flip(2, 'active', false)
  expect(texts()).toEqual(['Đã đổi “mũ 2” sang “Tắt”'])
  await waitFor(() => expect(states()).toEqual(['false false', 'false false']))
  await act(async () => undoLatest())
  await waitFor(() => expect(states()).toEqual(['false false', 'true false']))
  expect(texts()).toEqual([])
  await flip(2, 'active', false)
  await flip(1, 'hot', true)
  expect(texts(), 'its undo would not be that of the latest switch').toEqual([])
  await waitFor(() => expect(states()).toEqual(['false true', 'false false']))
})

test('withdraws the undo of a switch that was not saved', async () => {
  const earlier = vi.fn<() => void>()
  const withdraw = offerUndo(earlier)
  const { flip } = hats()
  const calls = answer('/api/hat/update/1', () => Response.json({}, { status: 400 }))
  await flip(1, 'active', false)
  await waitFor(() => expect(failed).toHaveBeenCalledOnce())
  await waitFor(() => expect(texts()).toEqual([]))
  undoLatest()
  expect(earlier).toHaveBeenCalledOnce()
  expect(calls).toHaveLength(1)
  withdraw()
})

test('offers the undo of a switch without a notice for ten seconds', async () => {
  const earlier = vi.fn<() => void>()
  const withdraw = offerUndo(earlier)
  const { states, flip } = hats()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await flip(1, 'hot', true)
  await waitFor(() => expect(states()).toEqual(['true true', 'true false']))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  vi.useRealTimers()
  undoLatest()
  expect(earlier).toHaveBeenCalledOnce()
  withdraw()
})
