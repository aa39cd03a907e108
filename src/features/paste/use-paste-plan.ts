import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ResourceWith } from '#descriptor/capability.ts'
import { isSent, type PlannedChange } from '#hooks/changes/change-plan.ts'
import type { ChangeRun } from '#hooks/changes/change-run.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import type { RowOutcome } from '#hooks/changes/row-outcome.ts'
import { makeRun } from '#hooks/changes/runs.ts'
import { useAllRecords } from '#hooks/changes/use-all-records.ts'
import { useChangePlan } from '#hooks/changes/use-change-plan.ts'
import { useRun } from '#hooks/changes/use-run.ts'
import { plainContext } from '#hooks/tables/cell-context.ts'
import { useCellContext } from '#hooks/tables/use-cell-context.ts'
import { notify } from '#kit/notice.tsx'
import { reportRunEnd } from '#screens/changes/report-run-end.ts'
import { text } from '#text/text.ts'
import { givenRow } from './given-row.ts'
import type { GridRow, usePasteRows } from './use-paste-rows.ts'

type Paste = ReturnType<typeof usePasteRows>

/** The plan of the pasted rows, and the function that reads the records again and sends the rows. */
export function usePastePlan(resource: ResourceWith<'list'>, { rows, finish }: Paste) {
  const all = useAllRecords(resource)
  const keys = resource.list.paste?.key ?? []
  const { context } = useCellContext(resource)
  const given = useCallback(
    (row: GridRow, line: number) => givenRow(context ?? plainContext(resource), row, line),
    [context, resource],
  )
  const settled = useDeferredValue(rows)
  // A name of another record is unknown until the names are loaded.
  const existing = context ? all.data : undefined
  const { plan } = useChangePlan(resource, { rows: settled, given, existing, keys })
  const plans = useMemo(() => byKey(plan?.rows ?? []), [plan])
  const sent = useSentRows(resource, rows)
  const [isChecking, setChecking] = useState(false)
  const open = rows.filter(({ key }) => {
    const change = plans.get(key)
    return change && isSent(change) && sent.outcome(key)?.state !== 'done'
  })
  const isDone = rows.length > 0 && rows.every(({ key }) => plans.get(key)?.status === 'same')
  useEffect(() => {
    if (isDone) finish()
  }, [isDone, finish])

  const send = async () => {
    setChecking(true)
    const { data, error } = await all.refetch()
    const lines = rows.map((row, at) => given(row, at + 1))
    const now = data && byKey((await planChanges(resource, lines, data, keys)).rows)
    setChecking(false)
    if (error || !now) return
    // If the plan has changed, show it before sending; that of a row that was just saved has changed by this.
    const isOther = ({ key }: GridRow) =>
      sent.outcome(key)?.state !== 'done' && now.get(key)?.status !== plans.get(key)?.status
    if (rows.some(isOther)) {
      notify({ tone: 'plain', text: text('Danh sách vừa đổi. Bạn xem lại bảng rồi lưu nhé.') })
      return
    }
    await sent.send(open, now)
  }
  return { all, plans, isPlanned: plan !== null, open, sent, isChecking, send }
}

/**
 * The run of the sent rows; a row that was edited afterwards no longer has an outcome. `forget` starts another table, and
 * returns a function that takes this back.
 */
function useSentRows(resource: ResourceWith<'list'>, rows: readonly GridRow[]) {
  const [run, setRun] = useState<ChangeRun | null>(null)
  const [sentAs, setSentAs] = useState<ReadonlyMap<number, GridRow>>(new Map())
  useRun(run)
  const current = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows])
  const outcome = (key: number): RowOutcome | undefined =>
    sentAs.has(key) && sentAs.get(key) === current.get(key) ? run?.outcome(key) : undefined
  const send = async (open: readonly GridRow[], plans: ReadonlyMap<number, PlannedChange>) => {
    // A row of unknown outcome keeps its request, which is looked for first.
    const isNew = ({ key }: GridRow) => outcome(key)?.state !== 'unsure'
    const changes = open.filter(isNew).flatMap(({ key }) => plans.get(key) ?? [])
    // A row that the run has saved before is saved again by another one, so that each can be undone.
    const isOther = changes.some(({ key }) => run?.outcome(key)?.state === 'done')
    const next = run && !isOther ? run : makeRun(resource, 'paste', [])
    next.put(changes)
    setRun(next)
    setSentAs(
      (before) => new Map([...(next === run ? before : []), ...open.map((row) => [row.key, row] as const)]),
    )
    await reportRunEnd(next.send(open.map(({ key }) => key)))
  }
  const forget = () => {
    setRun(null)
    setSentAs(new Map())
    return () => {
      setRun(run)
      setSentAs(sentAs)
    }
  }
  return { run, outcome, send, forget }
}

function byKey(changes: readonly PlannedChange[]): ReadonlyMap<number, PlannedChange> {
  return new Map(changes.map((change) => [change.key, change]))
}
