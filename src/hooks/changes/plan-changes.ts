import type { Resource } from '#descriptor/resource.ts'
import type { Row } from '#descriptor/row.ts'
import { text } from '#text/text.ts'
import type { ChangePlan, ChangeStatus, GivenRow, PlannedChange } from './change-plan.ts'
import { inSlices } from './in-slices.ts'
import { asProblem, type PlanRules, planRow, type RowPlan, refusedRow } from './plan-row.ts'

interface PlanOptions extends Partial<PlanRules> {
  readonly signal?: AbortSignal
}

const unrestricted = () => undefined

/**
 * Plans what each row does with the existing records: compares, validates and sends nothing. It runs in short tasks. A row
 * without an id is a new record. The rows are planned while they are read, which shows the progress of an import.
 */
export async function planChanges(
  resource: Resource,
  rows: Iterable<GivenRow>,
  existing: readonly Row[],
  { signal, restrictionOf = unrestricted }: PlanOptions = {},
): Promise<ChangePlan> {
  const byId = new Map(existing.map((row) => [row.id, row]))
  const firstLines = new Map<string, number>()
  const planned: PlannedChange[] = []
  const counts: Record<ChangeStatus, number> = { new: 0, changed: 0, held: 0, same: 0, refused: 0 }
  const planOf = (given: GivenRow): RowPlan => {
    const { id, line } = given
    if (id === undefined) return planRow(resource, given, null, { restrictionOf })
    const row = byId.get(id)
    const missing = { [resource.idKey]: asProblem(text('Không có mục nào mang mã này.')) }
    const plan = row ? planRow(resource, given, row, { restrictionOf }) : refusedRow(resource, given, missing)
    const first = firstLines.get(id)
    if (first === undefined) {
      firstLines.set(id, line)
      return plan
    }
    const repeated = { [resource.idKey]: asProblem(text('Trùng với dòng {line}.', { line: first })) }
    return { ...plan, status: 'refused', problems: { ...plan.problems, ...repeated } }
  }
  const add = (given: GivenRow) => {
    const row = { ...planOf(given), key: given.key, line: given.line }
    counts[row.status] += 1
    planned.push(row)
  }
  await inSlices(rows, add, signal)
  return { rows: planned, counts }
}
