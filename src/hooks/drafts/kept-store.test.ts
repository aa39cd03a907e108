import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('what is kept belongs to one person, and goes with them', async () => {
  const { keptStore } = await import('./kept-store.ts')
  await keptStore.write('lan 1%', 'quotes', [1])
  await keptStore.write('hà', 'quotes', [2])
  expect(await keptStore.read('lan 1%', 'quotes')).toEqual([1])
  expect(await keptStore.read('lan 1%', 'desk')).toBeUndefined()
  await keptStore.forget((subject) => subject !== 'hà')
  expect(await keptStore.read('lan 1%', 'quotes')).toBeUndefined()
  expect(await keptStore.read('hà', 'quotes')).toEqual([2])
})

test('where storage is refused it is kept until the page is closed', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const { keptStore } = await import('./kept-store.ts')
  expect(await keptStore.read('lan', 'quotes')).toBeUndefined()
  await keptStore.write('lan', 'quotes', [1])
  expect(await keptStore.read('lan', 'quotes')).toEqual([1])
  await keptStore.forget(() => true)
  expect(await keptStore.read('lan', 'quotes')).toBeUndefined()
})
