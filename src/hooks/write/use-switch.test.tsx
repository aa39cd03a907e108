// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { useList } from '#hooks/read/use-list.ts'
import { bodyIn, drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { odd, thing } from '#hooks/testing/things.test-data.ts'
import { type SwitchFailure, useSwitch } from './use-switch.ts'
import type { WriteFailed } from './write-failed.ts'

const { answer } = office()
const coat = { id: 5, name: 'Áo', position: '3', active: false, unknown: 7 }
const failed = vi.fn<(failure: SwitchFailure) => void>()
const shown = () => failed.mock.calls[0]?.[0].shown('switch')
let stored: object

beforeEach(() => {
  failed.mockClear()
  stored = coat
  answer('/api/thing/search', () => Response.json({ data: { results: [stored, { id: 6, active: false }] } }))
  // The list may have an old row: the record is read again before it is sent back.
  answer('/api/thing/5', () => Response.json({ data: stored }))
})

async function list() {
  const { result } = drawn(
    () => ({ list: useList(thing, defaultListState(thing)), flip: useSwitch(thing, failed) }),
    null,
  )
  await waitFor(() => expect(result.current.list.shown).toBeDefined())
  return {
    status: () => result.current.flip.status,
    states: () => result.current.list.shown?.rows.map(({ active }) => active),
    flip: async (to: boolean) => {
      const row = result.current.list.shown?.rows[0] as unknown as Row
      await act(async () => result.current.flip.mutate({ row, name: 'active', to }))
    },
  }
}

test('a switch shows at once, sends the whole record and stays as the server has it', async () => {
  const saving = held({ code: 1, data: { ...coat, active: true } })
  const calls = answer('/api/thing/update/5', saving.reply)
  const { states, flip } = await list()
  await flip(true)
  await waitFor(() => expect(states()).toEqual([true, false]))
  stored = { ...coat, active: true }
  saving.release()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(bodyIn(calls[0])).toEqual({ ...coat, active: true, url: 'Áo' })
  await waitFor(() => expect(states()).toEqual([true, false]))
  expect(failed).not.toHaveBeenCalled()
})

test('reverts a refused switch and notifies', async () => {
  const saving = held({})
  const calls = answer('/api/thing/update/5', async () => {
    await saving.reply()
    return Response.json({}, { status: 503 })
  })
  const { states, flip } = await list()
  await flip(true)
  await waitFor(() => expect(states()).toEqual([true, false]))
  saving.release()
  await waitFor(() => expect(states()).toEqual([false, false]))
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'WriteFailed', text: 'Lưu thành thất bại!' }),
  )
  expect(calls).toHaveLength(1)
})

test('a record that changes between its read and the switch is read again', async () => {
  let version = 1
  answer('/api/thing/5', () => Response.json({ data: stored }, { headers: { ETag: `"v${version}"` } }))
  const calls = answer('/api/thing/update/5', (call) => {
    if (calls.length === 1) {
      stored = { ...coat, name: 'Áo len' }
      version = 2
    }
    if (call.headers.get('if-match') !== `"v${version}"`) return Response.json({}, { status: 412 })
    stored = Object(bodyIn(call))
    return Response.json({ code: 1, data: stored })
  })
  const { states, flip } = await list()
  await flip(true)
  await waitFor(() => expect(calls).toHaveLength(2))
  await waitFor(() => expect(states()).toEqual([true, false]))
  expect(stored).toMatchObject({ name: 'Áo len', active: true })
  expect(failed).not.toHaveBeenCalled()
})

test('two switches of one row are saved one after the other', async () => {
  const first = held({ code: 1, data: { ...coat, active: true } })
  const calls = answer('/api/thing/update/5', (call) =>
    calls.length === 1 ? first.reply() : Response.json({ code: 1, data: bodyIn(call) }),
  )
  const { states, flip } = await list()
  await flip(true)
  await flip(false)
  await waitFor(() => expect(states()).toEqual([false, false]))
  await waitFor(() => expect(calls).toHaveLength(1))
  await new Promise((passed) => setTimeout(passed, 50))
  expect(calls).toHaveLength(1)
  first.release()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map((call) => Reflect.get(Object(bodyIn(call)), 'active'))).toEqual([true, false])
  await waitFor(() => expect(states()).toEqual([false, false]))
})

test('shows a switch as saved whose answer was lost after the work was done, and sends it once', async () => {
  const calls = answer('/api/thing/update/5', () => {
    stored = { ...coat, active: true }
    return Response.json({}, { status: 502 })
  })
  const { states, flip, status } = await list()
  await flip(true)
  await waitFor(() => expect(status()).toBe('success'))
  await waitFor(() => expect(states()).toEqual([true, false]))
  expect(calls).toHaveLength(1)
  expect(failed).not.toHaveBeenCalled()
})

