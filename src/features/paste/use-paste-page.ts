import { useState } from 'react'
import type { GridRow } from './use-paste-rows.ts'

const size = 50

/** One page of the grid, of all rows or only of those with a problem. */
export function usePastePage(rows: readonly GridRow[], hasProblem: (key: number) => boolean) {
  const [page, setPage] = useState(1)
  const [isFiltered, setFiltered] = useState(false)
  const numbered = rows.map((row, at) => ({ ...row, line: at + 1 }))
  const shown = isFiltered ? numbered.filter(({ key }) => hasProblem(key)) : numbered
  const currentPage = Math.min(page, Math.max(1, Math.ceil(shown.length / size)))
  return {
    rows: shown.slice((currentPage - 1) * size, currentPage * size),
    page: currentPage,
    size,
    total: shown.length,
    setPage,
    isFiltered,
    setFiltered,
  }
}
