// @vitest-environment node
import type { Savable } from '#descriptor/capability.ts'
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newValues, rowOf, valuesOf } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import { useList } from '#hooks/read/use-list.ts'
import { bodyIn, drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { branch, odd, shop, thing } from '#hooks/testing/things.test-data.ts'
import { translate } from '#text/language.ts'
import { sentences } from '#text/sentences.ts'
import { type SaveInput, useSave } from './use-save.ts'
import type { WriteFailed } from './write-failed.ts'

const { answer } = office()
const coat = rowOf<Resource>(thing, { id: 5, name: 'Áo', active: true, unknown: { kept: 1 } })
const oddOne = rowOf<Resource>(odd, { _id: 'k1', name: 'Áo', unknown: 7 })

const save = (resource: Savable, input: SaveInput) => {
  const { result } = drawn(() => useSave(resource), null)
  return result.current.mutateAsync(input)
}
const failure = (resource: Savable, input: SaveInput) =>
  save(resource, input).then(
    () => {
      throw new Error('it was saved')
    },
    (error: unknown) => error as WriteFailed,
  )
const edit = (values: object): SaveInput => ({
  before: coat,
  values: { ...valuesOf(thing, coat), ...values },
})
const path = '/api/thing/update/5'

test('without an id a record is created: blank fields take their source, stamps are set', async () => {
  const calls = answer('/api/thing/create', { code: 1, data: { id: 9, name: 'Giày', url: 'giay' } })
  const row = await save(thing, { before: null, values: { ...newValues(thing), name: 'Giày' } })
  expect(calls.map(({ method }) => method)).toEqual(['POST'])
  expect(bodyIn(calls[0])).toMatchObject({ name: 'Giày', url: 'Giày', active: true, author: 'Lan' })
  expect(bodyIn(calls[0])).not.toHaveProperty('id')
  expect(row).toMatchObject({ id: '9', url: 'giay' })
})

test('with an id it is updated at its path, and what the app does not know survives', async () => {
  const calls = answer(path, { code: 1, data: { id: 5, name: 'Áo mưa' } })
  const row = await save(thing, edit({ name: 'Áo mưa' }))
  expect(calls.map(({ method }) => method)).toEqual(['PUT'])
  expect(bodyIn(calls[0])).toMatchObject({ id: 5, name: 'Áo mưa', unknown: { kept: 1 } })
  // The response has only a part of the record: the sent values fill the rest.
  expect(row).toMatchObject({ id: '5', name: 'Áo mưa', active: true, raw: { unknown: { kept: 1 } } })
})

test('an update carries the tag of its record, a create a key of its own', async () => {
  const updates = answer(path, { code: 1, data: { id: 5 } })
  const creates = answer('/api/thing/create', { code: 1, data: { id: 9 } })
  const { before, values } = edit({ name: 'Áo mưa' })
  await save(thing, { before: rowOf<Resource>(thing, { ...before?.raw }, '"v1"'), values })
  await save(thing, { before, values })
  await save(thing, { before: null, values })
  await save(thing, { before: null, values })
  await save(thing, { before: null, values, createKey: 'k' })
  expect(updates.map(({ headers }) => headers.get('if-match'))).toEqual(['"v1"', null])
  expect(updates.map(({ headers }) => headers.get('idempotency-key'))).toEqual([null, null])
  const sent = creates.map(({ headers }) => headers.get('idempotency-key'))
  expect(sent[2]).toBe('"k"')
  expect(new Set(sent).size).toBe(3)
  expect(sent[0]).toMatch(/^"[\da-f-]{36}"$/)
})

test('the id travels in the body where the descriptor says so, as it came', async () => {
  const calls = answer('/api/odd/update', { data: { _id: 'k1' } })
  await save(odd, { before: oddOne, values: { name: 'Giày', active: false } })
  expect(calls[0]?.search).toBe('')
  expect(bodyIn(calls[0])).toMatchObject({ _id: 'k1', name: 'Giày', unknown: 7 })
})

test('one call for both: without an id it creates', async () => {
  const calls = answer('/api/branch/update', { code: 1, data: { id: 3 } })
  const row = await save(branch, { before: null, values: newValues(branch) })
  await save(branch, { before: row, values: { name: 'Sách', parent_id: '' } })
  expect(calls.map(({ method }) => method)).toEqual(['PUT', 'PUT'])
  expect(bodyIn(calls[0])).not.toHaveProperty('id')
  expect(bodyIn(calls[1])).toMatchObject({ id: 3, name: 'Sách' })
})

test('settings are written whole, and the answer is what is known of them', async () => {
  answer('/api/shop/update', { code: 1, data: { name: 'Bến', phone: '0912' } })
  await save(shop, { before: rowOf<Resource>(shop, { name: 'Ben' }), values: { name: 'Bến', phone: '' } })
  expect(cache.getQueryData(keys.settings(shop))).toMatchObject({ name: 'Bến', phone: '0912' })
})

test.each([
  ['truthy', thing, path, coat, [{ code: 1 }, { message: 'ok' }], [null, 0, '']],
  ['code', odd, '/api/odd', null, [{ code: 1 }], [{ code: 0 }, { data: { _id: 'x' } }, null]],
  [
    'data',
    odd,
    '/api/odd/update',
    oddOne,
    [{ data: { _id: 'k1' } }, { data: 1 }],
    [{ code: 1 }, { data: null }],
  ],
] as const)('the rule “%s” tells success from refusal', async (_rule, resource, at, before, good, bad) => {
  const input = { before, values: before ? valuesOf(resource, before) : newValues(resource) }
  for (const body of good) {
    answer(at, () => Response.json(body))
    await save(resource, input)
  }
  for (const body of bad) {
    answer(at, () => Response.json(body))
    expect(await failure(resource, input)).toMatchObject({
      name: 'WriteFailed',
      text: resource.texts.refused,
    })
  }
})

const json = (body: object, status: number) => () => Response.json(body, { status })
const page = () => new Response('<html>bad gateway')

test.each([
  ['refused', thing, path, coat, () => Response.json(null), 'Lưu thành thất bại!'],
  ['an HTTP error', thing, path, coat, json({ message: 'Trùng' }, 409), 'Lưu thành thất bại!'],
  ['unreadable', thing, path, coat, page, 'Save failed'],
  ['refused with a message', odd, '/api/odd', null, json({ message: 'Trùng' }, 200), 'Trùng'],
  ['refused without one', odd, '/api/odd', null, json({}, 200), 'Lưu bảng giá thất bại!'],
  ['an HTTP error with a message', odd, '/api/odd', null, json({ message: 'Trùng' }, 400), 'Trùng'],
  ['an HTTP error without one', odd, '/api/odd', null, json({}, 500), 'Lưu thất bại!'],
] as const)('%s says the literal text', async (_case, resource, at, before, reply, text) => {
  const calls = answer(at, reply)
  const values = before ? valuesOf(resource, before) : newValues(resource)
  expect((await failure(resource, { before, values })).text).toBe(text)
  expect(calls).toHaveLength(1)
})

test.each([502, 503, 504, 429, 500])('a save answered %i is never sent twice', async (status) => {
  const calls = answer(path, json({}, status))
  const failed = await failure(thing, edit({ name: 'x' }))
  expect(failed).toMatchObject({ text: 'Lưu thành thất bại!', problems: {}, isSessionEnd: false })
  expect(calls).toHaveLength(1)
})

test('whether it may have been saved all the same is said', async () => {
  const more = async () => sentences(translate, '', (await failure(thing, edit({ name: 'x' }))).more('save'))
  answer(path, page)
  expect(await more()).toMatch(/^Chưa rõ đã lưu hay chưa/)
  answer(path, json({}, 502))
  expect(await more(), 'a gateway may fail late').toMatch(/^Chưa rõ/)
  answer(path, json({}, 403))
  expect(await more()).toMatch(/^Tài khoản này chưa được phép/)
})

test('the problems of fields come as texts', async () => {
  answer(path, json({ message: 'Sai', errors: { name: ['Tên này đã có'], url: 'Đã dùng' } }, 422))
  expect((await failure(thing, edit({ name: 'x' }))).problems).toEqual({
    name: { text: 'Tên này đã có', with: {} },
    url: { text: 'Đã dùng', with: {} },
  })
})

test('the end of the session is told apart', async () => {
  answer(path, json({}, 401))
  expect(await failure(thing, edit({ name: 'x' }))).toMatchObject({ isSessionEnd: true, text: 'Save failed' })
})

test('the answer stands in the list before the list is read again', async () => {
  const again = held({
    data: {
      results: [
        { id: 5, name: 'Từ máy chủ' },
        { id: 6, name: 'Khác' },
      ],
    },
  })
  const lists = answer('/api/thing/search', () =>
    lists.length === 1
      ? Response.json({
          data: {
            results: [
              { id: 5, name: 'Áo' },
              { id: 6, name: 'Khác' },
            ],
          },
        })
      : again.reply(),
  )
  answer(path, { code: 1, data: { id: 5, name: 'Áo mưa' } })
  const { result } = drawn(
    () => ({ list: useList(thing, defaultListState(thing)), saving: useSave<Savable>(thing) }),
    null,
  )
  const names = () => result.current.list.shown?.rows.map(({ name }) => name)
  await waitFor(() => expect(names()).toEqual(['Áo', 'Khác']))
  const saved = result.current.saving.mutateAsync(edit({ name: 'Áo mưa' }))
  await waitFor(() => expect(names()).toEqual(['Áo mưa', 'Khác']))
  again.release()
  await saved
  await waitFor(() => expect(names()).toEqual(['Từ máy chủ', 'Khác']))
  expect(cache.getQueryData(keys.one(thing, '5'))).toMatchObject({ name: 'Áo mưa' })
})

test('a message for an answer leaves what was sent', async () => {
  answer(path, { message: 'Đã lưu' })
  expect(await save(thing, edit({ name: 'Áo mưa' }))).toMatchObject({ id: '5', name: 'Áo mưa' })
  answer('/api/thing/create', { message: 'Đã lưu' })
  expect(await save(thing, { before: null, values: newValues(thing) })).toBeNull()
})

test('reads the list and the record again after a save whose answer was lost', async () => {
  let name = 'Áo'
  answer('/api/thing/search', () => Response.json({ data: { results: [{ id: 5, name }] } }))
  answer(path, () => {
    name = 'Áo mưa'
    return Response.json({}, { status: 502 })
  })
  const { result } = drawn(
    () => ({ list: useList(thing, defaultListState(thing)), saving: useSave<Savable>(thing) }),
    null,
  )
  const names = () => result.current.list.shown?.rows.map((row) => row.name)
  await waitFor(() => expect(names()).toEqual(['Áo']))
  cache.setQueryData(keys.one(thing, '5'), coat)
  await expect(result.current.saving.mutateAsync(edit({ name: 'Áo mưa' }))).rejects.toMatchObject({
    maybeDone: true,
  })
  await waitFor(() => expect(names()).toEqual(['Áo mưa']))
  expect(cache.getQueryState(keys.one(thing, '5'))?.isInvalidated).toBe(true)
})
