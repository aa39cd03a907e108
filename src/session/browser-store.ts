import { delMany, entries, get, set, update } from 'idb-keyval'
import { createEmitter } from '#browser/emitter.ts'
import { type BoundedStore, boundedStore } from './bounded-store.ts'
import { UnstoredValues, type ValueChange } from './unstored-values.ts'

/** Which operation storage has refused. */
export type RefusedOperation = 'get' | 'set' | 'remove'

/** Values of this browser under keys, shared by its tabs: IndexedDB, or memory where that is refused, full or silent. */
export interface BrowserStore {
  /** The value under a key, undefined when there is none. */
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  /** Changes a value in one step, so that no other tab can write between reading and writing; returns the new one. */
  change(key: string, change: ValueChange): Promise<unknown>
  remove(...keys: readonly string[]): Promise<void>
  /** Everything stored, in no order. */
  entries(): Promise<readonly (readonly [string, unknown])[]>
  /** Whether the last read returned an earlier value since storage did not respond: another tab may have written since. */
  isStale(key: string): boolean
  /** Calls the listener when storage responds after a time-out and has stored everything that was in memory. */
  onResumed(listener: () => void): void
}

type OnRefused = (operation: RefusedOperation) => void

/** The store `name` of a database; never rejects. `onRefused` is called for each operation that memory served instead. */
export function browserStore(database: string, name: string, onRefused: OnRefused = () => {}): BrowserStore {
  return new IndexedStore(boundedStore(database, name), onRefused)
}

class IndexedStore implements BrowserStore {
  readonly #storage: BoundedStore
  readonly #onRefused: OnRefused
  readonly #unstored = new UnstoredValues()
  // Last read or written: all there is when storage fails in the middle of a session.
  readonly #seen = new Map<string, unknown>()
  readonly #stale = new Set<string>()
  readonly #resumed = createEmitter()
  readonly onResumed = this.#resumed.subscribe

  constructor(storage: BoundedStore, onRefused: OnRefused) {
    this.#storage = storage
    this.#onRefused = onRefused
    storage.onResumed(() => void this.#handOver())
  }

  async get(key: string): Promise<unknown> {
    if (this.#unstored.has(key)) return this.#unstored.get(key)
    const inStorage = async () => {
      const value = await this.#storage.run((used) => get<unknown>(key, used))
      this.#seen.set(key, value)
      this.#stale.delete(key)
      return value
    }
    const inMemory = () => {
      if (!this.#unstored.has(key)) this.#stale.add(key)
      return this.#known(key)
    }
    return this.#attempt('get', inStorage, inMemory)
  }

  async set(key: string, value: unknown): Promise<void> {
    const inStorage = () =>
      this.#storage.run((used) => this.#write([key], value, () => set(key, value, used)))
    await this.#attempt('set', inStorage, () => this.#unstored.set(key, value))
    this.#seen.set(key, value)
  }

  async change(key: string, change: ValueChange): Promise<unknown> {
    const inMemory = () => this.#unstored.change(key, this.#known(key), change)
    const result = await (this.#unstored.has(key)
      ? inMemory()
      : this.#attempt('set', () => this.#changeStored(key, [change]), inMemory))
    this.#seen.set(key, result)
    return result
  }

  async remove(...keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    const inMemory = () => {
      for (const key of keys) this.#unstored.set(key, undefined)
    }
    const inStorage = () =>
      this.#storage.run((used) => this.#write(keys, undefined, () => delMany([...keys], used)))
    await this.#attempt('remove', inStorage, inMemory)
    for (const key of keys) this.#seen.delete(key)
  }

  async entries(): Promise<readonly (readonly [string, unknown])[]> {
    const inStorage = () => this.#storage.run((used) => entries<string, unknown>(used))
    const stored = await this.#attempt('get', inStorage, () => [...this.#seen])
    return [...new Map([...stored, ...this.#unstored.entries()])].filter(([, value]) => value !== undefined)
  }

  isStale(key: string): boolean {
    return this.#stale.has(key) && !this.#unstored.has(key)
  }

  #known(key: string): unknown {
    return this.#unstored.has(key) ? this.#unstored.get(key) : this.#seen.get(key)
  }

  async #attempt<T>(operation: RefusedOperation, inStorage: () => Promise<T>, inMemory: () => T): Promise<T> {
    try {
      return await inStorage()
    } catch {
      this.#onRefused(operation)
      return inMemory()
    }
  }

  /** Writes to storage, then frees memory, unless a newer value has been put there since a write that ended late. */
  async #write(keys: readonly string[], value: unknown, act: () => Promise<void>): Promise<void> {
    const before = keys.map((key) => this.#unstored.get(key))
    await act()
    for (const [index, key] of keys.entries()) {
      const now = this.#unstored.get(key)
      if (now === before[index] || now === value) this.#unstored.delete(key)
    }
  }

  /** Changes the value that storage holds, so that another tab's value is not overwritten unread; returns the new one. */
  async #changeStored(key: string, steps: readonly ValueChange[]): Promise<unknown> {
    let value: unknown
    const changeAll = (old: unknown) => {
      value = steps.reduce((now, step) => step(now), old)
      return value
    }
    await this.#storage.run(async (used) => {
      await update<unknown>(key, changeAll, used)
      this.#unstored.deleteChanges(key, steps)
    })
    return value
  }

  /** Makes the changes of a key in storage, until none is left or storage refuses. */
  async #replay(key: string): Promise<void> {
    const steps = this.#unstored.changesOf(key) ?? []
    const inStorage = async () => {
      this.#seen.set(key, await this.#changeStored(key, steps))
      return true
    }
    const isMade = await this.#attempt('set', inStorage, () => false)
    if (isMade && this.#unstored.changesOf(key)) await this.#replay(key)
  }

  /** Replays the writes and removals of the silence into storage, for other tabs and the next page. */
  async #handOver(): Promise<void> {
    const writes = this.#unstored.entries().map(([key, value]) => {
      if (this.#unstored.changesOf(key)) return this.#replay(key)
      return value === undefined ? this.remove(key) : this.set(key, value)
    })
    await Promise.all(writes)
    if (this.#unstored.size === 0) this.#resumed.emit()
  }
}
