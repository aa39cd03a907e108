import { useCallback, useEffect, useRef, useState } from 'react'
import type { Row } from '#descriptor/row.ts'

/** The selected rows by id, as they were when selected. */
export type Picks = ReadonlyMap<string, Row>

/** The selection, on this page and on others, and its callbacks; `pick` is stable. */
export function usePicks(rows: readonly Row[] | undefined) {
  const [picks, setPicks] = useState<Picks>(noPicks)
  const page = useRef(rows)
  // A range begins at the row that was selected last.
  const last = useRef('')
  useEffect(() => {
    page.current = rows
  }, [rows])
  const pick = useCallback((id: string, isRange: boolean) => {
    const shown = page.current ?? []
    const at = shown.findIndex((row) => row.id === id)
    const from = isRange ? shown.findIndex((row) => row.id === last.current) : at
    last.current = id
    const begin = from < 0 ? at : from
    const range = shown.slice(Math.min(begin, at), Math.max(begin, at) + 1)
    setPicks((old) => withRows(old, range, !old.has(id)))
  }, [])
  const pickAll = () => {
    const shown = rows ?? []
    setPicks((old) => withRows(old, shown, !shown.every(({ id }) => old.has(id))))
  }
  return { picks, setPicks, pick, pickAll }
}

/** An empty selection. */
const noPicks: Picks = new Map()

function withRows(old: Picks, rows: readonly Row[], isOn: boolean): Picks {
  const next = new Map(old)
  for (const row of rows) {
    if (isOn) next.set(row.id, row)
    else next.delete(row.id)
  }
  return next
}