test('reports a switch as not saved whose answer was lost before the work was done', async () => {
  const calls = answer('/api/thing/update/5', () => Response.json({}, { status: 502 }))
  const { states, flip } = await list()
  await flip(true)
  await waitFor(() => expect(failed).toHaveBeenCalledOnce())
  const [failure] = failed.mock.calls[0] as [WriteFailed]
  expect(failure.text).toBe('Lưu thành thất bại!')
  expect(failure.more('switch').at(-1)).toBe('Mục này vẫn như cũ; bạn xem lại nhé.')
  await waitFor(() => expect(states()).toEqual([false, false]))
  expect(calls).toHaveLength(1)
})

test('shows the stored value after a lost response whose record cannot be read', async () => {
  answer('/api/thing/update/5', () => {
    stored = { ...coat, active: true }
    answer('/api/thing/5', () => Response.json({}, { status: 400 }))
    return Response.json({}, { status: 502 })
  })
  const { states, flip } = await list()
  await flip(true)
  await waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ maybeDone: true }))
  await waitFor(() => expect(states()).toEqual([true, false]))
})

test('a re-read that lags behind once does not drop the condition', async () => {
  const reads = answer('/api/thing/5', () => {
    const lags = reads.length <= 2
    const body = { data: lags ? coat : { ...coat, name: 'Áo len' } }
    return Response.json(body, { headers: { ETag: lags ? '"v1"' : '"v2"' } })
  })
  const calls = answer('/api/thing/update/5', (call) =>
    call.headers.get('if-match') === '"v1"'
      ? Response.json({}, { status: 412 })
      : Response.json({ code: 1, data: bodyIn(call) }),
  )
  const { flip } = await list()
  await flip(true)
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"v1"', '"v1"', '"v2"'])
  expect(bodyIn(calls[2])).toMatchObject({ name: 'Áo len', active: true })
})

test('reads past every cache before an update', async () => {
  const reads = answer('/api/thing/5', { data: coat })
  const calls = answer('/api/thing/update/5', { code: 1, data: coat })
  const { flip } = await list()
  await flip(true)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(reads[0]?.headers.get('cache-control')).toBe('no-cache')
  // Or its failure would be that of the next test.
  await waitFor(() => expect(failed).toHaveBeenCalledOnce())
})

test('a list that answers the id filter with no row does not hold the switch up', async () => {
  answer('/api/odd', { data: [] })
  const calls = answer('/api/odd/update', { data: { _id: 'k1', name: 'Áo', active: true } })
  const { result } = drawn(() => useSwitch(odd, failed), null)
  const row = rowOf<Resource>(odd, { _id: 'k1', name: 'Áo', active: false })
  await act(() => result.current.mutateAsync({ row, name: 'active', to: true }))
  expect(calls).toHaveLength(1)
  expect(bodyIn(calls[0])).toMatchObject({ _id: 'k1', name: 'Áo', active: true })
  expect(failed).not.toHaveBeenCalled()
})

test('does not write over a switch that is unknown in the record as it is now', async () => {
  const calls = answer('/api/thing/update/5', { code: 1, data: { ...coat, active: true } })
  const { states, flip } = await list()
  answer('/api/thing/5', { data: { ...coat, active: 'archived' } })
  await flip(true)
  await waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(calls).toEqual([])
  expect(shown()).toMatchObject({ text: 'Mục này chưa đổi.' })
  await waitFor(() => expect(states()).toEqual([false, false]))
})

test('keeps a switch whose response has the record as it was before', async () => {
  answer('/api/thing/update/5', (call) => {
    stored = bodyIn(call) as object
    return Response.json({ code: 1, data: coat })
  })
  const { states, status, flip } = await list()
  await flip(true)
  await waitFor(() => expect(status()).toBe('success'))
  expect(failed).not.toHaveBeenCalled()
  expect(states()).toEqual([true, false])
})

test('reverts a switch that the server has answered and not kept, and says so', async () => {
  const calls = answer('/api/thing/update/5', { code: 1, data: coat })
  const { states, flip } = await list()
  await flip(true)
  await waitFor(() => expect(failed).toHaveBeenCalledOnce())
  expect(calls).toHaveLength(1)
  expect(shown()).toMatchObject({ text: 'Máy chủ giữ giá trị cũ của mục này.' })
  await waitFor(() => expect(states()).toEqual([false, false]))
})
