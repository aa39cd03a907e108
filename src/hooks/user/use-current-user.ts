import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { requestOf } from '#descriptor/operation.ts'
import { keys } from '#hooks/read/keys.ts'
import { SessionEnded } from '#http/errors.ts'
import { send } from '#http/send.ts'
import { sessionDescriptor } from '#resources/session.ts'
import { type CurrentUser, readCurrentUser } from '#session/current-user.ts'
import { session } from '#session/session.ts'
import type { SignedIn } from '#session/signed-in.ts'

/** The user who is signed in on this device; null without a session. */
export function useSession(): SignedIn | null {
  return useSyncExternalStore(session.onChange, now)
}

const now = () => session.current()

/** The current-user lookup (S4-20 to S4-22). Never fails: without a usable response it is `unknown`. */
export function currentUserOptions() {
  return queryOptions({
    queryKey: keys.currentUser,
    queryFn: async ({ signal }): Promise<CurrentUser> => {
      try {
        const { currentUser } = sessionDescriptor
        const body = await send(requestOf(currentUser), { signal })
        return readCurrentUser(currentUser.record ? currentUser.record.read(body) : body)
      } catch (error) {
        return { status: error instanceof SessionEnded ? 'expired' : 'unknown' }
      }
    },
    staleTime: 300_000,
  })
}

/** The current-user lookup; refetched at growing intervals while its result is `unknown` or `expired`. */
export function useCurrentUser() {
  return useQuery({
    ...currentUserOptions(),
    refetchInterval: ({ state }) => {
      const isOpen = state.data?.status === 'unknown' || state.data?.status === 'expired'
      return isOpen ? Math.min(300_000, 15_000 * 2 ** state.dataUpdateCount) : false
    },
  })
}
