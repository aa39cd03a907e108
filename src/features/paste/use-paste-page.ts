import { useState } from 'react'
import type { ChangeGroup } from '#screens/changes/change-group.ts'
import type { GridRow } from './use-paste-rows.ts'

const size = 50

/** A group with the rows that it had when it was chosen: one that is corrected stays where it is edited. */
interface ChosenGroup {
  readonly group: ChangeGroup
  readonly keys: ReadonlySet<number>
}

/** One page of the grid, of all rows or only of those of one group. */
export function usePastePage(rows: readonly GridRow[], groupOf: (key: number) => ChangeGroup | null) {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ChosenGroup | null>(null)
  const numbered = rows.map((row, at) => ({ ...row, line: at + 1 }))
  const isShown = (key: number) => chosen?.keys.has(key) || groupOf(key) === chosen?.group
  const filter = chosen && rows.some(({ key }) => isShown(key)) ? chosen.group : null
  const shown = filter ? numbered.filter(({ key }) => isShown(key)) : numbered
  const setFilter = (group: ChangeGroup | null) => {
    const keys = rows.flatMap(({ key }) => (groupOf(key) === group ? [key] : []))
    setChosen(group && { group, keys: new Set(keys) })
    setPage(1)
  }
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
