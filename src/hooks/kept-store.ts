import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval'

// What storage has refused lives here until the page is closed.
const memory = new Map<string, unknown>()
let store: UseStore | undefined

/** What is kept for a person in this browser besides drafts, such as the last quotes; it goes when their drafts go. */
export const keptStore = {
  async read(subject: string, name: string): Promise<unknown> {
    const key = keyOf(subject, name)
    return memory.get(key) ?? (await get<unknown>(key, database()).catch(() => undefined))
  },

  async write(subject: string, name: string, value: unknown): Promise<void> {
    const key = keyOf(subject, name)
    await set(key, value, database()).then(
      () => memory.delete(key),
      () => memory.set(key, value),
    )
  },

  /** Forgets what belongs to anybody whom the predicate names. */
  async forget(isGone: (subject: string) => boolean): Promise<void> {
    const isOfGone = (key: string) => isGone(decodeURIComponent(key.split(' ')[0] ?? ''))
    for (const key of memory.keys()) if (isOfGone(key)) memory.delete(key)
    const all = await keys<string>(database()).catch(() => [])
    await delMany(all.filter(isOfGone), database()).catch(() => undefined)
  },
}

const keyOf = (subject: string, name: string) => `${encodeURIComponent(subject)} ${name}`

function database(): UseStore {
  store ??= createStore('ben-kept', 'kept')
  return store
}
