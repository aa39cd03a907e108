import { vi } from 'vitest'

/** Lets no database open until `letGo` is called, which also ends the holding. */
export function holdStorage() {
  const held: (() => void)[] = []
  const open = indexedDB.open.bind(indexedDB)
  const spy = vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
    const request = new EventTarget() as IDBOpenDBRequest
    held.push(() => {
      const real = open(name)
      const pass = (kind: 'onsuccess' | 'onerror' | 'onupgradeneeded') => {
        real[kind] = (event) => {
          Object.defineProperty(request, 'result', { value: real.result, configurable: true })
          request[kind]?.(event as IDBVersionChangeEvent)
        }
      }
      for (const kind of ['onsuccess', 'onerror', 'onupgradeneeded'] as const) pass(kind)
    })
    return request
  })
  return {
    letGo() {
      for (const pass of held.splice(0)) pass()
      spy.mockRestore()
    },
  }
}
