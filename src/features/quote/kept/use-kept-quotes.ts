import { useCallback, useEffect, useRef, useState } from 'react'
import { createEmitter } from '#browser/emitter.ts'
import { mayWrite } from '#hooks/drafts/drafts.ts'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import { session } from '#session/session.ts'
import { type KeptQuote, readQuotes, withinLimits } from './kept-quote.ts'

/** The name of the stored quotes; the inbox and the effects of a new price read them too. */
const keptName = 'quotes'

/** A change of the stored quotes. */
export type ChangeQuotes = (next: (quotes: readonly KeptQuote[]) => readonly KeptQuote[]) => void

/**
 * The stored quotes of the current user, newest first; undefined until they are read. Each change is applied to what is stored
 * at that moment, so that two tabs do not lose each other's quotes.
 */
export function useKeptQuotes(): {
  readonly quotes: readonly KeptQuote[] | undefined
  readonly change: ChangeQuotes
} {
  const [subject] = useState(() => session.storedUser()?.subject ?? '')
  const [quotes, setQuotes] = useState<readonly KeptQuote[]>()
  // The result of an earlier read or change must not replace that of a later one.
  const latest = useRef(0)
  useEffect(() => {
    const read = async () => {
      latest.current += 1
      const mine = latest.current
      const raw = await userDataStore.read(subject, keptName)
      if (mine === latest.current) setQuotes(readQuotes(raw))
    }
    // A message of another tab may be lost, for example while this page is frozen.
    const onVisible = () => document.visibilityState === 'visible' && void read()
    const stops = [
      onOtherQuoteTab(subject, () => void read()),
      // The page of a user who has left may stay open for a moment.
      session.onChange((next, why) => {
        if (why !== 'signed-out' && (next === null || next.subject === subject)) return
        latest.current += 1
        setQuotes([])
      }),
    ]
    void read()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      latest.current += 1
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [subject])
  const change = useCallback<ChangeQuotes>(
    (next) => {
      if (!mayWrite(subject)) return
      latest.current += 1
      const mine = latest.current
      let changed: readonly KeptQuote[] = []
      const apply = (raw: unknown) => {
        // The user may have left since the call: the data is removed then.
        if (!mayWrite(subject)) return raw
        changed = withinLimits(next(readQuotes(raw)))
        return changed
      }
      void userDataStore.change(subject, keptName, apply).then(() => {
        notifyQuoteTabs(subject)
        if (mine === latest.current) setQuotes(changed)
      })
    },
    [subject],
  )
  return { quotes, change }
}

const changed = createEmitter<[subject: string]>()
const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('ben-quotes') : undefined
tabs?.addEventListener('message', ({ data }) => {
  if (typeof data === 'string') changed.emit(data)
})

/** Notifies the other tabs that the stored quotes of a user have changed. */
function notifyQuoteTabs(subject: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  tabs?.postMessage(subject)
}

/** Calls the listener when another tab has changed the quotes of a user; returns a function that unsubscribes it. */
function onOtherQuoteTab(subject: string, listener: () => void): () => void {
  return changed.subscribe((changedSubject) => {
    if (changedSubject === subject) listener()
  })
}
