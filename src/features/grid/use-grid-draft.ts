import { useEffect, useLayoutEffect, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { draftWriter } from '#hooks/drafts/draft-writer.ts'
import { session } from '#session/session.ts'
import { type DraftRow, readGridDraft, writeGridDraft } from './grid-draft.ts'
import type { GridStore } from './grid-store.ts'

/** The changed cells of an earlier visit; null until they are read. */
export function useGridDraft(resource: Resource): readonly DraftRow[] | null {
  const [found, setFound] = useState<readonly DraftRow[] | null>(null)
  useEffect(() => {
    let isGone = false
    const subject = session.storedUser()?.subject ?? ''
    void readGridDraft(subject, resource).then((rows) => !isGone && setFound(rows))
    return () => {
      isGone = true
    }
  }, [resource])
  return found
}

/** Stores the changed cells of a grid as they change, and the text of an edited cell when the page is left. */
export function useStoredCells(resource: Resource, store: GridStore | null): void {
  // Layout effects of a parent end before those of its children: the input of the cell is still there.
  useLayoutEffect(() => () => store?.input()?.commit(), [store])
  useEffect(() => {
    if (!store) return undefined
    const subject = session.storedUser()?.subject ?? ''
    const writer = draftWriter()
    const waiting = new Set<string>()
    const write = () => {
      const rows = new Map(store.rows().map((row) => [row.id, row]))
      const changed = [...waiting].map((id) => {
        const [row, cells] = [rows.get(id), store.cellsOf(id)]
        return [id, row && Object.keys(cells).length > 0 ? { row, cells } : null] as const
      })
      waiting.clear()
      void writeGridDraft(subject, resource, new Map(changed))
    }
    // Before the writer, which stores the waiting changes on the same event.
    const commit = () => store.input()?.commit()
    window.addEventListener('pagehide', commit)
    const unfollow = writer.follow()
    const unsubscribe = store.onEdit((ids) => {
      for (const id of ids) waiting.add(id)
      writer.writeSoon(write)
    })
    return () => {
      window.removeEventListener('pagehide', commit)
      unsubscribe()
      unfollow()
    }
  }, [resource, store])
}
