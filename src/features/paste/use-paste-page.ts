import { useState } from 'react'
import type { ChangeGroup } from '#screens/changes/change-group.ts'
import type { GridRow } from './use-paste-rows.ts'

const size = 50

/** One page of the grid, of all rows or only of those of one group. */
export function usePastePage(rows: readonly GridRow[], groupOf: (key: number) => ChangeGroup | null) {
  const [page, setPage] = useState(1)
  const [chosen, setFilter] = useState<ChangeGroup | null>(null)
  const numbered = rows.map((row, at) => ({ ...row, line: at + 1 }))
  // A group may lose its last row while it is shown.
  const filter = chosen !== null && rows.some(({ key }) => groupOf(key) === chosen) ? chosen : null
  const shown = filter ? numbered.filter(({ key }) => groupOf(key) === filter) : numbered
  const currentPage = Math.min(page, Math.max(1, Math.ceil(shown.length / size)))
  return {
    rows: shown.slice((currentPage - 1) * size, currentPage * size),
    page: currentPage,
    size,
    total: shown.length,
    setPage,
    filter,
    setFilter,
  }
}
