import type { Resource } from '#descriptor/resource.ts'
import { type Row, valueOf } from '#descriptor/row.ts'
import type { PlannedChange } from '#hooks/changes/change-plan.ts'
import { keepRun } from '#hooks/changes/runs.ts'
import type { BulkAction } from './run-bulk-action.ts'

/** A job as its queue has it. */
interface Job {
  readonly id: number
  readonly resource: Resource
  readonly row: Row
  readonly act: BulkAction
  readonly state: string
}

const kept = new Set<number>()

/** The value that a job has replaced. A toggle that was changed had the other value, whatever the list showed. */
export function valueBefore({ row, act }: Pick<Job, 'row' | 'act'>): unknown {
  if (act.kind === 'delete') return undefined
  if ('replaced' in act) return act.replaced
  return typeof act.to === 'boolean' ? !act.to : valueOf(row, act.name)
}

/** Stores the changes of ended jobs with the recent changes of their lists, where they can be undone once their panel is closed. */
export function keepChanges(jobs: readonly Job[]): void {
  const done = jobs.filter(({ id, act, state }) => act.kind === 'set' && state === 'done' && !kept.has(id))
  for (const { id } of done) kept.add(id)
  const byResource = new Map<Resource, Job[]>()
  for (const job of done) byResource.set(job.resource, [...(byResource.get(job.resource) ?? []), job])
  for (const [resource, some] of byResource) keepRun(resource, 'bulk', some.flatMap(changeOf))
}

function changeOf(job: Job, at: number): readonly PlannedChange[] {
  const { row, act } = job
  if (act.kind === 'delete') return []
  const { name, to } = act
  const from = valueBefore(job)
  const before = { ...row, [name]: from } as Row
  return [
    {
      key: at,
      line: at + 1,
      status: 'changed',
      before,
      values: { ...before, [name]: to },
      changes: [{ name, from, to }],
      problems: {},
    },
  ]
}
