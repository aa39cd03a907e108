import { createStore, del, get, keys, set, type UseStore, update } from 'idb-keyval'
import { type Text, text } from '#text/text.ts'

// What storage has refused lives here until the page is closed; it stands before what storage still holds.
const memory = new Map<string, unknown>()
const listeners = new Set<(notice: Text) => void>()
let store: UseStore | undefined
let refused = false

/** Small values shared by all tabs of this browser: IndexedDB, or memory where it is refused or full. */
export const kept = {
  /** The value under a key, undefined when there is none. */
  async get(key: string): Promise<unknown> {
    if (memory.has(key)) return memory.get(key)
    return attempt(
      () => get<unknown>(key, database()),
      () => undefined,
    )
  },

  async set(key: string, value: unknown): Promise<void> {
    await attempt(
      async () => {
        await set(key, value, database())
        memory.delete(key)
      },
      () => void memory.set(key, value),
    )
  },

  /** Changes a value in one step, so that no other tab can write between reading and writing; gives the new one. */
  async change(key: string, change: (old: unknown) => unknown): Promise<unknown> {
    let result: unknown
    const inMemory = () => {
      result = change(memory.get(key))
      memory.set(key, result)
    }
    const inStorage = () => {
      return update<unknown>(
        key,
        (old) => {
          result = change(old)
          return result
        },
        database(),
      )
    }
    await (memory.has(key) ? inMemory() : attempt(inStorage, inMemory))
    return result
  },

  async remove(key: string): Promise<void> {
    await attempt(
      async () => {
        await del(key, database())
        memory.delete(key)
      },
      () => void memory.set(key, undefined),
    )
  },

  /** Keys in storage and in memory that begin with `prefix`. */
  async keys(prefix: string): Promise<string[]> {
    const stored = await attempt(
      () => keys<string>(database()),
      () => [],
    )
    return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix))
  },
}

/** Hears once that this browser keeps nothing; a listener that comes late is told at once. */
export function onNotice(listener: (notice: Text) => void): () => void {
  listeners.add(listener)
  if (refused) listener(notice())
  return () => listeners.delete(listener)
}

function database(): UseStore {
  store ??= createStore('ben', 'session')
  return store
}

async function attempt<T>(inStorage: () => Promise<T>, inMemory: () => T): Promise<T> {
  try {
    return await inStorage()
  } catch {
    if (!refused) {
      refused = true
      for (const listener of listeners) listener(notice())
    }
    return inMemory()
  }
}

function notice(): Text {
  return text(
    'Trình duyệt không cho lưu phiên đăng nhập. Bạn vẫn làm việc được, nhưng tải lại trang sẽ phải đăng nhập lại.',
  )
}
