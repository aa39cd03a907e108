import { useSyncExternalStore } from 'react'
import { createStore } from '#browser/create-store.ts'

const MINUTE = 60_000

const now = createStore(Date.now())
setInterval(() => now.set(Date.now()), MINUTE)

/** The time in milliseconds since 1970, at most a minute old; the component renders again every minute. */
export function useMinute(): number {
  return useSyncExternalStore(now.subscribe, now.get)
}
