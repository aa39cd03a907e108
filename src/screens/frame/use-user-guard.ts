import { useTimeout } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '#hooks/user/use-current-user.ts'
import { useProfile } from '#hooks/user/use-profile.ts'
import { notify } from '#kit/notice.tsx'
import { session } from '#session/session.ts'
import { text } from '#text/text.ts'
import { setRefusal, takeSignedIn } from './refusal.ts'

interface Profile {
  readonly name: string
  readonly permission: string
  /** The password must be changed before anything else. */
  readonly mustChangePassword: boolean
}

/**
 * Handles the current-user look-up (S4-20 to S4-22): a user without the admin permission is signed out to
 * `/admin/login`, a missing user to `/login`, and a password that must be changed leads to its page. Returns
 * the profile for the user menu.
 */
export function useUserGuard(): Profile {
  const { data: currentUser } = useCurrentUser()
  const [isAfterFirstRows, setAfterFirstRows] = useState(false)
  const { data: profile } = useProfile(currentUser?.status === 'admin' && isAfterFirstRows)
  // Until then the name of the token is shown.
  useTimeout(() => setAfterFirstRows(true), 1000, { autoInvoke: true })
  useEffect(() => {
    if (!currentUser) return
    const { status } = currentUser
    // A look-up without a response leaves the user signed in by the token.
    if (takeSignedIn() && (status === 'admin' || status === 'unknown'))
      notify({ tone: 'good', text: text('Dang nhap thanh cong') })
    if (status === 'refused') setRefusal()
    if (status === 'refused' || status === 'not-found') void session.signOut()
  }, [currentUser])
  const admin = currentUser?.status === 'admin' ? currentUser : null
  const mustChangePassword = admin?.mustChangePassword === true
  const router = useRouter()
  useEffect(() => {
    // The guard let the page in before the response; it redirects when it runs again.
    if (mustChangePassword) void router.invalidate()
  }, [mustChangePassword, router])
  return {
    name: profile?.name ?? '',
    permission: admin?.permission ?? '',
    mustChangePassword,
  }
}
