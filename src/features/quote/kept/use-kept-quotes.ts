import { useCallback, useEffect, useState } from 'react'
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
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const raw = await userDataStore.read(subject, keptName)
      if (!isGone) setQuotes(readQuotes(raw))
    }
    // Another tab may have changed them.
    const onVisible = () => document.visibilityState === 'visible' && void read()
    void read()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [subject])
  const change = useCallback<ChangeQuotes>(
    (next) => {
      if (!mayWrite(subject)) return
      let changed: readonly KeptQuote[] = []
      const apply = (raw: unknown) => {
        changed = withinLimits(next(readQuotes(raw)))
        return changed
      }
      void userDataStore.change(subject, keptName, apply).then(() => setQuotes(changed))
    },
    [subject],
  )
  return { quotes, change }
}
