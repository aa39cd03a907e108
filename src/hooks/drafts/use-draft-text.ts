import { useCallback, useEffect, useMemo, useState } from 'react'
import { readText } from '#descriptor/read.ts'
import { session } from '#session/session.ts'
import { draftWriter } from './draft-writer.ts'
import { draftKey, dropDrafts, findDrafts, keepDraft } from './drafts.ts'

/** Words of one's own that outlive a reload: kept with the drafts, as long as they are. */
export interface DraftText {
  /** What an earlier visit has left; null until it is known, '' for nothing. */
  readonly found: string | null
  /** Keeps the words as they are now; none of them are forgotten. */
  readonly keep: (words: string) => void
}

/** Keeps the words of a screen under a name of its own among the drafts of a resource; `label` names them to people. */
export function useDraftText(resource: { readonly name: string }, name: string, label: string): DraftText {
  const [subject] = useState(() => session.storedUser()?.subject ?? '')
  const of = useMemo(() => ({ subject, resource: resource.name, id: name }), [subject, resource, name])
  const [found, setFound] = useState<string | null>(null)
  const writer = useMemo(() => draftWriter(), [])
  useEffect(() => writer.follow(), [writer])
  const key = useMemo(() => draftKey(of, crypto.randomUUID()), [of])
  const draftOf = useMemo(
    () => (words: string) => ({
      ...of,
      label,
      values: { [name]: words },
      kinds: {},
      before: null,
      at: Date.now(),
    }),
    [of, label, name],
  )
  useEffect(() => {
    let isGone = false
    const take = async () => {
      const [newest] = await findDrafts(of)
      const words = readText(newest?.values?.[name])
      // First the words where they are from now on, only then away from where they were.
      if (newest && words !== '' && newest.key !== key) {
        await keepDraft(key, draftOf(words))
        await dropDrafts([newest.key])
      }
      if (!isGone) setFound(words)
    }
    void take()
    return () => {
      isGone = true
    }
    // Only what was left when the screen was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  const keep = useCallback(
    (words: string) => {
      if (words === '') writer.write(() => void dropDrafts([key]))
      else writer.writeSoon(() => void keepDraft(key, draftOf(words)))
    },
    [key, draftOf, writer],
  )
  return { found, keep }
}
