import { useState } from 'react'
import { localStore } from '#browser/guarded-storage.ts'

/**
 * A small preference stored in this browser under `key`; where storage is refused it holds for the visit, and
 * the setter returns false.
 */
export function useStoredPreference(key: string, initial: string): [string, (next: string) => boolean] {
  const [value, setValue] = useState(() => localStore.get(key) ?? initial)
  const store = (next: string) => {
    setValue(next)
    return localStore.set(key, next)
  }
  return [value, store]
}
