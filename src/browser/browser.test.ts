// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from './create-store.ts'
import { createEmitter } from './emitter.ts'
import { localStore, tabStore } from './guarded-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('an emitter passes its values to each listener until that is removed', () => {
  const changes = createEmitter<[count: number]>()
  const [one, other] = [vi.fn(), vi.fn()]
  const stop = changes.subscribe(one)
  changes.subscribe(other)
  changes.emit(1)
  stop()
  changes.emit(2)
  expect([one.mock.calls, other.mock.calls]).toEqual([[[1]], [[1], [2]]])
  expect(changes.hasListeners()).toBe(true)
})

test('a store notifies its listeners after its value has changed', () => {
  const store = createStore('a')
  const seen: string[] = []
  store.subscribe(() => seen.push(store.get()))
  store.set('b')
  expect(seen).toEqual(['b'])
})

test.each([
  ['localStorage', localStore],
  ['sessionStorage', tabStore],
])('%s is read, written and cleared', (name, store) => {
  const items = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
  expect(store.set('a', '1')).toBe(true)
  expect(store.get('a')).toBe('1')
  store.remove('a')
  expect(store.get('a')).toBeNull()
})

test('refused storage reads as empty, and reports that it stored nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect([localStore.get('a'), localStore.set('a', '1')]).toEqual([null, false])
  expect(() => localStore.remove('a')).not.toThrow()
})
