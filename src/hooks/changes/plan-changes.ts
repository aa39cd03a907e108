import type { Problems } from '#descriptor/problem.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { newValues, type Row, valuesOf } from '#descriptor/row.ts'
import { translate } from '#text/language.ts'
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
 * are the same as records by their id, else by the key fields that their table has; without key fields they are new.
 */
export async function planChanges(
  resource: Resource,
  rows: Iterable<GivenRow>,
  existing: readonly Row[],
  keys: readonly string[],
  { signal, restrictionOf = unrestricted }: PlanOptions = {},
): Promise<ChangePlan> {
  const planner: Planner = { resource, rules: { keys, restrictionOf }, byId: new Map(), byKeys: new Map() }
  // Without keys, the rows are planned while they are read, which shows the progress of an import.
  const read = keys.length > 0 ? await readRows(planner, rows, signal) : rows
  await inSlices(existing, (row) => index(planner, row), signal)
  const firstLines = new Map<string, number>()
  const planned: PlannedChange[] = []
  const counts: Record<ChangeStatus, number> = { new: 0, changed: 0, held: 0, same: 0, refused: 0 }
  const add = (given: GivenRow) => {
    const { key, line } = given
    const row = { ...withDuplicate(planner, given, firstLines), key, line }
    counts[row.status] += 1
    planned.push(row)
  }
  await inSlices(read, add, signal)
  return { rows: planned, counts }
}

interface Planner {
  readonly resource: Resource
  readonly rules: PlanRules
  readonly byId: Map<string, Row>
  /** The records by their values of key fields, for each choice of these fields that rows need. */
  readonly byKeys: Map<string, { readonly names: readonly string[]; readonly records: Map<string, Row[]> }>
}

interface Planned {
  readonly plan: RowPlan
  /** What only one row may have: an id, or the key fields; '' without any, or where several records match. */
  readonly identity: string
}

const unrestricted = () => undefined

/** Reads the rows, and notes each choice of key fields that they need. */
async function readRows(
  { rules, byKeys }: Planner,
  rows: Iterable<GivenRow>,
  signal: AbortSignal | undefined,
): Promise<readonly GivenRow[]> {
  const read: GivenRow[] = []
  const readRow = (given: GivenRow) => {
    read.push(given)
    const names = matchedKeys(rules, given)
    const choice = names.join(' ')
    if (given.id === undefined && !byKeys.has(choice)) byKeys.set(choice, { names, records: new Map() })
  }
  await inSlices(rows, readRow, signal)
  return read
}

function index({ resource, byId, byKeys }: Planner, row: Row): void {
  byId.set(row.id, row)
  for (const { names, records } of byKeys.values()) {
    const key = rowKey(resource, names, valuesOf(resource, row))
    const rows = records.get(key)
    if (rows) rows.push(row)
    else records.set(key, [row])
  }
}

/** The key fields that a row is matched by: those that its table has. */
function matchedKeys({ keys }: PlanRules, { absent }: GivenRow): readonly string[] {
  const present = keys.filter((key) => !absent?.includes(key))
  // A row without any key would match every record.
  return present.length > 0 ? present : keys
}

function planOf(planner: Planner, given: GivenRow): Planned {
  const { resource, rules, byId, byKeys } = planner
  if (given.id !== undefined) {
    const row = byId.get(given.id)
    const identity = JSON.stringify(given.id)
    if (row) return { plan: planRow(resource, given, row, rules), identity }
    const problems = { [resource.idKey]: asProblem(text('Không có mục nào mang mã này.')) }
    return { plan: refusedRow(resource, given, problems), identity }
  }
  if (rules.keys.length === 0) return { plan: planRow(resource, given, null, rules), identity: '' }
  const values = { ...newValues(resource), ...given.values }
  const names = matchedKeys(rules, given)
  const [row = null, ...more] =
    byKeys.get(names.join(' '))?.records.get(rowKey(resource, names, values)) ?? []
  if (row && more.length > 0) {
    const problems = severalRecords(resource, names, rules.keys, [row, ...more])
    return { plan: refusedRow(resource, given, problems), identity: '' }
  }
  // A row with fewer columns has the identity of its record, as a row with all of them has.
  const identity = rowKey(resource, rules.keys, row ? valuesOf(resource, row) : values)
  return { plan: planRow(resource, given, row, rules), identity }
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

/**
 * The problem of a row that matches several records by the key fields `names`, in the cell that can solve it: of another key
 * field in which the records differ, else of the first one.
 */
function severalRecords(
  resource: Resource,
  names: readonly string[],
  keys: readonly string[],
  rows: readonly Row[],
): Problems {
  const count = rows.length
  const valuesIn = (name: string) =>
    new Set(rows.map((row) => rowKey(resource, [name], valuesOf(resource, row))))
  const needed = keys.filter((name) => !names.includes(name) && valuesIn(name).size > 1)
  const [column] = needed
  if (column === undefined) {
    const several = text('Đang có {count} mục giống hệt ở cột này; bạn dùng cột khác để nhận ra mục nhé.', {
      count,
    })
    return { [names[0] ?? resource.label]: asProblem(several) }
  }
  // Values of a template are shown as they are.
  const columns = needed.map((name) => translate(fieldOf(resource, name).label)).join(', ')
  const noun = translate(resource.noun)
  const missing = text('Có {count} {noun} khớp dòng này. Bạn thêm cột “{columns}” để phân biệt nhé.', {
    count,
    noun,
    columns,
  })
  return { [column]: asProblem(missing) }
}
