import { once } from '#browser/once.ts'
import { forgetDpopKey } from './dpop-key.ts'
import { endSession } from './end-session.ts'
import { manager } from './lazy-manager.ts'
import { mayEnterAnywhere } from './may-enter.ts'
import { renew, renewIfDue, schedule } from './renewal.ts'
import {
  followTab,
  getSession,
  hasEnded,
  onSessionChange,
  onUserLeft,
  readStoredSession,
  setSession,
} from './session-state.ts'
import { sharedStore } from './shared-store.ts'
import { lasts, renewalMargin, type SignedIn } from './signed-in.ts'
import { onTabMessage } from './tabs.ts'
import { withLock } from './with-lock.ts'

/**
 * The session: one for all tabs, stored by oidc-client-ts, renewed in time (S4-14 to S4-19). Only the sign-in pages load
 * the code of the sign-in (`sign-in.ts`).
 */
export const session = {
  /** Reads the stored session, renews it when five minutes or less are left; null when there is none that lasts. */
  start: once(startSession),

  /** The signed-in user, synchronously; null without a session, with an expired token or with a role that no page admits. */
  current(): SignedIn | null {
    const now = getSession()?.signedIn
    return now && lasts(now) && mayEnterAnywhere(now.permission) ? now : null
  },

  /** The user of the stored session, also while its token has expired: the author of unsaved input. */
  storedUser(): SignedIn | null {
    return getSession()?.signedIn ?? null
  },

  /** Whether an expired session may still be renewed: then a failure is the network's, and the user stays signed in. */
  renewable(): boolean {
    return Boolean(getSession()?.refreshToken)
  },

  hasEnded,

  onChange: onSessionChange,

  onUserLeft,

  /** Signs out by choice, in every tab. */
  signOut(): Promise<void> {
    return endSession('signed-out')
  },

  renew,
}

async function startSession(): Promise<SignedIn | null> {
  // Waits for a running sign-in: its token is bound to the key that this tab has loaded.
  sharedStore.onResumed(() => void withLock(followStorage).catch(() => undefined))
  const now = await readStoredSession()
  setSession(now, 'signed-in')
  listenToTabs()
  if (now?.refreshToken && !lasts(now.signedIn, renewalMargin)) {
    const renewed = renew()
    if (!lasts(now.signedIn, 10)) await renewed
  }
  schedule()
  preloadManager()
  return session.current()
}

/** Takes over a session that the start could not read, as from another tab, once the storage responds. */
async function followStorage(): Promise<void> {
  forgetDpopKey()
  if (getSession() === null) await followTab('signed-in')
  schedule()
}

function listenToTabs(): void {
  onTabMessage((why) => {
    void followTab(why).then(schedule, () => undefined)
  })
  globalThis.addEventListener?.('online', renewIfDue)
  globalThis.document?.addEventListener('visibilitychange', renewIfDue)
}

// The library is fetched while nothing else waits: a renewal must not depend on a file that a deploy has removed since.
function preloadManager(): void {
  const soon = session.current() ? 3000 : 0
  setTimeout(() => void manager().catch(() => undefined), soon)
}
