import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('stores data per user, and removes it with the user’s drafts', async () => {
  const { userDataStore } = await import('./user-data-store.ts')
  await userDataStore.write('lan 1%', 'quotes', [1])
  await userDataStore.write('hà', 'quotes', [2])
  expect(await userDataStore.read('lan 1%', 'quotes')).toEqual([1])
  expect(await userDataStore.read('lan 1%', 'desk')).toBeUndefined()
  await userDataStore.forget((subject) => subject !== 'hà')
  expect(await userDataStore.read('lan 1%', 'quotes')).toBeUndefined()
  expect(await userDataStore.read('hà', 'quotes')).toEqual([2])
})

test('keeps data in memory if storage refuses', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const { userDataStore } = await import('./user-data-store.ts')
  expect(await userDataStore.read('lan', 'quotes')).toBeUndefined()
  await userDataStore.write('lan', 'quotes', [1])
  expect(await userDataStore.read('lan', 'quotes')).toEqual([1])
  await userDataStore.forget(() => true)
  expect(await userDataStore.read('lan', 'quotes')).toBeUndefined()
})
