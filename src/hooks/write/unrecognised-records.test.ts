// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ResourceWith } from '#descriptor/capability.ts'
import { noteSpelling } from '#descriptor/departures/spelling.ts'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf, valuesOf } from '#descriptor/row.ts'
import { saveChange } from '#hooks/changes/save-change.ts'
import { undoChange } from '#hooks/changes/undo-change.ts'
import { cache } from '#hooks/read/cache.ts'
import { listOptions } from '#hooks/read/use-list.ts'
import { useOne } from '#hooks/read/use-one.ts'
import { settingsOptions, useSettings } from '#hooks/read/use-settings.ts'
import { bodyIn, drawn, office } from '#hooks/testing/office.test-data.tsx'
import { odd, shop, thing } from '#hooks/testing/things.test-data.ts'
import { type SettingList, saveSettingList } from './save-setting-list.ts'
import { useSaves } from './use-save.test-data.ts'
import { useSwitch } from './use-switch.ts'
import { mergeValues, overwriteFields, savedRow, setFields, writeRecord } from './write-record.ts'

const { answer } = office()
const settings = { id: 3, name: 'Bến', phone: '0901', theme: { dark: true } }
const coat = { id: 5, name: 'Áo', url: 'ao', position: 1, active: true, author: 'Lan', note: 'x' }
const createdAt = 1_795_163_400_000

describe('a settings record', () => {
  const shapes = [
    [settings, { ...settings, id: 4 }],
    { shop: settings },
    { items: [settings] },
    [{ shop: settings }],
    [],
    null,
    'x',
  ]
  test.each(shapes.map((data) => [JSON.stringify(data), data]))(
    'is neither opened nor written over where its response has %s',
    async (_, data) => {
      answer('/api/shop', { code: 1, data })
      const saves = answer('/api/shop/update', { code: 1 })
      const { result } = drawn(() => useSettings(shop), null)
      await waitFor(() => expect(result.current.error).not.toBeNull())
      expect(result.current.data).toBeUndefined()
      const known = rowOf<Resource>(shop, settings)
      const list: SettingList = { resource: shop, path: 'views', entriesOf: () => [] }
      const write = await saveSettingList(list, known, () => ({
        status: 'send',
        entries: [1],
        isDone: () => true,
      }))
      expect(write.status).toBe('failed')
      expect(saves).toEqual([])
    },
  )

  test('is read from a list of one, and sent as an object with its unknown fields', async () => {
    for (const body of [{ data: [settings] }, [settings]]) {
      cache.clear()
      answer('/api/shop', body)
      const saves = answer('/api/shop/update', { code: 1 })
      const row = await cache.fetchQuery(settingsOptions<ResourceWith<'read'>>(shop))
      expect(row).toMatchObject({ name: 'Bến', phone: '0901' })
      const { result } = drawn(() => useSaves(shop), null)
      await result.current.save(row, { ...valuesOf(shop, row), name: 'Quay' })
      expect(saves.map(bodyIn)).toEqual([{ ...settings, name: 'Quay' }])
    }
  })

  test('that was never saved is empty, and can be saved', async () => {
    answer('/api/shop', { code: 1, data: {} })
    expect(await cache.fetchQuery(settingsOptions(shop))).toMatchObject({ name: '', phone: '' })
  })
})

