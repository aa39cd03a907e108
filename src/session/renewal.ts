import { config } from './config.ts'
import { endSession } from './end-session.ts'
import { manager } from './lazy-manager.ts'
import { getSession, readStoredSession, setSession } from './session-state.ts'
import { sharedStore } from './shared-store.ts'
import { lasts, type SignedIn, type Stored } from './signed-in.ts'
import { notifyTabs } from './tabs.ts'
import {
  countTokenCall,
  forgetTokenCalls,
  pauseTokenCalls,
  shortDelayMs,
  untilAllowed,
} from './token-allowance.ts'
import { RenewalInvalid, TokenLost, TokenRefused } from './token-call.ts'
import { startedKey, userKey } from './user-key.ts'
import { withLock } from './with-lock.ts'

let running: Promise<SignedIn | null> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

/** Renews the session, one tab at a time; returns it while it lasts, renewed or not, else null. */
export function renew(): Promise<SignedIn | null> {
  const expiring = getSession()?.signedIn.token
  running ??= withLock(() => renewLocked(expiring))
    .catch(() => null)
    .then(() => {
      running = null
      schedule()
      const now = getSession()?.signedIn
      return now && lasts(now) ? now : null
    })
  return running
}

/** Sets the timer for the next renewal: when it is due, or after a failure when it is due again. */
export function schedule(): void {
  clearTimeout(timer)
  const now = getSession()
  if (!now?.refreshToken) return
  const due = now.renewAt * 1000 - Date.now()
  // setTimeout takes no more than 24.8 days.
  timer = setTimeout(() => void renew(), Math.min(Math.max(due, retryDelay(due)), 2 ** 31 - 1))
}

/** Renews now if it is due: after sleep, or when the network is back, no timer has kept its time. */
export function renewIfDue(): void {
  const now = getSession()
  if (now?.refreshToken && now.renewAt * 1000 <= Date.now()) void renew()
}

// 5, 10, 20, 40, then 60 seconds after each failure, a quarter more or less so that many browsers do not knock at once;
// once the token has expired, people wait for it, and the allowance alone keeps the distance.
function retryDelay(due: number): number {
  if (failures === 0) return due > 0 ? 2000 : 5000
  const now = getSession()?.signedIn
  return now && lasts(now)
    ? Math.min(60_000, 2500 * 2 ** failures) * (0.75 + Math.random() / 2)
    : shortDelayMs
}

// `expiring` is the token at the call of `renew`: another tab may renew it before this one gets the lock.
async function renewLocked(expiring: string | undefined): Promise<void> {
  const now = await readStoredSession()
  // A tab without a session has shown the reason already.
  if (!now) return getSession() ? setSession(null, 'signed-out') : undefined
  setSession(now, 'renewed')
  const renewedElsewhere = now.signedIn.token !== expiring && now.renewAt * 1000 > Date.now()
  if (renewedElsewhere || !now.refreshToken) return
  // Another tab may have spent this refresh token, and storage does not respond.
  if (lasts(now.signedIn) && sharedStore.isStale(userKey(await config()))) return
  const wait = await untilAllowed()
  if (wait > shortDelayMs) return
  await new Promise((passed) => setTimeout(passed, wait))
  await attempt(now)
}

async function attempt(now: Stored): Promise<void> {
  const wasStarted = (await sharedStore.get(startedKey)) === now.refreshToken
  await sharedStore.set(startedKey, now.refreshToken)
  try {
    await (await manager()).renew(now.raw)
    failures = 0
    await Promise.all([forgetTokenCalls(), sharedStore.remove(startedKey)])
  } catch (error) {
    failures += 1
    return failed(error, now, wasStarted)
  }
  setSession(await readStoredSession(), 'renewed')
  notifyTabs('renewed')
}

async function failed(error: unknown, now: Stored, wasStarted: boolean): Promise<void> {
  if (error instanceof TokenLost) return
  // Another session may have replaced this one during the call, and its end would sign the next user out.
  if ((await readStoredSession())?.refreshToken !== now.refreshToken) return
  if (error instanceof RenewalInvalid) {
    // oxlint-disable-next-line no-console -- for developers, once: without a refresh token there is no other renewal
    console.error(error.message)
    return lasts(now.signedIn) ? withoutRenewal(now) : endSession('ended')
  }
  // Any other response leaves the refresh token unused; one that an earlier call may have spent stays marked.
  if (!wasStarted) await sharedStore.remove(startedKey)
  // The provider's metadata or our own code could not be fetched: that counts as a token call too.
  if (!(error instanceof TokenRefused)) return countTokenCall()
  if (error.retryAfter !== null) await pauseTokenCalls(error.retryAfter)
  if (!error.codes.some((code) => code === 'invalid_grant' || code === 'invalid_request')) return
  if (wasStarted && lasts(now.signedIn)) return withoutRenewal(now)
  await endSession('ended')
}

// The next refresh token was in a response that was lost or not accepted, so this one is spent. The session stays valid
// until the access token expires; then the next call opens the expired dialog.
async function withoutRenewal(now: Stored): Promise<void> {
  const { refresh_token: _spent, ...rest } = JSON.parse(now.raw)
  const stripped = JSON.stringify(rest)
  await sharedStore.change(userKey(await config()), (old) => (old === now.raw ? stripped : old))
  await sharedStore.remove(startedKey)
  setSession(await readStoredSession(), 'renewed')
  notifyTabs('renewed')
}
