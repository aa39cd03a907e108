import { useState } from 'react'
import type { GridRow } from './use-paste-rows.ts'

const size = 50

/** One page of the grid, of all rows or only of those with a problem. */
export function usePastePage(rows: readonly GridRow[], isWrong: (key: number) => boolean) {
  const [page, setPage] = useState(1)
  const [isNarrowed, setNarrowed] = useState(false)
  const numbered = rows.map((row, at) => ({ ...row, line: at + 1 }))
  const shown = isNarrowed ? numbered.filter(({ key }) => isWrong(key)) : numbered
  const present = Math.min(page, Math.max(1, Math.ceil(shown.length / size)))
  return {
    rows: shown.slice((present - 1) * size, present * size),
    page: present,
    size,
    total: shown.length,
    setPage,
    isNarrowed,
    setNarrowed,
  }
}
