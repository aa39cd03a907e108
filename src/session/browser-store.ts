import { delMany, entries, get, set, update } from 'idb-keyval'
import { boundedStore } from './bounded-store.ts'

/** Which operation storage has refused. */
export type RefusedOperation = 'get' | 'set' | 'remove'

/** Values of this browser under keys, shared by its tabs: IndexedDB, or memory where that is refused, full or silent. */
export interface BrowserStore {
  /** The value under a key, undefined when there is none. */
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  /** Changes a value in one step, so that no other tab can write between reading and writing; returns the new one. */
  change(key: string, change: (old: unknown) => unknown): Promise<unknown>
  remove(...keys: readonly string[]): Promise<void>
  /** Everything stored, in no order. */
  entries(): Promise<readonly (readonly [string, unknown])[]>
}

/** The store `name` of a database; never rejects. `onRefused` is called for each operation that memory served instead. */
export function browserStore(
  database: string,
  name: string,
  onRefused: (operation: RefusedOperation) => void = () => {},
): BrowserStore {
  const storage = boundedStore(database, name)
  // Written here because storage did not take it; it precedes what storage holds. undefined: removed.
  const memory = new Map<string, unknown>()
  // Last read or written: all there is when storage fails in the middle of a session.
  const seen = new Map<string, unknown>()
  const known = (key: string) => (memory.has(key) ? memory.get(key) : seen.get(key))

  const attempt = async <T>(
    operation: RefusedOperation,
    inStorage: () => Promise<T>,
    inMemory: () => T,
  ): Promise<T> => {
    try {
      return await inStorage()
    } catch {
      onRefused(operation)
      return inMemory()
    }
  }
  /** Writes to storage, then frees memory, unless a newer value has been put there since a write that ended late. */
  const write = (keys: readonly string[], value: unknown, act: () => Promise<void>) => {
    const before = keys.map((key) => memory.get(key))
    return act().then(() => {
      for (const [index, key] of keys.entries()) {
        const now = memory.get(key)
        if (now === before[index] || now === value) memory.delete(key)
      }
    })
  }

  const store: BrowserStore = {
    async get(key) {
      if (memory.has(key)) return memory.get(key)
      const inStorage = async () => {
        const value = await storage.run((used) => get<unknown>(key, used))
        seen.set(key, value)
        return value
      }
      return attempt('get', inStorage, () => known(key))
    },

    async set(key, value) {
      const inStorage = () => storage.run((used) => write([key], value, () => set(key, value, used)))
      await attempt('set', inStorage, () => void memory.set(key, value))
      seen.set(key, value)
    },

    async change(key, change) {
      let result: unknown
      const inMemory = () => {
        result = change(known(key))
        memory.set(key, result)
      }
      const inStorage = async () => {
        let changed: unknown
        const changeStored = (old: unknown) => {
          changed = change(old)
          return changed
        }
        await storage.run((used) => update<unknown>(key, changeStored, used))
        result = changed
      }
      await (memory.has(key) ? inMemory() : attempt('set', inStorage, inMemory))
      seen.set(key, result)
      return result
    },

    async remove(...keys) {
      if (keys.length === 0) return
      const inMemory = () => {
        for (const key of keys) memory.set(key, undefined)
      }
      const inStorage = () => storage.run((used) => write(keys, undefined, () => delMany([...keys], used)))
      await attempt('remove', inStorage, inMemory)
      for (const key of keys) seen.delete(key)
    },

    async entries() {
      const inStorage = () => storage.run((used) => entries<string, unknown>(used))
      const stored = await attempt<readonly (readonly [string, unknown])[]>('get', inStorage, () => [...seen])
      return [...new Map([...stored, ...memory])].filter(([, value]) => value !== undefined)
    },
  }

  // What was written or removed during the silence goes to storage, where other tabs and the next page look for it.
  storage.onResumed(() => {
    for (const [key, value] of memory) {
      void (value === undefined ? store.remove(key) : store.set(key, value))
    }
  })
  return store
}
