import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval'

// What storage has refused lives here until the page is closed.
const memory = new Map<string, unknown>()
let store: UseStore | undefined

/** What is kept for a person in this browser besides drafts, such as the last quotes; it goes when their drafts go. */
export const keptStore = {
  async read(subject: string, name: string): Promise<unknown> {
    const key = keyOf(subject, name)
    return memory.get(key) ?? (await calmly(() => get<unknown>(key, database())))
  },

  async write(subject: string, name: string, value: unknown): Promise<void> {
    const key = keyOf(subject, name)
    memory.set(key, value)
    const isStored = await calmly(() => set(key, value, database()).then(() => true))
    if (isStored && memory.get(key) === value) memory.delete(key)
  },

  /** Forgets what belongs to anybody whom the predicate names. */
  async forget(isGone: (subject: string) => boolean): Promise<void> {
    const isOfGone = (key: string) => isGone(decodeURIComponent(key.split(' ')[0] ?? ''))
    for (const key of memory.keys()) if (isOfGone(key)) memory.delete(key)
    await calmly(async () => delMany((await keys<string>(database())).filter(isOfGone), database()))
  },
}

const keyOf = (subject: string, name: string) => `${encodeURIComponent(subject)} ${name}`

/** Storage that is refused or full answers nothing, and nobody waits for it in vain. */
async function calmly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

function database(): UseStore {
  store ??= createStore('ben-kept', 'kept')
  return store
}
