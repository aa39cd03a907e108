import { canSave } from '#descriptor/capability.ts'
import type { Problem, Problems } from '#descriptor/problem.ts'
import type { Resource } from '#descriptor/resource.ts'
import { allowsField, type Restriction } from '#descriptor/restriction.ts'
import { newValues, type Row, sameValue, valueOf, valuesOf } from '#descriptor/row.ts'
import { validate } from '#descriptor/validate.ts'
import { formatNumber } from '#text/format.ts'
import { type Text, text } from '#text/text.ts'
import type { ChangeNote, FieldChange, GivenRow, PlannedChange } from './change-plan.ts'

type Values = Readonly<Record<string, unknown>>

/** A planned row without its place in the table. */
export type RowPlan = Omit<PlannedChange, 'key' | 'line'>

/** The limits of a plan beside validation. */
export interface PlanRules {
  /** The restrictions of the user on a record. */
  readonly restrictionOf: (row: Row) => Restriction | undefined
}

/** Plans one row for the record that it belongs to; null for a new record. */
export function planRow(
  resource: Resource,
  given: GivenRow,
  before: Row | null,
  { restrictionOf }: PlanRules,
): RowPlan {
  const start: Values = before ? valuesOf(resource, before) : newValues(resource)
  const isGiven = (name: string) => Object.hasOwn(given.values, name) && !resource.fields[name]?.readOnly
  const names = Object.keys(resource.fields).filter(isGiven)
  const values = { ...start, ...Object.fromEntries(names.map((name) => [name, given.values[name]])) }
  const changes = names.flatMap((name): readonly FieldChange[] =>
    before && sameValue(start[name], values[name])
      ? []
      : [{ name, from: before ? start[name] : undefined, to: values[name] }],
  )
  const problems: Problems = {
    ...validate(resource, values, before && { id: before.id, values: start }),
    ...(before ? refusedFields(before, changes, given, restrictionOf(before)) : {}),
    ...(canSave(resource, !before) || (before && changes.length === 0) ? {} : notSavable(resource, !before)),
    ...given.problems,
  }
  const notes = notesOn(before, changes, given)
  const { doubt } = given
  const status = statusOf(before, changes, problems)
  return {
    status: status === 'changed' && doubt !== undefined ? 'held' : status,
    before,
    values,
    changes,
    problems,
    ...(notes.length > 0 && { notes }),
    ...(doubt !== undefined && changes.length > 0 && { doubt }),
  }
}

function notesOn(
  before: Row | null,
  changes: readonly FieldChange[],
  given: GivenRow,
): readonly ChangeNote[] {
  return changes.flatMap(({ name, from, to }): readonly ChangeNote[] => {
    const note = given.notes?.[name]
    const leap = before && leapText(from, to)
    return [
      ...(note === undefined ? [] : [{ name, text: note }]),
      ...(leap ? [{ name, text: leap, isDoubtful: true }] : []),
    ]
  })
}

/** How often a number fits into the other one, from a hundred times: a separator may have been misread. */
function leapText(from: unknown, to: unknown): Text | null {
  if (typeof from !== 'number' || typeof to !== 'number' || from * to <= 0) return null
  const times = Number(Math.max(to / from, from / to).toPrecision(12))
  if (!(times >= 100)) return null
  const n = formatNumber(Math.round(times))
  return to / from > 1
    ? text('Gấp {n} lần giá trị đang có: bạn xem lại nhé.', { n })
    : text('Chỉ bằng 1/{n} giá trị đang có: bạn xem lại nhé.', { n })
}

/** The row of a table that no record can be found for, or more than one. */
export function refusedRow(resource: Resource, given: GivenRow, problems: Problems): RowPlan {
  const values = { ...newValues(resource), ...given.values }
  return { status: 'refused', before: null, values, changes: [], problems }
}

/** A text as the problem of a cell. */
export function asProblem(reason: Text): Problem {
  return typeof reason === 'string' ? { text: reason, with: {} } : reason
}

function statusOf(before: Row | null, changes: readonly FieldChange[], problems: Problems) {
  if (Object.keys(problems).length > 0) return 'refused'
  if (!before) return 'new'
  return changes.length > 0 ? 'changed' : 'same'
}

function refusedFields(
  before: Row,
  changes: readonly FieldChange[],
  { replaces = [] }: GivenRow,
  restriction: Restriction | undefined,
): Problems {
  const found = changes.flatMap(({ name }): readonly (readonly [string, Problem])[] => {
    if (!allowsField(restriction, name)) return [[name, asProblem(text('Bạn không được đổi ô này.'))]]
    if (valueOf(before, name) === undefined && !replaces.includes(name)) return [[name, unknownCell]]
    return []
  })
  return Object.fromEntries(found)
}

const unknownCell = asProblem(text('Chưa rõ giá trị hiện tại: bạn mở mục ra xem nhé.'))

function notSavable({ label }: Resource, isNew: boolean): Problems {
  const reason = isNew
    ? text('Chưa có mục này, mà ở đây không thêm mới được.')
    : text('Mục ở đây không sửa được.')
  return { [label]: asProblem(reason) }
}
