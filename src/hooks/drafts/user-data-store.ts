import { browserStore } from '#session/browser-store.ts'

// Other names would lose what users have stored.
const store = browserStore('ben-kept', 'kept')

/** Data of a user in this browser besides drafts, such as the last quotes; removed with the drafts. */
export const userDataStore = {
  read: (subject: string, name: string): Promise<unknown> => store.get(keyOf(subject, name)),

  write: (subject: string, name: string, value: unknown): Promise<void> =>
    store.set(keyOf(subject, name), value),

  /** Changes a value in one step, so that no other tab can write between reading and writing. */
  change: async (subject: string, name: string, change: (old: unknown) => unknown): Promise<void> => {
    await store.change(keyOf(subject, name), change)
  },

  remove: (subject: string, name: string): Promise<void> => store.remove(keyOf(subject, name)),

  /** Removes the data of all users for whom the predicate is true. */
  async forget(isGone: (subject: string) => boolean): Promise<void> {
    const keys = (await store.entries()).map(([key]) => key)
    await store.remove(...keys.filter((key) => isGone(decodeURIComponent(key.split(' ')[0] ?? ''))))
  },
}

const keyOf = (subject: string, name: string) => `${encodeURIComponent(subject)} ${name}`
