import { useCallback, useEffect, useState } from 'react'
import { draftsOf } from '#hooks/drafts/drafts.ts'
import type { FoundDraft } from '#hooks/drafts/found-draft.ts'
import { useSession } from '#hooks/user/use-session.ts'

/** Milliseconds between the first render and the look-up of drafts, which must not delay the first paint. */
const delayMs = 150

/** The user's drafts, newest first; initially empty, and read again when the page becomes visible. */
export function useHomeDrafts(): { readonly drafts: readonly FoundDraft[]; readonly refetch: () => void } {
  const subject = useSession()?.subject
  const [drafts, setDrafts] = useState<readonly FoundDraft[]>([])
  const refetch = useCallback(() => {
    if (subject !== undefined) void draftsOf(subject).then(setDrafts)
  }, [subject])
  useEffect(() => {
    const refetchIfVisible = () => document.visibilityState === 'visible' && refetch()
    const timer = setTimeout(refetch, delayMs)
    document.addEventListener('visibilitychange', refetchIfVisible)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', refetchIfVisible)
    }
  }, [refetch])
  return { drafts, refetch }
}
