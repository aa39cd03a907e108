import { useSyncExternalStore } from 'react'
import { session } from '#session/session.ts'
import type { SignedIn } from '#session/signed-in.ts'

/** The user who is signed in on this device; null without a session. */
export function useSession(): SignedIn | null {
  return useSyncExternalStore(session.onChange, now)
}

const now = () => session.current()
