import { useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { isSent, type PlannedChange } from '#hooks/changes/change-plan.ts'
import type { ChangeRun } from '#hooks/changes/change-run.ts'
import type { RunOrigin } from '#hooks/changes/run-head.ts'
import { makeRun } from '#hooks/changes/runs.ts'
import { useRun } from '#hooks/changes/use-run.ts'
import { reportRunEnd } from './report-run-end.ts'

interface SentPlan {
  readonly run: ChangeRun
  readonly rows: readonly PlannedChange[]
}

/**
 * The rows of a plan, their run and the function that sends them. Sent rows stay as they were planned: a new plan
 * would have the saved ones as unchanged.
 */
export function useSentPlan(resource: Resource, origin: RunOrigin, planned: readonly PlannedChange[] | null) {
  const [sent, setSent] = useState<SentPlan | null>(null)
  useRun(sent?.run ?? null)
  const rows = sent?.rows ?? planned
  /** Resolves with the run when it has ended. */
  const send = async (rowKeys: readonly number[]): Promise<ChangeRun> => {
    const run = sent?.run ?? makeRun(resource, origin, rows?.filter(isSent) ?? [])
    if (!sent && rows) setSent({ run, rows })
    await reportRunEnd(run.send(rowKeys))
    return run
  }
  return { rows, run: sent?.run ?? null, send }
}
