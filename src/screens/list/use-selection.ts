import { useCallback, useEffect, useRef, useState } from 'react'
import { hasId } from '#descriptor/own-ids.ts'
import type { Row } from '#descriptor/row.ts'

/** The selected rows by id, as they were when selected. */
export type Selection = ReadonlyMap<string, Row>

/** The selection, on this page and on others, and its callbacks; `toggleRow` is stable. */
export function useSelection(rows: readonly Row[] | undefined) {
  const [selection, setSelection] = useState<Selection>(emptySelection)
  const page = useRef(rows)
  // A range begins at the row that was selected last.
  const last = useRef('')
  useEffect(() => {
    page.current = rows
  }, [rows])
  const toggleRow = useCallback((id: string, isRange: boolean) => {
    const shown = page.current ?? []
    const at = shown.findIndex((row) => row.id === id)
    const from = isRange ? shown.findIndex((row) => row.id === last.current) : at
    last.current = id
    const start = from < 0 ? at : from
    const range = shown.slice(Math.min(start, at), Math.max(start, at) + 1).filter(hasId)
    setSelection((old) => withRows(old, range, !old.has(id)))
  }, [])
  const togglePage = () => {
    const shown = rows?.filter(hasId) ?? []
    setSelection((old) => withRows(old, shown, !shown.every(({ id }) => old.has(id))))
  }
  return { selection, setSelection, toggleRow, togglePage }
}

/** An empty selection. */
const emptySelection: Selection = new Map()

function withRows(old: Selection, rows: readonly Row[], isOn: boolean): Selection {
  const next = new Map(old)
  for (const row of rows) {
    if (isOn) next.set(row.id, row)
    else next.delete(row.id)
  }
  return next
}