describe('a record in a response of another shape', () => {
  const shapes = [
    { thing: coat },
    { id: 5, thing: coat },
    [{ thing: coat }],
    { record: { thing: coat } },
    { id: 5 },
    [
      { ...coat, id: 6 },
      { ...coat, id: 7 },
    ],
  ]
  const known = rowOf<Resource>(thing, coat)
  const fails = { status: 'failed', outcome: 'refused' }
  test.each(shapes.map((data) => [JSON.stringify(data), data]))(
    'is not opened, and no write replaces it: %s',
    async (_, data) => {
      // Fields that a list has shown are empty where they are missing, which does not make a record of an envelope.
      noteSpelling(thing, [coat])
      const calls = answer('/api/thing/5', { code: 1, data })
      const updates = answer('/api/thing/update/5', { code: 1 })
      const { result } = drawn(() => useOne(thing, '5'), null)
      await waitFor(() => expect(result.current.error).not.toBeNull())
      expect(result.current.data).toBeUndefined()

      const plans = [
        mergeValues(thing, { ...valuesOf(thing, known), name: 'Mũ' }),
        setFields(thing, { name: 'Mũ' }),
        overwriteFields(thing, { active: false }),
      ]
      for (const plan of plans)
        expect(await writeRecord(thing, { known, plan, isListRow: true })).toMatchObject(fails)
      const change = { key: 1, line: 1, status: 'changed', before: known, problems: {} } as const
      const changes = [{ name: 'name', from: 'Áo', to: 'Mũ' }]
      const planned = { ...change, values: { ...valuesOf(thing, known), name: 'Mũ' }, changes }
      const attempt = { create: { key: 'k', sentAt: createdAt }, isUnsure: false, pending: undefined }
      expect(await saveChange(thing, planned, attempt)).toMatchObject({ status: 'failed' })
      const undone = await undoChange(thing, { change: planned, written: changes, id: undefined })
      expect(undone).toMatchObject({ status: 'failed' })
      expect(updates).toEqual([])
      expect(calls.every(({ method }) => method === 'GET')).toBe(true)
    },
  )

  test('is not written over by a form that has read it in its own shape', async () => {
    answer('/api/thing/5', { data: { thing: coat } })
    const updates = answer('/api/thing/update/5', { code: 1 })
    const plan = mergeValues(thing, { ...valuesOf(thing, known), name: 'Mũ' })
    const outcome = await writeRecord(thing, { known, plan })
    expect(outcome).toMatchObject(fails)
    if (outcome.status === 'failed')
      expect(outcome.failure.more('save')).toEqual([
        'Bến không nhận ra ô nào trong dữ liệu máy chủ gửi, nên không ghi để khỏi mất dữ liệu.',
        'Bạn hãy hỏi người quản trị nhé.',
      ])
    expect(updates).toEqual([])
  })

  test('in a list is neither opened nor switched, where its list is the only call', async () => {
    const envelope = { _id: '7', odd: { name: 'Áo' } }
    answer('/api/odd', { data: [envelope] })
    const updates = answer('/api/odd/update', { data: 1 })
    await cache.fetchQuery(listOptions(odd, defaultListState(odd)))
    const { result } = drawn(() => useOne(odd, '7'), null)
    await waitFor(() => expect(result.current.error).toMatchObject({ why: 'unrecognised' }))
    const failed: unknown[] = []
    const flips = drawn(() => useSwitch(odd, (failure) => failed.push(failure.shown('switch'))), null)
    flips.result.current.mutate({ row: rowOf<Resource>(odd, envelope), name: 'active', to: true })
    await waitFor(() => expect(failed).toHaveLength(1))
    // The list does not return the record: the row is all that is known of it.
    answer('/api/odd', { data: [{ _id: '8', name: 'Mũ' }] })
    const write = { known: rowOf<Resource>(odd, envelope), plan: overwriteFields(odd, { name: 'Áo' }) }
    expect(await writeRecord(odd, { ...write, isListRow: true })).toMatchObject(fails)
    expect(updates).toEqual([])
  })

  test('after a save does not become a part of the record', async () => {
    answer('/api/thing/5', { data: coat })
    answer('/api/thing/update/5', { code: 1, data: { thing: { ...coat, name: 'Mũ' } } })
    const plan = setFields(thing, { name: 'Mũ' })
    const row = savedRow(thing, await writeRecord(thing, { known, plan }))
    expect(row?.raw).toEqual({ ...coat, name: 'Mũ' })
  })
})

test('a record without its id has the id that it was requested by', async () => {
  const { id: _, ...anonymous } = coat
  answer('/api/thing/5', { data: anonymous })
  const updates = answer('/api/thing/update/5', { code: 1 })
  const { result } = drawn(() => useOne<ResourceWith<'one'>>(thing, '5'), null)
  await waitFor(() => expect(result.current.data?.id).toBe('5'))
  const row = result.current.data ?? null
  const plan = mergeValues(thing, { ...(row && valuesOf(thing, row)), name: 'Mũ' })
  expect(await writeRecord(thing, { known: row, plan })).toMatchObject({ status: 'saved' })
  expect(updates.map(bodyIn)).toEqual([{ ...anonymous, name: 'Mũ' }])
})

test('reads the requested record of a list of several', async () => {
  answer('/api/thing/5', { data: [{ ...coat, id: 4, name: 'Mũ' }, coat] })
  const { result } = drawn(() => useOne(thing, '5'), null)
  await waitFor(() => expect(result.current.data).toMatchObject({ id: '5', name: 'Áo' }))
})
