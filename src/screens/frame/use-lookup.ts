import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '#hooks/user/use-current-user.ts'
import { useProfile } from '#hooks/user/use-profile.ts'
import { session } from '#session/session.ts'
import { keepRefusal } from './refusal.ts'

interface Profile {
  readonly name: string
  readonly permission: string
  /** Only the password can be changed until it has been. */
  readonly mustChangePassword: boolean
}

/**
 * Follows the current-user lookup (S4-20 to S4-22): no admin is signed out, which leads to
 * `/admin/login`, and nobody is, which leads to `/login`; a password that must be changed leads to the page for it.
 * Gives the profile for the user's menu.
 */
export function useLookup(): Profile {
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
  const admin = lookup?.is === 'admin' ? lookup : null
  const mustChangePassword = admin?.mustChangePassword === true
  const router = useRouter()
  useEffect(() => {
    // The guard let the page in before the answer; it redirects when it runs again.
    if (mustChangePassword) void router.invalidate()
  }, [mustChangePassword, router])
  return {
    name: profile?.name ?? '',
    permission: admin?.permission ?? '',
    mustChangePassword,
  }
}
