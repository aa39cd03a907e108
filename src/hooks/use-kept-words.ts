import { useEffect, useMemo, useState } from 'react'
import { readText } from '#descriptor/read.ts'
import { session } from '#session/session.ts'
import { draftWriter } from './draft-writer.ts'
import { draftKey, dropDrafts, findDrafts, keepDraft } from './drafts.ts'

/** Words of one's own that outlive a reload: kept with the drafts, as long as they are. */
export interface KeptWords {
  /** What an earlier visit has left; null until it is known, '' for nothing. */
  readonly found: string | null
  /** Keeps the words as they are now; none of them are forgotten. */
  readonly keep: (words: string) => void
}

/** Keeps the words of a screen under a name of its own among the drafts of a resource; `label` names them to people. */
export function useKeptWords(resource: { readonly name: string }, name: string, label: string): KeptWords {
  const [subject] = useState(() => session.owner()?.subject ?? '')
  const of = useMemo(() => ({ subject, resource: resource.name, id: name }), [subject, resource, name])
  const [found, setFound] = useState<string | null>(null)
  const writer = useMemo(() => draftWriter(), [])
  useEffect(() => writer.follow(), [writer])
  useEffect(() => {
    let isGone = false
    void findDrafts(of).then(([newest]) => !isGone && setFound(readText(newest?.values?.[name])))
    return () => {
      isGone = true
    }
  }, [of, name])
  const keep = useMemo(() => {
    const key = draftKey(of, name)
    return (words: string) => {
      if (words === '') writer.write(() => void dropDrafts([key]))
      else {
        const draft = { ...of, label, values: { [name]: words }, kinds: {}, before: null }
        writer.writeSoon(() => void keepDraft(key, { ...draft, at: Date.now() }))
      }
    }
  }, [of, name, label, writer])
  return { found, keep }
}
