import type { QueryClient } from '@tanstack/react-query'
import { hasRefusal } from '#screens/session/refusal.ts'
import { session } from '#session/session.ts'
import type { makeRouter } from './router.tsx'

/** Keeps the page in step with the session: signing out, here or in another tab, empties it; somebody else begins anew. */
export function hearSession(cache: QueryClient, router: ReturnType<typeof makeRouter>): void {
  let subject = session.current()?.subject
  session.onChange((now, why) => {
    if (why === 'signed-out') {
      cache.clear()
      const to = hasRefusal() ? '/admin/login' : '/login'
      void router.navigate({ to, replace: true, ignoreBlocker: true })
    }
    if (why === 'signed-in') {
      // What one person has loaded is never shown to the next.
      if (subject !== undefined && now?.subject !== subject) cache.clear()
      // A login screen leads on by its guard; elsewhere what had failed without a session is read again.
      if (!isPrivate(router.state.location.pathname)) void router.invalidate()
    }
    if (why === 'signed-in' || why === 'renewed') void readFailedAgain(cache)
    subject = now?.subject ?? subject
  })
}

const isPrivate = (path: string) => path !== '/login' && path !== '/admin/login'

async function readFailedAgain(cache: QueryClient): Promise<void> {
  await cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
