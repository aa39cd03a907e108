import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { cache } from '#hooks/read/cache.ts'
import { currentUserOptions } from '#hooks/user/use-current-user.ts'
import { setRefusal } from '#screens/frame/refusal.ts'
import type { CurrentUser } from '#session/current-user.ts'
import { isAdmin } from '#session/may-enter.ts'
import { keepReturnPath } from '#session/return-path.ts'
import { session } from '#session/session.ts'

interface Entering {
  readonly location: ParsedLocation
  readonly preload: boolean
}

/**
 * Guards the private routes (S2-02, S6-07). If the claim of an unexpired token permits entry, it does not
 * wait: the current-user lookup runs in parallel with the loads of the screen. Any other claim waits for the
 * lookup first, as does a user who must change the password according to the token or the last lookup.
 */
export async function privateGuard({ location, preload }: Entering): Promise<void> {
  await session.start()
  const user = session.current() ?? (session.renewable() ? await session.renew() : null)
  if (!user) {
    // The renewal failed because of the network only: the screens show the failure, without a redirect.
    if (session.renewable()) return
    if (!preload) keepReturnPath(location.href)
    throw redirect({ to: '/login', replace: true })
  }
  const last = cache.getQueryData(currentUserOptions().queryKey)
  const mustChange = user.mustChangePassword || (last?.status === 'admin' && last.mustChangePassword)
  if (isAdmin(user.permission) && !mustChange) {
    void cache.prefetchQuery(currentUserOptions())
    return
  }
  const currentUser = await cache.fetchQuery(currentUserOptions())
  if (
    currentUser.status === 'admin' &&
    currentUser.mustChangePassword &&
    location.pathname !== passwordPath
  ) {
    if (!preload) keepReturnPath(location.href)
    throw redirect({ to: passwordPath, replace: true })
  }
  if (currentUser.status !== 'unknown' || !isAdmin(user.permission)) await enterOrLeave(currentUser)
}

const passwordPath = '/user/password'

async function enterOrLeave(currentUser: CurrentUser): Promise<void> {
  // On a 401 the sign-in dialog opens above the page, as for any other request.
  if (currentUser.status === 'admin' || currentUser.status === 'expired') return
  // A user that the server cannot find is signed out without a refusal (S4-22).
  if (currentUser.status !== 'not-found') setRefusal()
  await session.signOut()
  throw redirect({ to: currentUser.status === 'not-found' ? '/login' : '/admin/login', replace: true })
}
