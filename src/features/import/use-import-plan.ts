import { useEffect, useMemo, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { ChangePlan, GivenRow } from '#hooks/changes/change-plan.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import { useAllRecords } from '#hooks/changes/use-all-records.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import type { Table } from '#hooks/tables/table.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import type { ImportKey } from './import-keys.ts'
import { type RowReader, rowReader } from './row-reader.ts'

interface ToImport {
  readonly table: Table
  readonly context: CellContext
  readonly columns: readonly MatchedColumn[]
  readonly key: ImportKey
  readonly clears: boolean
  /** Whether a row is left out. */
  readonly isAside: (at: number) => boolean
}

interface Planned {
  readonly reader: RowReader
  readonly isAside: ToImport['isAside']
  readonly plan: ChangePlan
}

/** Rows between two reports of the progress. */
const step = 250

/** The plan of the rows of a table, the progress of making it, and the records that its cells name and that do not exist. */
export function useImportPlan(
  resource: ResourceWith<'list'>,
  { table, context, columns, key, clears, isAside }: ToImport,
) {
  const all = useAllRecords(resource)
  const restrictionOf = useRestriction(resource)
  const [planned, setPlanned] = useState<Planned | null>(null)
  const [count, setCount] = useState(0)
  const existing = all.data
  const reader = useMemo(
    () => (existing ? rowReader({ context, columns, key, clears, existing }) : null),
    [context, columns, key, clears, existing],
  )
  useEffect(() => {
    if (!reader || !existing) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const rows = givenRows(reader, table, isAside, setCount)
    planChanges(resource, rows, existing, [], { signal, restrictionOf }).then(
      (plan) => !signal.aborted && setPlanned({ reader, isAside, plan }),
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [resource, reader, existing, table, isAside, restrictionOf])
  const isDone = planned !== null && planned.reader === reader && planned.isAside === isAside
  return {
    all,
    plan: isDone ? planned.plan : null,
    /** The number of rows that are planned so far. */
    count,
    missing: isDone ? [...planned.reader.missing.values()] : [],
  }
}

function* givenRows(
  reader: RowReader,
  { rows, origins }: Table,
  isAside: ToImport['isAside'],
  onProgress: (line: number) => void,
): Generator<GivenRow> {
  for (const [at, cells] of rows.entries()) {
    if (at % step === 0) onProgress(at + 1)
    const origin = origins[at]
    if (origin && !isAside(at)) yield reader.read(cells, at + 1, origin)
  }
}
