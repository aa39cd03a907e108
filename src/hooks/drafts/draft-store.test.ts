import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

test('keeps drafts in memory if storage is full, and notifies once', async () => {
  const { draftStore, onDraftsRefused } = await import('./draft-store.ts')
  await draftStore.put('a', 'stored')
  const onRefused = vi.fn()
  onDraftsRefused(onRefused)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  await draftStore.put('a', 'newer')
  await draftStore.put('b', 'new')
  expect(onRefused).toHaveBeenCalledOnce()
  expect(new Map(await draftStore.all()), 'memory takes precedence over storage').toEqual(
    new Map([
      ['a', 'newer'],
      ['b', 'new'],
    ]),
  )
  put.mockRestore()
  await draftStore.put('b', 'stored again')
  await draftStore.remove(['a'])
  expect(await draftStore.all()).toEqual([['b', 'stored again']])
  onDraftsRefused(onRefused)
  expect(onRefused).toHaveBeenCalledOnce()
})

test('answers every operation if storage refuses', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const { draftStore, onDraftsRefused } = await import('./draft-store.ts')
  const slow = vi.fn()
  expect(await draftStore.all(), 'reading alone is no reason to say anything').toEqual([])
  await draftStore.put('a', 'kept')
  expect(await draftStore.all()).toEqual([['a', 'kept']])
  await draftStore.remove(['a'])
  expect(await draftStore.all()).toEqual([])
  onDraftsRefused(slow)
  expect(slow).toHaveBeenCalledOnce()
})

test('is ready without a read until another tab changes a draft', async () => {
  const here = (await import('./draft-store.ts')).draftStore
  vi.resetModules()
  const there = (await import('./draft-store.ts')).draftStore
  await here.all()
  const read = vi.spyOn(IDBObjectStore.prototype, 'openCursor')
  const readAll = vi.spyOn(IDBObjectStore.prototype, 'getAll')
  const reads = () => read.mock.calls.length + readAll.mock.calls.length
  await here.put('own', 1)
  await here.ready()
  expect(reads()).toBe(0)
  await there.put('other', 2)
  await vi.waitFor(async () => {
    await here.ready()
    expect(new Map(here.known()).get('other')).toBe(2)
  })
  expect(reads()).toBe(1)
})
