// @vitest-environment node
import type { ResourceWith } from '#descriptor/capability.ts'
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { useList } from '#hooks/read/use-list.ts'
import { drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { odd, thing } from '#hooks/testing/things.test-data.ts'
import { useDelete } from './use-delete.ts'

const { answer } = office()
const remove = (resource: ResourceWith<'remove'>, id: string) => {
  const { result } = drawn(() => useDelete(resource), null)
  return result.current.mutateAsync(id)
}

test('sends the id in the path', async () => {
  const calls = answer('/api/thing/delete/a%20b', { code: 1 })
  await remove(thing, 'a b')
  expect(calls.map(({ method, search, body }) => [method, search, body])).toEqual([['DELETE', '', '']])
})

test('sends the id in the query, and requires a code in the response where the descriptor does', async () => {
  const calls = answer('/api/odd/delete', { code: 1 })
  await remove(odd, '7')
  expect(calls.map(({ method, search }) => [method, search])).toEqual([['DELETE', '?id=7']])
  answer('/api/odd/delete', { message: 'Đang dùng', data: {} })
  await expect(remove(odd, '7')).rejects.toMatchObject({ name: 'WriteFailed', text: 'Lỗi xóa từ khóa' })
})

test.each([
  ['an empty answer', () => new Response(null), 'Chưa xóa được.'],
  ['a refusal with words', () => Response.json({ message: 'Đang dùng' }, { status: 409 }), 'Đang dùng'],
  ['a server that fails', () => Response.json({}, { status: 503 }), 'Chưa xóa được.'],
  ['no usable answer', () => new Response('<html>'), 'Chưa xóa được.'],
])('fails for %s after one request', async (_case, reply, text) => {
  answer('/api/thing/1', { data: { id: 1, name: 'còn đây' } })
  const calls = answer('/api/thing/delete/1', reply)
  await expect(remove(thing, '1')).rejects.toMatchObject({ text })
  expect(calls).toHaveLength(1)
})

test('reconciles a lost delete: a missing record counts as deleted', async () => {
  const calls = answer('/api/thing/delete/1', () => Response.json({}, { status: 502 }))
  answer('/api/thing/1', () => Response.json({}, { status: 404 }))
  await remove(thing, '1')
  expect(calls).toHaveLength(1)
  answer('/api/thing/1', { data: { id: 1, name: 'còn đây' } })
  await expect(remove(thing, '1')).rejects.toMatchObject({ maybeDone: true })
})

test('removes a deleted record from the list before the refetch; a refused one stays', async () => {
  const row = (id: number) => ({ id, name: `số ${id}` })
  const again = held({ data: { results: [row(2), row(3)] } })
  const lists = answer('/api/thing/search', () =>
    lists.length === 1 ? Response.json({ data: { results: [row(1), row(2)] } }) : again.reply(),
  )
  answer('/api/thing/delete/1', { code: 1 })
  answer('/api/thing/delete/2', () => Response.json({}, { status: 409 }))
  const { result } = drawn(
    () => ({ list: useList(thing, defaultListState(thing)), remove: useDelete(thing) }),
    null,
  )
  const ids = () => result.current.list.shown?.rows.map(({ id }) => id)
  await waitFor(() => expect(ids()).toEqual(['1', '2']))
  cache.setQueryData(keys.one(thing, '1'), {})
  await expect(result.current.remove.mutateAsync('2')).rejects.toMatchObject({ name: 'WriteFailed' })
  expect(ids()).toEqual(['1', '2'])
  const gone = result.current.remove.mutateAsync('1')
  await waitFor(() => expect(ids()).toEqual(['2']))
  expect(cache.getQueryData(keys.one(thing, '1'))).toBeUndefined()
  again.release()
  await gone
  await waitFor(() => expect(ids()).toEqual(['2', '3']))
})

/** The odd entity, which has no get-one call: its list, and the ids in the rendered list. */
async function listed(reply: (search: string) => object) {
  answer('/api/odd', ({ search }) => Response.json(reply(search)))
  const { result } = drawn(
    () => ({ list: useList(odd, defaultListState(odd)), remove: useDelete(odd) }),
    null,
  )
  const ids = () => result.current.list.shown?.rows.map(({ id }) => id)
  await waitFor(() => expect(ids()).toEqual(['1', '2']))
  return { ids, removeFirst: () => result.current.remove.mutateAsync('1') }
}
const both = { data: [{ _id: '1' }, { _id: '2' }] }
const second = { data: [{ _id: '2' }] }

test('reads the list again after a lost delete that cannot be looked for, before the failure is final', async () => {
  let isGone = false
  answer('/api/odd/delete', () => {
    isGone = true
    return Response.json({}, { status: 502 })
  })
  // This back-end ignores the filter by id: a response without the record proves nothing.
  const { ids, removeFirst } = await listed(() => (isGone ? second : both))
  await expect(removeFirst()).rejects.toMatchObject({ maybeDone: true })
  await waitFor(() => expect(ids()).toEqual(['2']))
})

test('counts a lost delete as done if the list by id is empty', async () => {
  let isGone = false
  const calls = answer('/api/odd/delete', () => {
    isGone = true
    return Response.json({}, { status: 502 })
  })
  const { ids, removeFirst } = await listed((search) =>
    isGone ? (new URLSearchParams(search).has('id') ? { data: [] } : second) : both,
  )
  await removeFirst()
  expect(calls).toHaveLength(1)
  await waitFor(() => expect(ids()).toEqual(['2']))
})

test('refetches the list if the record was already deleted', async () => {
  let isGone = false
  answer('/api/odd/delete', () => {
    isGone = true
    return Response.json({}, { status: 404 })
  })
  const { ids, removeFirst } = await listed(() => (isGone ? second : both))
  await expect(removeFirst()).rejects.toMatchObject({ name: 'WriteFailed' })
  await waitFor(() => expect(ids()).toEqual(['2']))
})

test('sends no delete without an id', async () => {
  const calls = answer('/api/odd/delete', { code: 1 })
  await expect(remove(odd, '')).rejects.toThrow(RangeError)
  expect(calls).toHaveLength(0)
})
