import { useCallback, useEffect, useState } from 'react'
import { draftsOf } from '#hooks/drafts/drafts.ts'
import type { FoundDraft } from '#hooks/drafts/found-draft.ts'
import { useSession } from '#hooks/user/use-session.ts'

/** Milliseconds after its first drawing that the first page looks for drafts: it is painted by then. */
const later = 150

/** One's own drafts, newest first: none at first, then what is found, and again when one comes back to the page. */
export function useHomeDrafts(): { readonly drafts: readonly FoundDraft[]; readonly reread: () => void } {
  const subject = useSession()?.subject
  const [drafts, setDrafts] = useState<readonly FoundDraft[]>([])
  const reread = useCallback(() => {
    if (subject !== undefined) void draftsOf(subject).then(setDrafts)
  }, [subject])
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && reread()
    const timer = setTimeout(reread, later)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [reread])
  return { drafts, reread }
}
