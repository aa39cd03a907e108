import type { Resource } from '#descriptor/resource.ts'
import type { Restriction } from '#descriptor/restriction.ts'
import type { Row } from '#descriptor/row.ts'
import { isToBeSent } from '#hooks/changes/change-plan.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import { makeRun } from '#hooks/changes/runs.ts'
import { notifySavedRun } from '#screens/changes/notify-saved-run.ts'
import { text } from '#text/text.ts'

interface SwitchOff {
  readonly rows: readonly Row[]
  readonly toggle: string
  readonly restrictionOf: (row: Row) => Restriction | undefined
}

/** Switches records off as a run that can be undone; notifies how it has ended. */
export async function switchOff(
  resource: Resource,
  { rows, toggle, restrictionOf }: SwitchOff,
): Promise<void> {
  const given = rows.map(({ id }, at) => ({ key: at, line: at + 1, id, values: { [toggle]: false } }))
  const plan = await planChanges(resource, given, rows, { restrictionOf })
  const sent = plan.rows.filter(isToBeSent)
  if (sent.length + plan.counts.refused === 0) return
  const run = makeRun(resource, 'merge', sent)
  await run.send(sent.map(({ key }) => key))
  const failed = plan.counts.refused + run.count('failed', 'unsure', 'waiting')
  notifySavedRun(run, failed, text('Đã tắt {n} bản thừa.', { n: sent.length }))
}
