import { type ReactNode, useState } from 'react'
import { LeaveDialog } from '#kit/leave-dialog.tsx'
import { unsavedNow } from '#screens/form/unsaved.ts'
import { session } from '#session/session.ts'

/** Signs out by choice, in every tab; a form with changes is asked about first. */
export function useSignOut(): { readonly signOut: () => void; readonly dialog: ReactNode } {
  const [count, setCount] = useState(0)
  const leave = () => void session.signOut()
  return {
    signOut: () => {
      const unsaved = unsavedNow()
      if (unsaved > 0) setCount(unsaved)
      else leave()
    },
    dialog: count > 0 && <LeaveDialog count={count} onStay={() => setCount(0)} onLeave={leave} />,
  }
}
