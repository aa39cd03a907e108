/** Web storage that never throws: a browser may refuse it, or have no room left. */
export interface GuardedStorage {
  /** The value of a key; null where there is none or storage is refused. */
  readonly get: (key: string) => string | null
  /** Whether the value was stored. */
  readonly set: (key: string, value: string) => boolean
  readonly remove: (key: string) => void
  /** Removes all keys that start with a text. */
  readonly removeAll: (start: string) => void
}

/** Values that stay after the visit, shared by all tabs. */
export const localStore = guarded(() => localStorage)

/** Values of this tab. */
export const tabStore = guarded(() => sessionStorage)

// Reading the property itself throws where storage is refused.
function guarded(storage: () => Storage): GuardedStorage {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(storage())
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => attempt((items) => items.getItem(key), null),
    set: (key, value) =>
      attempt((items) => {
        items.setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt((items) => items.removeItem(key), undefined),
    removeAll: (start) =>
      attempt((items) => {
        for (const key of Object.keys(items)) if (key.startsWith(start)) items.removeItem(key)
      }, undefined),
  }
}
