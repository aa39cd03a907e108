import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { cache } from '#hooks/read/cache.ts'
import { currentUserOptions } from '#hooks/user/use-current-user.ts'
import { keepRefusal } from '#screens/frame/refusal.ts'
import type { CurrentUser } from '#session/current-user.ts'
import { isAdmin } from '#session/may-enter.ts'
import { keepReturnPath } from '#session/return-path.ts'
import { session } from '#session/session.ts'

interface Entering {
  readonly location: ParsedLocation
  readonly preload: boolean
}

/**
 * Lets into the private routes (S2-02, S6-07). Local first: an unexpired token whose claim admits goes ahead, and the
 * current-user lookup leaves beside the screen's own loads. Any other claim waits for the lookup, alone, and so does a
 * user whose password must be changed by the token or by the last lookup.
 */
export async function privateGuard({ location, preload }: Entering): Promise<void> {
  await session.start()
  const user = session.current() ?? (session.renewable() ? await session.renew() : null)
  if (!user) {
    // Renewal is kept from the app by the network alone: the screens say so, nobody is sent away.
    if (session.renewable()) return
    if (!preload) keepReturnPath(location.href)
    throw redirect({ to: '/login', replace: true })
  }
  const last = cache.getQueryData(currentUserOptions().queryKey)
  const mustChange = user.mustChangePassword || (last?.is === 'admin' && last.mustChangePassword)
  if (isAdmin(user.permission) && !mustChange) {
    void cache.prefetchQuery(currentUserOptions())
    return
  }
  const lookup = await cache.fetchQuery(currentUserOptions())
  if (lookup.is === 'admin' && lookup.mustChangePassword && location.pathname !== passwordPath) {
    if (!preload) keepReturnPath(location.href)
    throw redirect({ to: passwordPath, replace: true })
  }
  if (lookup.is !== 'unknown' || !isAdmin(user.permission)) await enterOrLeave(lookup)
}

const passwordPath = '/user/password'

async function enterOrLeave(lookup: CurrentUser): Promise<void> {
  // On a 401 the dialog opens above the page, as for any other call.
  if (lookup.is === 'admin' || lookup.is === 'expired') return
  // Whom the server does not know is merely signed out (S4-22).
  if (lookup.is !== 'nobody') keepRefusal()
  await session.signOut()
  throw redirect({ to: lookup.is === 'nobody' ? '/login' : '/admin/login', replace: true })
}
