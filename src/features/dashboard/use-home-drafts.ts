import { replaceEqualDeep } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { draftsOf, knownDraftsOf } from '#hooks/drafts/drafts.ts'
import type { FoundDraft } from '#hooks/drafts/found-draft.ts'
import { useSession } from '#hooks/user/use-session.ts'

/**
 * The user's drafts, newest first: at first those that the loader has read; they are read again after the first render and when
 * the page becomes visible.
 */
export function useHomeDrafts(): { readonly drafts: readonly FoundDraft[]; readonly refetch: () => void } {
  const subject = useSession()?.subject
  const [drafts, setDrafts] = useState<readonly FoundDraft[]>(() =>
    subject === undefined ? [] : knownDraftsOf(subject),
  )
  const refetch = useCallback(() => {
    if (subject !== undefined)
      void draftsOf(subject).then((read) => setDrafts((now) => replaceEqualDeep(now, read)))
  }, [subject])
  useEffect(() => {
    const refetchIfVisible = () => document.visibilityState === 'visible' && refetch()
    refetch()
    document.addEventListener('visibilitychange', refetchIfVisible)
    return () => document.removeEventListener('visibilitychange', refetchIfVisible)
  }, [refetch])
  return { drafts, refetch }
}
