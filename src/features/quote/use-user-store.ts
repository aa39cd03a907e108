import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { draftWriter } from '#hooks/drafts/draft-writer.ts'
import { mayWrite } from '#hooks/drafts/drafts.ts'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import { session } from '#session/session.ts'

/**
 * A stored value of the current user: undefined until it is read, and its setter. Writes are throttled, and
 * flushed on blur, page hide and unmount. `read` must be stable.
 */
export function useUserStore<T>(
  name: string,
  read: (raw: unknown) => T,
): readonly [value: T | undefined, write: (next: T) => void] {
  const [subject] = useState(() => session.storedUser()?.subject ?? '')
  const [value, setValue] = useState<T>()
  const writer = useMemo(() => draftWriter(), [])
  const isWritten = useRef(false)
  useEffect(() => {
    let isGone = false
    // A value that was written in the meantime is newer than the stored one.
    const take = (raw: unknown) => !isGone && !isWritten.current && setValue(() => read(raw))
    void userDataStore.read(subject, name).then(take)
    return () => {
      isGone = true
    }
  }, [subject, name, read])
  useEffect(() => writer.follow(), [writer])
  const write = useCallback(
    (next: T) => {
      isWritten.current = true
      setValue(() => next)
      writer.writeSoon(() => {
        if (mayWrite(subject)) void userDataStore.write(subject, name, next)
      })
    },
    [name, subject, writer],
  )
  return [value, write]
}
