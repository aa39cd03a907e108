import { hasRefusal } from '#screens/frame/refusal.ts'
import { session } from '#session/session.ts'
import type { makeRouter } from './router.tsx'

/**
 * Keeps the page in step with the session, here and in other tabs: a sign-out redirects to a sign-in page, a sign-in away
 * from it, and the sign-in of another user loads the page again, which has screens and input of the user before.
 */
export function redirectOnSessionChange(router: ReturnType<typeof makeRouter>): void {
  session.onChange((now, reason) => {
    if (reason === 'signed-out') {
      const to = hasRefusal() ? '/admin/login' : '/login'
      void router.navigate({ to, replace: true, ignoreBlocker: true })
    }
    if (now && reason === 'signed-in' && isSignInPath(router.state.location.pathname))
      void router.invalidate()
  })
  session.onUserLeft(() => {
    if (session.storedUser() && !isSignInPath(router.state.location.pathname)) void loadAgain(router)
  })
}

/** Leaves the screen first: its unsaved input would hold the page. */
async function loadAgain(router: ReturnType<typeof makeRouter>): Promise<void> {
  await router.navigate({ to: '/', replace: true, ignoreBlocker: true }).catch(() => undefined)
  location.reload()
}

const isSignInPath = (path: string) => path === '/login' || path === '/admin/login'
