import { useEffect, useRef, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { matchingPagesOf } from '#hooks/read/matching-pages-of.ts'
import { firstCursor, type PageCursor } from '#hooks/read/pages-of.ts'
import { isDeletePending } from '#hooks/write/pending-deletes.ts'

/** The state of an export. */
export interface Export {
  readonly status: 'idle' | 'reading' | 'failed' | 'done'
  readonly cursor: PageCursor
  readonly error?: unknown
}

/**
 * Reads all pages of a list and passes them to `onDone`; after a failure, `go` continues at the failed page.
 */
export function useExport(
  resource: ResourceWith<'list'>,
  state: ListState,
  onDone: (cursor: PageCursor) => Promise<void>,
) {
  const [now, setNow] = useState<Export>({ status: 'idle', cursor: firstCursor })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const isHidden = (id: string) => isDeletePending(resource, id)
  const go = async () => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const from = now.status === 'failed' ? now.cursor : firstCursor
    let cursor = from
    setNow({ status: 'reading', cursor })
    try {
      for await (const next of matchingPagesOf(resource, state, { signal, from, isHidden })) {
        if (signal.aborted) return
        cursor = next
        setNow({ status: 'reading', cursor })
      }
      if (signal.aborted) return
      await onDone(cursor)
      if (signal.aborted) return
      setNow({ status: 'done', cursor })
    } catch (error) {
      if (!signal.aborted) setNow({ status: 'failed', cursor, error })
    }
  }
  return { now, go }
}
