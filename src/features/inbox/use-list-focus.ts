import { useCallback, useEffect, useRef } from 'react'
import { focusRow } from './focus-row.ts'
import { nextRecord } from './next-record.ts'

/**
 * Returns a function that is called before the pane closes: once it has closed, the row of its record gets the focus, or the
 * next row after a delete. The pane closes only after the address has changed, so an earlier focus would be lost with it.
 */
export function useListFocus(ids: readonly string[], open: string | undefined): () => void {
  const candidates = useRef<readonly (string | null)[]>([])
  useEffect(() => {
    const wanted = candidates.current
    candidates.current = []
    if (document.activeElement !== document.body) return
    wanted.some((id) => id !== null && focusRow(id))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each change of the open record
  }, [open])
  return useCallback(() => {
    candidates.current = open === undefined ? [] : [open, nextRecord(ids, open)]
  }, [ids, open])
}
