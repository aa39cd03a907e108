import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { Row } from '#descriptor/row.ts'

/** The selected rows by id, as they were when selected. */
export type Selection = ReadonlyMap<string, Row>

/** The selection, on this page and on others, with its state for the table of the rows. */
export function useSelection(rows: readonly Row[] | undefined) {
  const [selection, setSelection] = useState<Selection>(emptySelection)
  const rowSelection = useMemo(() => idsOf(selection), [selection])
  const onRowSelectionChange = (updater: Updater<RowSelectionState>) =>
    setSelection((old) => {
      const ids = functionalUpdate(updater, idsOf(old))
      const added = (rows ?? []).filter(({ id }) => ids[id] && !old.has(id))
      const kept = [...old].filter(([id]) => ids[id])
      return new Map([...kept, ...added.map((row) => [row.id, row] as const)])
    })
  return { selection, setSelection, rowSelection, onRowSelectionChange }
}

const emptySelection: Selection = new Map()

function idsOf(selection: Selection): RowSelectionState {
  return Object.fromEntries([...selection.keys()].map((id) => [id, true]))
}
