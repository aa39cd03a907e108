import { useMemo, useState } from 'react'
import type { Resource } from '#descriptor/resource.ts'
import { isToBeSent, type PlannedChange } from '#hooks/changes/change-plan.ts'
import type { ChangeRun } from '#hooks/changes/change-run.ts'
import type { RowOutcome } from '#hooks/changes/row-outcome.ts'
import type { RunOrigin } from '#hooks/changes/run-head.ts'
import { makeRun } from '#hooks/changes/runs.ts'
import { useRun } from '#hooks/changes/use-run.ts'
import { reportRunEnd } from './report-run-end.ts'

interface SentPlan {
  readonly run: ChangeRun
  readonly rows: readonly PlannedChange[]
}

/** The held rows that the user has chosen, by key: the reason and the record for which each was held. */
export type ChosenRows = Readonly<Record<number, string>>

const holdOf = ({ before, doubt }: PlannedChange) => JSON.stringify([before?.id, doubt])

/**
 * The rows of a plan, their run and the function that sends them. Sent rows stay as they were planned: a new plan
 * would have the saved ones as unchanged. Rows that were refused, by the plan or by the server, may be corrected. The
 * caller may store the chosen rows.
 */
export function useSentPlan(
  resource: Resource,
  origin: RunOrigin,
  planned: readonly PlannedChange[] | null,
  stored?: readonly [ChosenRows, (chosen: ChosenRows) => void],
) {
  const [sent, setSent] = useState<SentPlan | null>(null)
  useRun(sent?.run ?? null)
  const [reopened, setReopened] = useState<ReadonlySet<number>>(new Set())
  const base = sent?.rows ?? planned
  const own = useState<ChosenRows>({})
  const [chosen, setChosen] = stored ?? own
  const rows = useMemo(() => {
    const latest = new Map(sent && planned?.map((row) => [row.key, row]))
    const taken = (row: PlannedChange): PlannedChange => {
      const isCorrected = row.status === 'refused' || reopened.has(row.key)
      const now = (isCorrected && latest.get(row.key)) || row
      return now.status === 'held' && chosen[now.key] === holdOf(now) ? { ...now, status: 'changed' } : now
    }
    return base?.map(taken) ?? null
  }, [base, chosen, sent, planned, reopened])
  /** Takes held rows into the plan, or out of it again. */
  const choose = (rowKeys: readonly number[], isChosen: boolean) => {
    const named = rows?.filter(({ key }) => rowKeys.includes(key)) ?? []
    setChosen({
      ...chosen,
      ...Object.fromEntries(named.map((row) => [row.key, isChosen ? holdOf(row) : ''])),
    })
  }
  /** The outcome of a row; undefined where it is not sent, or was corrected since. */
  const outcomeOf = (key: number): RowOutcome | undefined =>
    reopened.has(key) ? undefined : sent?.run.outcome(key)
  /** Takes a row that the server has refused as one that is not sent: its cells are corrected. */
  const reopen = (key: number) => {
    if (outcomeOf(key)) setReopened(new Set(reopened).add(key))
  }
  /** Resolves with the run when it has ended. */
  const send = async (rowKeys: readonly number[]): Promise<ChangeRun> => {
    const run = sent?.run ?? makeRun(resource, origin, rows?.filter(isToBeSent) ?? [])
    // Rows that were held when the others were sent, or corrected since. The run forgets the idempotency key of the latter.
    run.put(rows?.filter(({ key }) => rowKeys.includes(key) && !outcomeOf(key)) ?? [])
    setReopened(new Set([...reopened].filter((key) => !rowKeys.includes(key))))
    if (rows) setSent({ run, rows })
    await reportRunEnd(run.send(rowKeys))
    return run
  }
  return {
    rows,
    run: sent?.run ?? null,
    outcomeOf,
    send,
    choose,
    reopen,
    /** Whether a corrected row is not planned yet. */
    isBusy: reopened.size > 0 && planned === null,
  }
}
