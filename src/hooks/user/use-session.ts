import { useSyncExternalStore } from 'react'
import { session } from '#session/session.ts'
import type { SignedIn } from '#session/signed-in.ts'

/** Who is signed in on this device; null when nobody is. */
export function useSession(): SignedIn | null {
  return useSyncExternalStore(session.onChange, now)
}

const now = () => session.current()
