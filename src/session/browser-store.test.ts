import 'fake-indexeddb/auto'
import { createStore, entries, get } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdStorage } from './held-storage.test-data.ts'

let databases = 0
let database: string

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  databases += 1
  database = `trial-${databases}`
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const stored = (name: string) => entries(createStore(name, 'values'))
const makeStore = async (name = database, onRefused?: () => void) =>
  (await import('./browser-store.ts')).browserStore(name, 'values', onRefused)

test('an opening that never ends leaves memory after three seconds, with one bound for all stores', async () => {
  holdStorage()
  const refused = vi.fn()
  const [one, other] = [await makeStore(database, refused), await makeStore(`${database}-other`)]
  const settled = vi.fn()
  void one.get('a').then(settled)
  void one.get('b').then(settled)
  await vi.advanceTimersByTimeAsync(2999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled.mock.calls).toEqual([[undefined], [undefined]])
  expect(refused).toHaveBeenCalled()
  // No timer moves from here on: nothing is waited for again.
  await one.set('a', 1)
  expect(await one.get('a')).toBe(1)
  expect(await one.change('a', (old) => Number(old) + 1)).toBe(2)
  await other.set('b', 1)
  expect(await other.entries()).toEqual([['b', 1]])
  await one.remove('a')
  expect(await one.get('a')).toBeUndefined()
})

test('returns the last value for a transaction that never ends', async () => {
  const store = await makeStore()
  await store.set('user', 'Lan')
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new EventTarget() as IDBRequest)
  const reading = store.get('user')
  const changing = store.change('user', (old) => `${String(old)}, renewed`)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await reading).toBe('Lan')
  expect(await changing).toBe('Lan, renewed')
  expect(await store.entries()).toEqual([['user', 'Lan, renewed']])
})

test('replays writes and removals of the silence into storage', async () => {
  const first = await makeStore()
  await first.set('gone', 1)
  vi.resetModules()
  const storage = holdStorage()
  const store = await makeStore()
  const late = store.set('late', 'first')
  await vi.advanceTimersByTimeAsync(3000)
  await late
  await store.set('late', 'second')
  await store.remove('gone')
  storage.letGo()
  await vi.waitFor(async () => expect(await stored(database)).toEqual([['late', 'second']]))
  expect(await store.get('late')).toBe('second')
})

test('removes a late write from memory, because another tab may write after it', async () => {
  const storage = holdStorage()
  const store = await makeStore()
  const late = store.set('user', 'Lan')
  await vi.advanceTimersByTimeAsync(3000)
  await late
  storage.letGo()
  const same = createStore(database, 'values')
  await vi.waitFor(async () => expect(await get('user', same)).toBe('Lan'))
  const { set } = await import('idb-keyval')
  await set('user', 'Lan of another tab', same)
  await vi.waitFor(async () => expect(await store.get('user')).toBe('Lan of another tab'))
})

test('replays a change of the silence on the stored value', async () => {
  const first = await makeStore()
  await first.set('key', 'of this browser')
  vi.resetModules()
  const storage = holdStorage()
  const store = await makeStore()
  const resumed = vi.fn()
  store.onResumed(resumed)
  const choosing = store.change('key', (old) => old ?? 'made here')
  const counting = store.change('count', (old) => Number(old ?? 0) + 1)
  await vi.advanceTimersByTimeAsync(3000)
  expect([await choosing, await counting]).toEqual(['made here', 1])
  await store.change('key', (old) => `${String(old)}, twice`)
  await store.change('count', (old) => Number(old ?? 0) + 1)
  await store.change('new', (old) => old ?? 'made here')
  storage.letGo()
  await vi.waitFor(() => expect(resumed).toHaveBeenCalled())
  expect(await stored(database)).toEqual([
    ['count', 2],
    ['key', 'of this browser, twice'],
    ['new', 'made here'],
  ])
  expect(await store.get('key')).toBe('of this browser, twice')
})

test('continues to use a working database beside a silent one', async () => {
  const working = await makeStore()
  await working.set('a', 1)
  holdStorage()
  const silent = await makeStore(`${database}-silent`)
  const reading = silent.get('a')
  await vi.advanceTimersByTimeAsync(3000)
  await reading
  await working.set('a', 2)
  vi.restoreAllMocks()
  expect(await stored(database)).toEqual([['a', 2]])
})

test('storage that refuses at once is not waited for', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  const store = await makeStore()
  expect(await store.get('a')).toBeUndefined()
  await store.set('a', 1)
  expect(await store.get('a')).toBe(1)
})

test('no timer is left behind by an operation that ended in time', async () => {
  const store = await makeStore()
  await store.set('a', 1)
  expect(await store.get('a')).toBe(1)
  expect(vi.getTimerCount()).toBe(0)
})
