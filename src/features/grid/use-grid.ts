import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { draftWriter } from '#hooks/drafts/draft-writer.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import { loadCellContext } from '#hooks/tables/load-cell-context.ts'
import { useText } from '#hooks/use-text.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import { defaultColumns } from '#screens/list/column-plan.ts'
import { useListPreferences } from '#screens/list/use-list-preferences.ts'
import { session } from '#session/session.ts'
import { gridColumns } from './grid-columns.ts'
import { type DraftRow, readGridDraft, writeGridDraft } from './grid-draft.ts'
import { gridReader } from './grid-reader.ts'
import { GridStore } from './grid-store.ts'
import { useGridRows } from './use-grid-rows.ts'

/** The grid of a list: its rows as they are read, with the changed cells of an earlier visit. */
export function useGrid(resource: ResourceWith<'list'>, state: ListState) {
  const t = useText()
  const [{ columns: chosen }] = useListPreferences(resource)
  const [columns] = useState(() => {
    const isNarrow = matchMedia('(max-width: 47.99em)').matches
    return gridColumns(resource, chosen ?? defaultColumns(resource), t, isNarrow)
  })
  const names = useMemo(() => columns.map(({ name }) => name), [columns])
  const restrictionOf = useRestriction(resource)
  const reading = useGridRows(resource, state)
  const draft = useGridDraft(resource)
  const rows = useMemo(() => (draft ? withDraft(reading.rows, draft) : none), [reading.rows, draft])
  const { context, reload } = useCellNames(resource, names, rows)
  const reader = useMemo(() => context && gridReader(context, restrictionOf), [context, restrictionOf])
  const [store, setStore] = useState<GridStore | null>(null)
  useStoredCells(resource, store)
  useEffect(() => {
    if (!reader || !draft) return
    if (store) return store.setReader(reader)
    const made = new GridStore(columns, reader, restrictionOf)
    made.setRows(rows)
    made.restore(new Map(draft.map(({ row, cells }) => [row.id, cells])))
    setStore(made)
    // oxlint-disable-next-line react/exhaustive-deps -- the rows follow in the next effect
  }, [store, reader, draft, columns, restrictionOf])
  useEffect(() => store?.setRows(rows), [store, rows])
  return {
    store,
    reading,
    /** The number of rows that have changed cells of an earlier visit. */
    restored: draft?.length ?? 0,
    reloadNames: reload,
  }
}

const none: readonly never[] = []

/** The rows with changed cells of an earlier visit, also those that the list does not have, then the other rows of the list. */
function withDraft(rows: ReturnType<typeof useGridRows>['rows'], draft: readonly DraftRow[]) {
  if (draft.length === 0) return rows
  const read = new Map(rows.map((row) => [row.id, row]))
  const first = draft.map(({ row }) => read.get(row.id) ?? row)
  const isFirst = new Set(first.map(({ id }) => id))
  return [...first, ...rows.filter(({ id }) => !isFirst.has(id))]
}

/** The names that the cells of these fields may have; null until they are loaded. `reload` reads them again. */
function useCellNames(resource: Resource, names: readonly string[], rows: readonly Row[]) {
  const t = useText()
  const [context, setContext] = useState<CellContext | null>(null)
  const started = useRef(0)
  const applied = useRef(0)
  const load = useCallback(async () => {
    started.current += 1
    const own = started.current
    const loaded = await loadCellContext(resource, { names, rows, t })
    // An earlier load may end first: its names serve until those of the next one.
    if (own <= applied.current) return
    applied.current = own
    setContext(loaded)
  }, [resource, names, rows, t])
  useEffect(() => {
    if (rows.length > 0) void load()
  }, [load, rows])
  return { context, reload: useCallback(() => void load(), [load]) }
}

/** The changed cells of an earlier visit; null until they are read. */
function useGridDraft(resource: Resource): readonly DraftRow[] | null {
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
function useStoredCells(resource: Resource, store: GridStore | null): void {
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
