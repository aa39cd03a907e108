import { useCallback, useEffect, useMemo, useState } from 'react'
import { readText } from '#descriptor/read.ts'
import { session } from '#session/session.ts'
import { draftWriter } from './draft-writer.ts'
import { draftKey, dropDrafts, findDrafts, keepDraft } from './drafts.ts'

/** A text that survives a reload: stored with the drafts, for as long as they are. */
export interface DraftText {
  /** The text of an earlier visit; null until it is loaded, '' without one. */
  readonly found: string | null
  /** Stores the current text; an empty one is removed. */
  readonly keep: (text: string) => void
}

/**
 * Stores a text of a screen under `name` among the drafts of a resource; `label` is its title. One that `isHeld` is taken over by
 * another page only once this one is gone: its rows would be sent by both.
 */
export function useDraftText(
  resource: { readonly name: string },
  name: string,
  label: string,
  { isHeld = false } = {},
): DraftText {
  const [subject] = useState(() => session.storedUser()?.subject ?? '')
  const of = useMemo(() => ({ subject, resource: resource.name, id: name }), [subject, resource, name])
  const [found, setFound] = useState<string | null>(null)
  const writer = useMemo(() => draftWriter(), [])
  useEffect(() => writer.follow(), [writer])
  const key = useMemo(() => draftKey(of, crypto.randomUUID()), [of])
  const draftOf = useMemo(
    () => (text: string) => ({
      ...of,
      label,
      values: { [name]: text },
      kinds: {},
      before: null,
      at: Date.now(),
    }),
    [of, label, name],
  )
  useEffect(() => {
    let isGone = false
    const take = async () => {
      const others = isHeld ? await heldDrafts() : none
      const newest = (await findDrafts(of)).find((draft) => !others.has(lockOf(draft.key)))
      const text = readText(newest?.values?.[name])
      // Store the text under the new key before the old draft is removed, so that a crash loses nothing.
      if (newest && text !== '' && newest.key !== key) {
        await keepDraft(key, draftOf(text))
        await dropDrafts([newest.key])
      }
      if (!isGone) setFound(text)
    }
    void take()
    return () => {
      isGone = true
    }
    // Read only when the screen opens.
    // oxlint-disable-next-line react/exhaustive-deps -- not when the draft's source changes
  }, [key])
  useEffect(() => (isHeld ? holdDraft(key) : undefined), [isHeld, key])
  const keep = useCallback(
    (text: string) => {
      if (text === '') writer.write(() => void dropDrafts([key]))
      else writer.writeSoon(() => void keepDraft(key, draftOf(text)))
    },
    [key, draftOf, writer],
  )
  return { found, keep }
}

const none: ReadonlySet<string> = new Set()
const lockOf = (key: string) => `draft ${key}`

/** Holds a draft for this page until the returned function is called, or the page is gone. */
function holdDraft(key: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // A browser without locks has pages that take drafts from each other.
  navigator.locks?.request(lockOf(key), () => released).catch(() => undefined)
  return () => release()
}

/** The locks of the drafts that pages hold. */
async function heldDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name = '' }) => name))
}
