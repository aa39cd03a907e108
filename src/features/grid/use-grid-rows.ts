import { useEffect, useMemo, useRef, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { hasId } from '#descriptor/own-ids.ts'
import { matchingPagesOf } from '#hooks/read/matching-pages-of.ts'
import { firstCursor, type PageCursor } from '#hooks/read/pages-of.ts'
import { isDeletePending } from '#hooks/write/pending-deletes.ts'

/** The most rows of a grid; they are read by sequential requests. */
export const mostRows = 2000

interface Reading {
  readonly status: 'reading' | 'stopped' | 'failed' | 'done'
  readonly cursor: PageCursor
  readonly error?: unknown
}

/** A start of reading: after a cursor, or from the beginning while the rows of the last reading are shown. */
interface Attempt {
  readonly from: PageCursor
  readonly isReload: boolean
}

/** Reads the rows of a list page by page; each page is shown as it comes, those of a reload all at once. */
export function useGridRows(resource: ResourceWith<'list'>, state: ListState) {
  const [now, setNow] = useState<Reading>({ status: 'reading', cursor: firstCursor })
  const [attempt, setAttempt] = useState<Attempt>({ from: firstCursor, isReload: false })
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    running.current = controller
    void readRows(resource, state, attempt, controller.signal, setNow)
    return () => controller.abort()
  }, [resource, state, attempt])
  const { cursor } = now
  const start = (next: Attempt) => {
    setNow({ status: 'reading', cursor })
    setAttempt(next)
  }
  return {
    ...now,
    rows: useMemo(() => [...cursor.rows.values()].filter(hasId), [cursor]),
    stop: () => {
      running.current?.abort()
      setNow({ status: 'stopped', cursor })
    },
    /** Reads on after a stop or a failure. */
    goOn: () => start({ from: cursor, isReload: false }),
    reload: () => start({ from: firstCursor, isReload: true }),
  }
}

async function readRows(
  resource: ResourceWith<'list'>,
  state: ListState,
  { from, isReload }: Attempt,
  signal: AbortSignal,
  onReading: (next: (before: Reading) => Reading) => void,
): Promise<void> {
  let cursor = from
  const report = (status: Reading['status'], error?: unknown) => {
    const isHeld = isReload && status !== 'done'
    if (!signal.aborted)
      onReading((before) => ({
        status,
        cursor: isHeld ? before.cursor : cursor,
        ...(error ? { error } : {}),
      }))
  }
  try {
    const isHidden = (id: string) => isDeletePending(resource, id)
    for await (const next of matchingPagesOf(resource, state, { signal, from, limit: mostRows, isHidden })) {
      cursor = next
      report('reading')
    }
    report('done')
  } catch (error) {
    report('failed', error)
  }
}
