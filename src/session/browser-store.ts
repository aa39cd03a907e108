import { delMany, entries, get, set, type UseStore, update } from 'idb-keyval'
import { createEmitter } from '#browser/emitter.ts'
import { boundedStore } from './bounded-store.ts'

/** Which operation storage has refused. */
export type RefusedOperation = 'get' | 'set' | 'remove'

/** Values of this browser under keys, shared by its tabs: IndexedDB, or memory where that is refused, full or silent. */
export interface BrowserStore {
  /** The value under a key, undefined when there is none. */
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  /** Changes a value in one step, so that no other tab can write between reading and writing; returns the new one. */
  change(key: string, change: Change): Promise<unknown>
  remove(...keys: readonly string[]): Promise<void>
  /** Everything stored, in no order. */
  entries(): Promise<readonly (readonly [string, unknown])[]>
  /** Whether the last read gave an earlier value since storage did not answer: another tab may have written since. */
  isStale(key: string): boolean
  /** Calls the listener when storage answers after a silence and has taken everything that memory held. */
  onResumed(listener: () => void): void
}

type Change = (old: unknown) => unknown

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
  // The changes that have led to a value of memory: storage may hold another value, and is changed by them later.
  const changes = new Map<string, readonly Change[]>()
  const stale = new Set<string>()
  const resumed = createEmitter()
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
        if (now === before[index] || now === value) free(key)
      }
    })
  }
  const free = (key: string) => {
    memory.delete(key)
    changes.delete(key)
  }
  const keep = (key: string, value: unknown) => {
    memory.set(key, value)
    changes.delete(key)
  }
  /** Takes changes that storage has made from those it is still to make; frees memory after the last. */
  const made = (key: string, done: readonly Change[]) => {
    const left = changes.get(key)?.filter((change) => !done.includes(change))
    if (left?.length === 0) free(key)
    else if (left) changes.set(key, left)
  }
  /** Makes the changes on what storage holds by now: another tab's value is not overwritten without being read. */
  const replay = async (key: string): Promise<void> => {
    const steps = changes.get(key) ?? []
    const inStorage = async () => {
      let value: unknown
      const changeStored = (old: unknown) => {
        value = steps.reduce((now, change) => change(now), old)
        return value
      }
      await storage.run((used) => update<unknown>(key, changeStored, used))
      made(key, steps)
      seen.set(key, value)
      return true
    }
    const isMade = await attempt('set', inStorage, () => false)
    if (isMade && changes.has(key)) await replay(key)
  }

  const store: BrowserStore = {
    async get(key) {
      if (memory.has(key)) return memory.get(key)
      const inStorage = async () => {
        const value = await storage.run((used) => get<unknown>(key, used))
        seen.set(key, value)
        stale.delete(key)
        return value
      }
      const inMemory = () => {
        if (!memory.has(key)) stale.add(key)
        return known(key)
      }
      return attempt('get', inStorage, inMemory)
    },

    async set(key, value) {
      const inStorage = () => storage.run((used) => write([key], value, () => set(key, value, used)))
      await attempt('set', inStorage, () => keep(key, value))
      seen.set(key, value)
    },

    async change(key, change) {
      let result: unknown
      const inMemory = () => {
        result = change(known(key))
        const isSet = memory.has(key) && !changes.has(key)
        memory.set(key, result)
        if (!isSet) changes.set(key, [...(changes.get(key) ?? []), change])
      }
      const inStorage = async () => {
        let changed: unknown
        const changeStored = (old: unknown) => {
          changed = change(old)
          return changed
        }
        const act = (used: UseStore) =>
          update<unknown>(key, changeStored, used).then(() => made(key, [change]))
        await storage.run(act)
        result = changed
      }
      await (memory.has(key) ? inMemory() : attempt('set', inStorage, inMemory))
      seen.set(key, result)
      return result
    },

    async remove(...keys) {
      if (keys.length === 0) return
      const inMemory = () => {
        for (const key of keys) keep(key, undefined)
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

    isStale: (key) => stale.has(key) && !memory.has(key),

    onResumed: resumed.subscribe,
  }

  // Replays the writes and removals of the silence into storage, for other tabs and the next page.
  const handOver = async () => {
    const writes = [...memory].map(([key, value]) => {
      if (changes.has(key)) return replay(key)
      return value === undefined ? store.remove(key) : store.set(key, value)
    })
    await Promise.all(writes)
    if (memory.size > 0) return
    resumed.emit()
  }
  storage.onResumed(() => void handOver())
  return store
}
