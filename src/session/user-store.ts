import type { StateStore } from 'oidc-client-ts'
import { readText } from '#descriptor/read.ts'
import { sharedStore } from './shared-store.ts'
import { prefix } from './user-key.ts'

/** Where oidc-client-ts keeps the user and its state: asynchronous, because tabs read a stale localStorage. */
export class UserStore implements StateStore {
  #expected: string | null = null

  /** While `work` runs, a write only replaces this stored text: a renewal must not bring back who has signed out. */
  async replacing<T>(raw: string, work: () => Promise<T>): Promise<T> {
    this.#expected = raw
    try {
      return await work()
    } finally {
      this.#expected = null
    }
  }

  async get(key: string): Promise<string | null> {
    return readText(await sharedStore.get(prefix + key)) || null
  }

  async set(key: string, value: string): Promise<void> {
    const expected = this.#expected
    if (expected === null) return sharedStore.set(prefix + key, value)
    await sharedStore.change(prefix + key, (old) => (old === expected ? value : old))
  }

  /** Stores a user that has signed in, also over one whose renewal is running. */
  async put(key: string, value: string): Promise<void> {
    await sharedStore.set(prefix + key, value)
  }

  async remove(key: string): Promise<string | null> {
    const old = await this.get(key)
    await sharedStore.remove(prefix + key)
    return old
  }

  async getAllKeys(): Promise<string[]> {
    const keys = (await sharedStore.entries()).map(([key]) => key)
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  }
}
