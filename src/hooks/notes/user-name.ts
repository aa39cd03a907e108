import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import type { Profile } from '#hooks/user/use-profile.ts'
import { session } from '#session/session.ts'

/** The name of the signed-in user: that of the profile, until it is loaded that of the token. */
export function userName(): string {
  const profile = cache.getQueryData<Profile>(keys.profile)
  return profile?.name || session.storedUser()?.name || ''
}
