import { useState } from 'react'

/**
 * A small preference stored in this browser under `key`; where storage is refused it holds for the visit, and
 * `keep` returns false.
 */
export function useKept(key: string, initial: string): [string, (next: string) => boolean] {
  const [value, setValue] = useState(() => read(key) ?? initial)
  const keep = (next: string) => {
    setValue(next)
    try {
      localStorage.setItem(key, next)
      return true
    } catch {
      // Storage is refused or full: the preference is not remembered.
      return false
    }
  }
  return [value, keep]
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
