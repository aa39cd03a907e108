import { useCallback, useEffect, useState } from 'react'
import { draftsOf } from '#hooks/drafts/drafts.ts'
import type { FoundDraft } from '#hooks/drafts/found-draft.ts'
import { useSession } from '#hooks/user/use-session.ts'

/** Milliseconds between the first render and the look-up of drafts, which must not delay the first paint. */
const later = 150

/** The user's drafts, newest first; initially empty, and read again when the page becomes visible. */
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
