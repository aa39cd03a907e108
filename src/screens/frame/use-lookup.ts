import { useEffect, useState } from 'react'
import { useCurrentUser } from '#hooks/use-current-user.ts'
import { useProfile } from '#hooks/use-profile.ts'
import { keepRefusal } from '#screens/session/refusal.ts'
import { session } from '#session/session.ts'

/**
 * Follows the current-user lookup (spec §4): no admin is signed out, which leads to
 * `/admin/login`, and nobody is, which leads to `/login`.
 * Gives the profile for the user's menu.
 */
export function useLookup(): { readonly name: string; readonly permission: string } {
  const { data: lookup } = useCurrentUser()
  const [isLater, setLater] = useState(false)
  const { data: profile } = useProfile(lookup?.is === 'admin' && isLater)
  useEffect(() => {
    // After the first rows: until then the token's own name shows.
    const timer = setTimeout(() => setLater(true), 1000)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (lookup?.is === 'refused') keepRefusal()
    if (lookup?.is === 'refused' || lookup?.is === 'nobody') void session.signOut()
  }, [lookup])
  return { name: profile?.name ?? '', permission: lookup?.is === 'admin' ? lookup.permission : '' }
}
