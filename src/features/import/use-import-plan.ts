import { useEffect, useMemo, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import type { Row } from '#descriptor/row.ts'
import type { ChangePlan, GivenRow } from '#hooks/changes/change-plan.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import { useAllRecords } from '#hooks/changes/use-all-records.ts'
import type { CellContext } from '#hooks/tables/cell-context.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import type { Table } from '#hooks/tables/table.ts'
import type { MissingRecord } from '#hooks/tables/unread-cell.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import type { ImportKey } from './import-keys.ts'
import type { ImportSource } from './import-source.ts'
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

interface Input extends ToImport {
  readonly existing: readonly Row[]
}

type Corrections = ImportSource['corrections']

interface Planned {
  readonly of: Input
  readonly corrections: Corrections
  readonly plan: ChangePlan
  readonly missing: readonly MissingRecord[]
}

/** Rows between two reports of the progress. */
const step = 250

/**
 * The plan of the rows of a table, the progress of making it, and the records that its cells name and that do not exist.
 * While a corrected cell is compared, the plan is the one before.
 */
export function useImportPlan(
  resource: ResourceWith<'list'>,
  { table, context, columns, key, clears, isAside }: ToImport,
  corrections: Corrections,
) {
  const all = useAllRecords(resource)
  const restrictionOf = useRestriction(resource)
  const [planned, setPlanned] = useState<Planned | null>(null)
  const [count, setCount] = useState(0)
  // Rows that were read for an earlier visit may lack those that it has created.
  const existing = all.isFetchedAfterMount ? all.data : undefined
  const input = useMemo<Input | null>(
    () => (existing ? { table, context, columns, key, clears, isAside, existing } : null),
    [table, context, columns, key, clears, isAside, existing],
  )
  useEffect(() => {
    if (!input) return undefined
    const controller = new AbortController()
    const { signal } = controller
    // A reader remembers the rows that it has read, to refuse those that repeat.
    const reader = rowReader(input)
    const given = givenRows(reader, input, corrections, setCount)
    planChanges(resource, given, input.existing, { signal, restrictionOf }).then(
      (plan) =>
        !signal.aborted &&
        setPlanned({ of: input, corrections, plan, missing: [...reader.missing.values()] }),
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [resource, input, corrections, restrictionOf])
  const isOfTable = planned !== null && planned.of === input
  return {
    all,
    plan: isOfTable ? planned.plan : null,
    /** Whether a corrected cell is not compared yet. */
    isBusy: isOfTable && planned.corrections !== corrections,
    /** The number of rows that are planned so far. */
    count,
    missing: isOfTable ? planned.missing : [],
  }
}

function* givenRows(
  reader: RowReader,
  { table: { rows, origins }, isAside }: ToImport,
  corrections: Corrections,
  onProgress: (line: number) => void,
): Generator<GivenRow> {
  for (const [at, cells] of rows.entries()) {
    if (at % step === 0) onProgress(at + 1)
    const origin = origins[at]
    if (origin && !isAside(at)) yield reader.read(cells, at + 1, origin, corrections.get(at + 1))
  }
}
