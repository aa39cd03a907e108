import { useCallback, useEffect, useRef, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import { loadCellContext } from '#hooks/tables/load-cell-context.ts'
import { useText } from '#hooks/use-text.ts'

/** The names that the cells of these fields may have; null until they are loaded. `reload` reads them again. */
export function useCellNames(resource: Resource, names: readonly string[], rows: readonly Row[]) {
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
