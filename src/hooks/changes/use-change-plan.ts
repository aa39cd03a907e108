import { useEffect, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { useRestriction } from '#hooks/user/use-restriction.ts'
import type { ChangePlan, GivenRow } from './change-plan.ts'
import { planChanges } from './plan-changes.ts'

/** The planned changes of rows that name their records; null until they are up to date. */
export function usePlannedRows(resource: Resource, rows: readonly GivenRow[], existing: readonly Row[]) {
  const restrictionOf = useRestriction(resource)
  const [planned, setPlanned] = useState<{
    readonly rows: readonly GivenRow[]
    readonly existing: readonly Row[]
    readonly plan: ChangePlan
  } | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    planChanges(resource, rows, existing, { signal, restrictionOf }).then(
      (plan) => !signal.aborted && setPlanned({ rows, existing, plan }),
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [resource, rows, existing, restrictionOf])
  return planned?.rows === rows && planned.existing === existing ? planned.plan.rows : null
}
