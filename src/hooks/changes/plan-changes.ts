import type { Resource } from '#descriptor/resource.ts'
import { newValues, type Row, valuesOf } from '#descriptor/row.ts'
import { text } from '#text/text.ts'
import type { ChangePlan, ChangeStatus, GivenRow, PlannedChange } from './change-plan.ts'
import { inSlices } from './in-slices.ts'
import { asProblem, type PlanRules, planRow, type RowPlan, refusedRow } from './plan-row.ts'
import { rowKey } from './row-key.ts'
import { severalRecords } from './several-records.ts'

interface PlanOptions {
  readonly signal?: AbortSignal
  readonly restrictionOf?: PlanRules['restrictionOf']
}

/**
 * Plans what each row does with the existing records: compares, validates and sends nothing. It runs in short tasks. Rows
 * are the same as records by their id, else by the key fields that their table has; without key fields they are new. Planned
 * a second time, a row with the same `values` object costs little, as long as `existing` is the same array.
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
  // Without keys, the rows are planned while they are read, which shows the progress of an import.
  const indexed = keys.length > 0 ? await indexKeysOf(planner, rows, signal) : rows
  await inSlices(indexed, add, signal)
  return { rows: planned, counts }
}

interface Planner {
  readonly resource: Resource
  readonly rules: PlanRules
  readonly existing: readonly Row[]
  readonly byId: ReadonlyMap<string, Row>
  /** The records by their values of key fields, for each choice of these fields that rows have needed. */
  readonly byKeys: Map<string, RecordsByKey>
  /** The plans of rows by their values. */
  readonly known: WeakMap<GivenRow['values'], Known>
}

interface Known {
  readonly given: GivenRow
  readonly plan: RowPlan
  /** What only one row may have: an id, or the key fields; '' without any, or where several records match. */
  readonly identity: string
}

type RecordsByKey = Map<string, Row[]>

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
  const byKey: RecordsByKey = new Map()
  const index = (row: Row) => {
    byId.set(row.id, row)
    if (rules.keys.length > 0) addByKey(byKey, resource, rules.keys, row)
  }
  await inSlices(existing, index, signal)
  const byKeys = new Map([[rules.keys.join(' '), byKey]])
  const planner = { resource, rules, existing, byId, byKeys, known: new WeakMap() }
  planners.set(existing, planner)
  return planner
}

function addByKey(byKey: RecordsByKey, resource: Resource, names: readonly string[], row: Row): void {
  const key = rowKey(resource, names, valuesOf(resource, row))
  const rows = byKey.get(key)
  if (rows) rows.push(row)
  else byKey.set(key, [row])
}

/** Reads the rows, and indexes the records by each choice of key fields that the rows need and that has no index yet. */
async function indexKeysOf(
  { resource, rules, existing, byKeys }: Planner,
  rows: Iterable<GivenRow>,
  signal: AbortSignal | undefined,
): Promise<readonly GivenRow[]> {
  const read: GivenRow[] = []
  const added = new Map<string, { readonly names: readonly string[]; readonly byKey: RecordsByKey }>()
  const readRow = (given: GivenRow) => {
    read.push(given)
    const names = matchedKeys(rules, given)
    const choice = names.join(' ')
    if (given.id === undefined && !byKeys.has(choice) && !added.has(choice))
      added.set(choice, { names, byKey: new Map() })
  }
  await inSlices(rows, readRow, signal)
  if (added.size === 0) return read
  const index = (row: Row) => {
    for (const { names, byKey } of added.values()) addByKey(byKey, resource, names, row)
  }
  await inSlices(existing, index, signal)
  for (const [choice, { byKey }] of added) byKeys.set(choice, byKey)
  return read
}

/** The key fields that a row is matched by: those that its table has. */
function matchedKeys({ keys }: PlanRules, { absent }: GivenRow): readonly string[] {
  const present = keys.filter((key) => !absent?.includes(key))
  // A row without any key would match every record.
  return present.length > 0 ? present : keys
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
  one.copied === other.copied &&
  one.absent === other.absent

function planAlone(planner: Planner, given: GivenRow): Omit<Known, 'given'> {
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
  const [row = null, ...more] = byKeys.get(names.join(' '))?.get(rowKey(resource, names, values)) ?? []
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
