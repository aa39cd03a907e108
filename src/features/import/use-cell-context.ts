import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import { loadCellContext } from '#hooks/tables/load-cell-context.ts'
import { importColumns } from '#hooks/tables/match-table.ts'
import { useText } from '#hooks/use-text.ts'

/** The names that the cells of an import may have; null while they are loading. `reload` reads them again. */
export function useCellContext(resource: Resource) {
  const t = useText()
  const [context, setContext] = useState<CellContext | null>(null)
  const names = useMemo(
    () => importColumns(resource).flatMap((column) => (column.kind === 'field' ? [column.name] : [])),
    [resource],
  )
  const latest = useRef(0)
  const reload = useCallback(async () => {
    latest.current += 1
    const own = latest.current
    const loaded = await loadCellContext(resource, { names, t })
    if (own === latest.current) setContext(loaded)
  }, [resource, names, t])
  useEffect(() => void reload(), [reload])
  return { context, reload: () => void reload() }
}
