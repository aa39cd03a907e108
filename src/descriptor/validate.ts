import { isProblemName } from './check.ts'
import { conditionProblem, holds } from './conditions/condition.ts'
import { cellDeparture } from './departures/cells.ts'
import type { Field, FieldOfKind, Line } from './field.ts'
import { rulesOf } from './kinds.ts'
import { type Problem, type Problems, problem } from './problem.ts'
import { isRecord } from './read.ts'
import { fieldOf, notBelowOf, type Resource } from './resource.ts'
import { sameValue } from './row.ts'
import { schemaOf } from './schemas.ts'
import { lengthOf } from './text-length.ts'
import { isBlank, savedValue } from './tidy.ts'

const hidden = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Replaces the first invisible character of a text, or its first blank where blanks are refused, by a box; undefined for a
 * text without one. A long text is cut to the part around the box, with ellipses.
 */
function boxedText(text: string, areBlanksRefused: boolean): string | undefined {
  const found = hidden.exec(text) ?? (areBlanksRefused ? /\s/.exec(text) : null)
  if (!found) return undefined
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  return `${before.replace(/^.+(?=.{15})/s, '…')}□${after.replace(/(?<=^.{15}).+/s, '…')}`
}

/** The problem of a field's value; null for a valid one, also for unknown cells that are as in the stored value. */
export function problemOf(field: Field, value: unknown, stored?: unknown): Problem | null {
  const result = schemaOf(field).safeParse(value)
  if (result.success) return null
  const isKept = ({ message, path: [at] }: { message: string; path: readonly PropertyKey[] }) =>
    field.kind === 'rows' &&
    message === 'line' &&
    hasKeptCells(field, linesOf(value)[Number(at)], linesOf(stored))
  const issue = result.error.issues.find((one) => !isKept(one))
  if (!issue) return null
  const { message, path } = issue
  if (!isProblemName(message)) return problem('wrongKind')
  // A blank is named where it alone is wrong: other words are no address at all.
  const isWrongByBlank = (typed: string) =>
    formed.get(message) === 'word' && schemaOf(field).safeParse(typed.replace(/\s/g, '')).success
  const boxed =
    typeof value === 'string' && formed.has(message) ? boxedText(value, isWrongByBlank(value)) : undefined
  if (boxed !== undefined) return problem('hidden', { boxed })
  const [at] = path
  return problem(message, { ...limitsOf(field, value), ...(typeof at === 'number' ? { row: at + 1 } : {}) })
}

/** The problems of texts of a strict form, and whether blanks may be part of it. */
const formed: ReadonlyMap<string, 'word' | 'words'> = new Map([
  ['email', 'word'],
  ['url', 'word'],
  ['color', 'word'],
  ['time', 'word'],
  ['phone', 'words'],
  ['date', 'words'],
  ['number', 'words'],
])

const linesOf = (value: unknown): readonly Line[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Whether the invalid cells of a line are unknown ones that a stored line has, too. */
function hasKeptCells({ columns }: FieldOfKind<'rows'>, line: Line = {}, stored: readonly Line[]): boolean {
  return Object.entries(columns).every(
    ([name, column]) =>
      schemaOf(column).safeParse(line[name]).success || isKeptCell(column, name, line, stored),
  )
}

/** Whether a cell is unknown and as in a stored line: it was not edited. */
export function isKeptCell(column: Field, name: string, line: Line, stored: readonly Line[]): boolean {
  if (cellDeparture(column, line, name) === null) return false
  return stored.some((other) => name in other === name in line && sameValue(other[name], line[name]))
}

/** A stored record as it was read. */
export interface Before {
  readonly id: string
  readonly values: Values
}

/**
 * The problems of a record by field name; the app and the back-end apply the same rules. A new record is
 * validated as a whole; of a stored one only the values that a save changes, and rules over two fields if
 * either changes, so that an old invalid value does not block other edits. Read-only fields are not
 * validated.
 */
export function validate(resource: Resource, values: Values, before: Before | null = null): Problems {
  const problems: Record<string, Problem> = {}
  const isChanged = (name: string) => {
    const field = resource.fields[name]
    return !before || !sameValue(savedValue(field, name, before.values), savedValue(field, name, values))
  }
  for (const [name, field] of Object.entries(resource.fields)) {
    const isKey = name === resource.typedKey
    if (field.readOnly || (isKey && before)) continue
    const found = isChanged(name) ? ownProblem(resource, name, values, before) : null
    const reversed = reversedRange(field, values[name], values)
    const isCompared = isChanged(name) || isChanged(notBelowOf(field) ?? name)
    const conditions = resource.conditions?.filter((one) => one.field === name) ?? []
    const broken = conditions
      .filter(({ when }) => isChanged(name) || Object.keys(when).some(isChanged))
      .filter((one) => holds(one, values))
      .map((one) => conditionProblem(one, savedValue(field, name, values), isEmpty(resource, name, values)))
      .find((one) => one !== null)
    if (found) problems[name] = found
    else if (broken) problems[name] = broken
    else if (reversed && isCompared) problems[name] = reversed
    else if (isKey && !isKeyText(values[name])) problems[name] = problem('key')
    else if (field.kind === 'parent' && before && isChanged(name) && values[name] === before.id)
      problems[name] = problem('ownParent')
  }
  return problems
}

/** Whether a text can be the id in the path of a call. */
const isKeyText = (value: unknown) => typeof value === 'string' && /^(?!\.{1,2}$)[^\s/\\?#%]+$/.test(value)

/** Whether a field has no value: its empty one, or text without a visible character. */
function isEmpty(resource: Resource, name: string, values: Values): boolean {
  const field = fieldOf(resource, name)
  const value = savedValue(field, name, values)
  // A switch that is off has a value.
  return isBlank(value) || (field.kind !== 'toggle' && sameValue(value, rulesOf(field).empty))
}

type Values = Readonly<Record<string, unknown>>

/** The problem of a field by its own rules; that of a `blankTo` source is reported at the source only. */
function ownProblem(resource: Resource, name: string, values: Values, before: Before | null): Problem | null {
  const field = fieldOf(resource, name)
  const source = resource.fields[field.blankTo ?? '']
  const found = problemOf(field, savedValue(field, name, values), before?.values[name])
  const isFilled = found && source && problemOf(field, values[name]) === null
  return isFilled && problemOf(source, values[field.blankTo ?? '']) ? null : found
}

/** The problem of a range whose end is below or before its start; null for a valid range. */
function reversedRange(field: Field, end: unknown, values: Values): Problem | null {
  const start = values[notBelowOf(field) ?? '']
  if (typeof start === 'number' && typeof end === 'number' && end < start)
    return problem('tooSmall', { min: start })
  if (typeof start !== 'string' || typeof end !== 'string') return null
  const momentOf = (value: string) => Date.parse(field.kind === 'time' ? `1970-01-01T${value}` : value)
  return momentOf(end) < momentOf(start) ? problem('tooEarly') : null
}

function limitsOf(field: Field, value: unknown): Problem['with'] {
  const limits = field as { readonly min?: number; readonly max?: number; readonly decimals?: number }
  return {
    ...(limits.decimals === undefined ? {} : { decimals: limits.decimals }),
    ...(limits.min === undefined ? {} : { min: limits.min }),
    ...(limits.max === undefined ? {} : { max: limits.max }),
    ...(typeof value === 'string' ? { now: lengthOf(field, value) } : {}),
  }
}
