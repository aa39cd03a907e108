// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf, valuesOf } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { listOptions, useList } from '#hooks/read/use-list.ts'
import { oneOptions } from '#hooks/read/use-one.ts'
import { bodyIn, drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { odd, shop, thing } from '#hooks/testing/things.test-data.ts'
import { useSaves } from './use-save.test-data.ts'

const { answer } = office()
const path = '/api/thing/create'

function form() {
  const { result } = drawn(() => useSaves(thing), null)
  return (values: object) => act(() => result.current.save(null, { ...values }))
}

test('resolves as refused when a create is answered with 412', async () => {
  const calls = answer(path, () => Response.json({ message: 'Thiếu điều kiện' }, { status: 412 }))
  expect(await form()({ name: 'Áo' })).toMatchObject({ status: 'failed', outcome: 'refused' })
  expect(calls).toHaveLength(1)
})

const coat = rowOf<Resource>(odd, { _id: 'k1', name: 'Áo', active: false })

function update() {
  answer('/api/odd', { data: [] })
  const { result } = drawn(() => useSaves(odd), null)
  return act(() => result.current.save(coat, { name: 'Áo len', active: false }))
}

test('saves although the list returns no row for the id filter', async () => {
  const calls = answer('/api/odd/update', { data: { _id: 'k1', name: 'Áo len', active: false } })
  expect(await update()).toMatchObject({ status: 'saved', saved: { name: 'Áo len' } })
  expect(calls.map(bodyIn)).toMatchObject([{ _id: 'k1', name: 'Áo len' }])
})

test.each([
  [404, { status: 'gone' }],
  [422, { status: 'failed', outcome: 'refused' }],
])('resolves an update of a record that cannot be read when it is refused with %i', async (status, ended) => {
  answer('/api/odd/update', () => Response.json({}, { status }))
  expect(await update()).toMatchObject(ended)
})

test('keeps a change merged by a lost save when the user types more', async () => {
  const listed = { id: 5, name: 'Áo', url: 'ao', position: 1, active: true }
  let now: object = { ...listed, position: 7 }
  let isBlind = false
  answer('/api/thing/5', () => (isBlind ? Response.json({}, { status: 400 }) : Response.json({ data: now })))
  const updates = answer('/api/thing/update/5', (call) => {
    now = Object(bodyIn(call))
    if (updates.length > 1) return Response.json({ code: 1, data: now })
    isBlind = true
    return Response.json({}, { status: 502 })
  })
  const before = rowOf<Resource>(thing, listed)
  const { result } = drawn(() => useSaves(thing), null)
  const save = (name: string) => act(() => result.current.save(before, { ...valuesOf(thing, before), name }))
  expect(await save('Áo len')).toMatchObject({ status: 'failed', outcome: 'unknown' })
  isBlind = false
  expect(await save('Áo dạ')).toMatchObject({ status: 'saved', saved: { name: 'Áo dạ' } })
  expect(bodyIn(updates[1])).toMatchObject({ name: 'Áo dạ', position: 7 })
})

const stored = { id: 5, name: 'Áo', url: 'ao', position: 1, active: true }

test('writes a settings record as a whole and puts the response into the cache', async () => {
  answer('/api/shop', { code: 1, data: { name: 'Ben', phone: '' } })
  answer('/api/shop/update', { code: 1, data: { name: 'Bến', phone: '0912' } })
  const { result } = drawn(() => useSaves(shop), null)
  const known = rowOf<Resource>(shop, { name: 'Ben' })
  await act(() => result.current.save(known, { name: 'Bến', phone: '' }))
  expect(cache.getQueryData(keys.settings(shop))).toMatchObject({ name: 'Bến', phone: '0912' })
})

test('shows the response in the list before the list is read again', async () => {
  const again = held({
    data: {
      results: [
        { id: 5, name: 'Từ máy chủ' },
        { id: 6, name: 'Khác' },
      ],
    },
  })
  const first = {
    data: {
      results: [
        { id: 5, name: 'Áo' },
        { id: 6, name: 'Khác' },
      ],
    },
  }
  const lists = answer('/api/thing/search', () => (lists.length === 1 ? Response.json(first) : again.reply()))
  answer('/api/thing/5', { data: stored })
  answer('/api/thing/update/5', { code: 1, data: { id: 5, name: 'Áo mưa' } })
  const { result } = drawn(
    () => ({ list: useList(thing, defaultListState(thing)), saving: useSaves(thing) }),
    null,
  )
  const names = () => result.current.list.shown?.rows.map(({ name }) => name)
  await waitFor(() => expect(names()).toEqual(['Áo', 'Khác']))
  const known = rowOf<Resource>(thing, stored)
  const saved = result.current.saving.save(known, { ...valuesOf(thing, known), name: 'Áo mưa' })
  await waitFor(() => expect(names()).toEqual(['Áo mưa', 'Khác']))
  again.release()
  await saved
  await waitFor(() => expect(names()).toEqual(['Từ máy chủ', 'Khác']))
  expect(cache.getQueryData(keys.one(thing, '5'))).toMatchObject({ name: 'Áo mưa' })
})

test('shows as busy only while the response is waited for longer than a moment', async () => {
  const slow = held({ code: 1, data: stored })
  answer('/api/thing/search', { data: { results: [] } })
  answer('/api/thing/5', { data: stored })
  const updates = answer('/api/thing/update/5', () =>
    updates.length === 1 ? Response.json({ code: 1, data: stored }) : slow.reply(),
  )
  const states: boolean[] = []
  const { result } = drawn(() => {
    const saving = useSaves(thing)
    states.push(saving.isBusy)
    return saving
  }, null)
  const known = rowOf<Resource>(thing, stored)
  const save = () => result.current.save(known, { ...valuesOf(thing, known), name: 'Áo mưa' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(save)
  vi.useRealTimers()
  expect(states).not.toContain(true)
  const second = save()
  await waitFor(() => expect(result.current.isBusy).toBe(true))
  slow.release()
  await act(() => second)
  expect(result.current.isBusy).toBe(false)
})

test('reads the list and the record again after a save whose response was lost', async () => {
  let name = 'Áo'
  let isBlind = false
  answer('/api/thing/search', () => Response.json({ data: { results: [{ ...stored, name }] } }))
  answer('/api/thing/5', () =>
    isBlind ? Response.json({}, { status: 400 }) : Response.json({ data: { ...stored, name } }),
  )
  const updates = answer('/api/thing/update/5', () => {
    name = 'Áo mưa'
    isBlind = true
    return Response.json({}, { status: 502 })
  })
  const { result } = drawn(
    () => ({ list: useList(thing, defaultListState(thing)), saving: useSaves(thing) }),
    null,
  )
  const names = () => result.current.list.shown?.rows.map((row) => row.name)
  await waitFor(() => expect(names()).toEqual(['Áo']))
  const known = rowOf<Resource>(thing, stored)
  cache.setQueryData(keys.one(thing, '5'), known)
  const values = { ...valuesOf(thing, known), name: 'Áo mưa' }
  const outcome = await act(() => result.current.saving.save(known, values))
  expect(outcome).toMatchObject({ status: 'failed', outcome: 'unknown', failure: { maybeDone: true } })
  expect(updates).toHaveLength(1)
  await waitFor(() => expect(names()).toEqual(['Áo mưa']))
  expect(cache.getQueryState(keys.one(thing, '5'))?.isInvalidated).toBe(true)
})

test.each([502, 503, 504, 429, 500])('sends an update once when the response is %i', async (status) => {
  answer('/api/thing/search', { data: { results: [] } })
  answer('/api/thing/5', { data: stored })
  const updates = answer('/api/thing/update/5', () => Response.json({}, { status }))
  const { result } = drawn(() => useSaves(thing), null)
  const known = rowOf<Resource>(thing, stored)
  const values = { ...valuesOf(thing, known), name: 'Áo mưa' }
  const outcome = await act(() => result.current.save(known, values))
  expect(outcome).toMatchObject({ status: 'failed', failure: { text: 'Lưu thành thất bại!' } })
  expect(updates).toHaveLength(1)
})

test('does not write the row of a list back whose record cannot be read', async () => {
  const cut = { ...stored, author: '', created_at: '2026-01-02', updated_at: '2026-01-02', name: 'Áo…' }
  answer('/api/thing/search', { data: { results: [cut] } })
  answer('/api/thing/5', () => Response.json({}, { status: 500 }))
  const updates = answer('/api/thing/update/5', { code: 1, data: stored })
  await cache.fetchQuery(listOptions(thing, defaultListState(thing)))
  await cache.prefetchQuery(oneOptions<Resource>(thing, '5', cache))
  const known = cache.getQueryData<Row>(keys.one(thing, '5')) ?? null
  expect(known).toMatchObject({ name: 'Áo…' })
  const { result } = drawn(() => useSaves(thing), null)
  const values = { ...known?.raw, position: 2 }
  const outcome = await act(() => result.current.save(known, values))
  expect(outcome).toMatchObject({ status: 'failed', outcome: 'refused', failure: { maybeDone: false } })
  expect(updates).toHaveLength(0)
})
