import type { Resource } from '#descriptor/resource.ts'
import { newValues, type Row, valuesOf } from '#descriptor/row.ts'
import { text } from '#text/text.ts'
import type { ChangePlan, ChangeStatus, GivenRow, PlannedChange } from './change-plan.ts'
import { inSlices } from './in-slices.ts'
import { asProblem, type PlanRules, planRow, type RowPlan, refusedRow } from './plan-row.ts'
import { rowKey } from './row-key.ts'

interface PlanOptions {
  readonly signal?: AbortSignal
  readonly restrictionOf?: PlanRules['restrictionOf']
}

/**
 * Plans what each row does with the existing records: compares, validates and sends nothing. It runs in short tasks. Rows
 * are the same as records by their id, else by equal key fields; without key fields they are new. Planned a second time,
 * a row with the same `values` object costs little, as long as `existing` is the same array.
 */
export async function planChanges(
  resource: Resource,
  rows: Iterable<GivenRow>,
  existing: readonly Row[],
  keys: readonly string[],
  { signal, restrictionOf = unrestricted }: PlanOptions = {},
): Promise<ChangePlan> {
  const planner = await plannerOf(resource, existing, { keys, restrictionOf }, signal)
  const firstLines = new Map<string, number>()
  const planned: PlannedChange[] = []
  const counts: Record<ChangeStatus, number> = { new: 0, changed: 0, same: 0, refused: 0 }
  const add = (given: GivenRow) => {
    const { key, line } = given
    const row = { ...withDuplicate(planner, given, firstLines), key, line }
    counts[row.status] += 1
    planned.push(row)
  }
  await inSlices(rows, add, signal)
  return { rows: planned, counts }
}

interface Planner {
  readonly resource: Resource
  readonly rules: PlanRules
  readonly byId: ReadonlyMap<string, Row>
  readonly byKey: ReadonlyMap<string, readonly Row[]>
  /** The plans of rows by their values. */
  readonly known: WeakMap<GivenRow['values'], Known>
}

interface Known {
  readonly given: GivenRow
  readonly plan: RowPlan
  /** What only one row may have: an id, or the key fields; '' without any. */
  readonly identity: string
}

const unrestricted = () => undefined
const planners = new WeakMap<readonly Row[], Planner>()

async function plannerOf(
  resource: Resource,
  existing: readonly Row[],
  rules: PlanRules,
  signal: AbortSignal | undefined,
): Promise<Planner> {
  const found = planners.get(existing)
  if (found?.resource === resource && sameRules(found.rules, rules)) return found
  const byId = new Map<string, Row>()
  const byKey = new Map<string, Row[]>()
  const index = (row: Row) => {
    byId.set(row.id, row)
    if (rules.keys.length === 0) return
    const key = rowKey(resource, rules.keys, valuesOf(resource, row))
    const rows = byKey.get(key)
    if (rows) rows.push(row)
    else byKey.set(key, [row])
  }
  await inSlices(existing, index, signal)
  const planner = { resource, rules, byId, byKey, known: new WeakMap() }
  planners.set(existing, planner)
  return planner
}

function sameRules(one: PlanRules, other: PlanRules): boolean {
  return one.restrictionOf === other.restrictionOf && one.keys.join(' ') === other.keys.join(' ')
}

function planOf(planner: Planner, given: GivenRow): Known {
  const found = planner.known.get(given.values)
  if (found && isSameRow(found.given, given)) return found
  const made = { given, ...planAlone(planner, given) }
  planner.known.set(given.values, made)
  return made
}

const isSameRow = (one: GivenRow, other: GivenRow) =>
  one.id === other.id &&
  one.problems === other.problems &&
  one.replaces === other.replaces &&
  one.copied === other.copied

function planAlone({ resource, rules, byId, byKey }: Planner, given: GivenRow): Omit<Known, 'given'> {
  const [name = resource.label] = rules.keys
  if (given.id !== undefined) {
    const row = byId.get(given.id)
    const identity = JSON.stringify(given.id)
    if (row) return { plan: planRow(resource, given, row, rules), identity }
    const problems = { [resource.idKey]: asProblem(text('Không có mục nào mang mã này.')) }
    return { plan: refusedRow(resource, given, problems), identity }
  }
  if (rules.keys.length === 0) return { plan: planRow(resource, given, null, rules), identity: '' }
  const identity = rowKey(resource, rules.keys, { ...newValues(resource), ...given.values })
  const [row = null, ...more] = byKey.get(identity) ?? []
  if (more.length === 0) return { plan: planRow(resource, given, row, rules), identity }
  const count = more.length + 1
  const several = text('Đang có {count} mục giống hệt ở cột này; bạn dùng cột khác để nhận ra mục nhé.', {
    count,
  })
  return { plan: refusedRow(resource, given, { [name]: asProblem(several) }), identity }
}

/** The plan of a row; refused where an earlier row of the table is for the same record. */
function withDuplicate(planner: Planner, given: GivenRow, firstLines: Map<string, number>): RowPlan {
  const { plan, identity } = planOf(planner, given)
  const line = firstLines.get(identity)
  if (identity === '') return plan
  if (line === undefined) {
    firstLines.set(identity, given.line)
    return plan
  }
  const { idKey, label } = planner.resource
  const name = given.id === undefined ? (planner.rules.keys[0] ?? label) : idKey
  const problems = { ...plan.problems, [name]: asProblem(text('Trùng với dòng {line}.', { line })) }
  return { ...plan, status: 'refused', problems }
}
