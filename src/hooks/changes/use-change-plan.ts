import { useEffect, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import type { ChangePlan, GivenRow } from './change-plan.ts'
import { planChanges } from './plan-changes.ts'

interface Planned {
  readonly rows: object
  readonly existing: object
  readonly plan: ChangePlan
}

interface ToPlan<T> {
  /** Planned again when the array changes. */
  readonly rows: readonly T[]
  /** Reads a row; must not change between renders. */
  readonly given: (row: T, line: number) => GivenRow
  /** The records, undefined until they are read. */
  readonly existing: readonly Row[] | undefined
  readonly keys: readonly string[]
}

/** The plan of the rows, and whether it is up to date; while the rows change, the last one. */
export function useChangePlan<T>(resource: Resource, { rows, given, existing, keys }: ToPlan<T>) {
  const restrictionOf = useRestriction(resource)
  const [planned, setPlanned] = useState<Planned | null>(null)
  const keyNames = keys.join(' ')
  useEffect(() => {
    if (!existing) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const plan = async () => {
      const read = readRows(rows, given)
      const made = await planChanges(resource, read, existing, keyNames.split(' ').filter(Boolean), {
        signal,
        restrictionOf,
      })
      if (!signal.aborted) setPlanned({ rows, existing, plan: made })
    }
    plan().catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
    return () => controller.abort()
  }, [resource, rows, given, existing, keyNames, restrictionOf])
  const isUpToDate = planned !== null && planned.rows === rows && planned.existing === existing
  return { plan: planned?.plan ?? null, isUpToDate }
}

/** The planned changes of rows that name their records; null until they are up to date. */
export function usePlannedRows(resource: Resource, rows: readonly GivenRow[], existing: readonly Row[]) {
  const { plan, isUpToDate } = useChangePlan(resource, { rows, given: same, existing, keys: noKeys })
  return isUpToDate ? (plan?.rows ?? null) : null
}

const same = (row: GivenRow) => row
const noKeys: readonly string[] = []

function* readRows<T>(rows: readonly T[], given: ToPlan<T>['given']): Generator<GivenRow> {
  let line = 0
  for (const row of rows) {
    line += 1
    yield given(row, line)
  }
}
