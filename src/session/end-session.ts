import { config } from './config.ts'
import { removeDpopKey } from './dpop-key.ts'
import { manager } from './lazy-manager.ts'
import { revokeTokens } from './revocation.ts'
import { readStoredSession, setSession } from './session-state.ts'
import { sharedStore } from './shared-store.ts'
import { notifyTabs, type SessionChange } from './tabs.ts'
import { startedKey, userKey } from './user-key.ts'

/**
 * Removes the stored user, the trace of a renewal, the proof key and stale state (S4-15, S4-19), here and in every tab;
 * signing out by choice also revokes the tokens, without waiting for the answer.
 */
export async function endSession(why: Extract<SessionChange, 'signed-out' | 'ended'>): Promise<void> {
  const key = userKey(await config())
  const leaving = why === 'signed-out' ? await readStoredSession() : null
  // Not through the library alone: signing out must also work when its code cannot be fetched.
  await Promise.all([sharedStore.remove(key, startedKey), removeDpopKey()])
  setSession(null, why)
  notifyTabs(why)
  if (leaving) void revokeTokens(leaving).catch(() => undefined)
  await manager()
    .then((ready) => ready.clearStaleState())
    .catch(() => undefined)
}
