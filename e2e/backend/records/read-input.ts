import type { Raw } from '#descriptor/envelope.ts'
import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { isRecord } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newValues, pathOf, wireName } from '#descriptor/row.ts'
import { type Before, validate } from '#descriptor/validate.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { readDateTime } from '#descriptor/wire/read-date.ts'
import { withoutValueAt } from '#descriptor/wire/with-value-at.ts'
import { fill } from '#text/text.ts'
import { HttpError } from '../server/reply.ts'
import type { Person } from '../server/route.ts'
import { withoutFacts } from './facts.ts'
import { rejectOversize } from './record-size.ts'
import { storedFields } from './record-table.ts'
import { type Content, type Stored, valuesOf } from './stored.ts'
import { ADDED_NAMES, rejectStructureName } from './structure-names.ts'
import { rejectBadTeamViews } from './team-views.ts'

/**
 * Merges a body into the stored values (or those of a new record), fills blanks, sets stamps and validates; throws a 422 with a
 * message for each invalid field. The rich texts must be sanitised before (`cleanBody`).
 */
export function readInput(resource: Resource, body: Raw, before: Stored | null, person: Person): Content {
  const values: Record<string, unknown> = before ? valuesOf(resource, before) : { ...newValues(resource) }
  const positions: Record<string, unknown> = {}
  const known = new Set<string>([...ADDED_NAMES, resource.idKey])
  const isFixed = (name: string, { readOnly }: Field) => readOnly || (before && name === resource.typedKey)
  for (const [name, field] of storedFields(resource)) {
    const sent = valueAt(body, wireName(resource, name, body))
    const isWritten = !isFixed(name, field) && sent !== undefined
    // The alias of a field is not an undeclared field.
    for (const path of [field.at ?? name, ...(field.alias ?? [])]) known.add(path)
    if (field.stamp && (field.stamp.on === 'save' || !before))
      values[name] = stampOf(field.stamp.from, person)
    else if (isWritten) values[name] = readValue(field, sent)
    if (field.kind === 'position') positions[name] = isWritten ? sent : before?.[name]
  }
  fillBlanks(resource, values)
  rejectInvalid(resource, values, before && { id: before.id, values: valuesOf(resource, before) })
  rejectInfinite(positions)
  const extra = extraOf(before?.extra ?? {}, withoutFacts(resource, unknownFields(body, known)), known)
  rejectBadTeamViews(resource, extra, before?.extra ?? {})
  const content = { values, extra, positions }
  rejectOversize(content, before)
  return content
}

function stampOf(from: 'subject' | 'name', person: Person): string {
  return from === 'subject' ? person.id : person.name
}

/** The normal form of a sent value; null is the empty value of every kind. */
function readValue(field: Field, value: unknown): unknown {
  if (value === null) return rulesOf(field).empty
  // A text is no position: validation refuses a value of another shape.
  if (field.kind === 'position') return field.shape.read(value) ?? ''
  return field.kind === 'dateTime' && typeof value === 'string' ? readDateTime(value) : value
}

function fillBlanks(resource: Resource, values: Record<string, unknown>): void {
  for (const [name, { blankTo }] of storedFields(resource)) {
    const value = values[name]
    if (blankTo && typeof value === 'string' && value.trim() === '') values[name] = values[blankTo]
  }
}

function rejectInvalid(resource: Resource, values: Record<string, unknown>, before: Before | null): void {
  const problems = Object.entries(validate(resource, values, before))
  const [first] = problems
  if (!first) return
  const errors = problems.map(([name, problem]): [string, string] => [
    pathOf(resource, name),
    fill(problem.text, problem.with),
  ])
  const label = resource.fields[first[0]]?.label ?? first[0]
  throw new HttpError(422, `${label}: ${errors[0]?.[1] ?? ''}`, { errors: Object.fromEntries(errors) })
}

/** The undeclared fields of a body, which are stored and returned, too. */
function unknownFields(body: Raw, known: ReadonlySet<string>): Record<string, unknown> {
  const extra = [...known].reduce<Raw>(withoutValueAt, body)
  for (const name of Object.keys(extra)) rejectStructureName(name)
  rejectInfinite(extra)
  return extra
}

/** The stored undeclared fields with those of a body; beside the fields with a path, both are kept. */
function extraOf(before: Raw, sent: Raw, known: ReadonlySet<string>): Raw {
  const holders = new Set([...known].flatMap((path) => (path.includes('.') ? [path.split('.')[0]] : [])))
  const merge = (old: unknown, next: unknown): unknown =>
    isRecord(old) && isRecord(next)
      ? {
          ...old,
          ...Object.fromEntries(Object.entries(next).map(([key, each]) => [key, merge(old[key], each)])),
        }
      : next
  const merged = Object.entries(sent).map(([name, value]) => [
    name,
    holders.has(name) ? merge(before[name], value) : value,
  ])
  return { ...before, ...Object.fromEntries(merged) }
}

/** JSON cannot represent infinity: it would be returned as null. */
function rejectInfinite(value: unknown): void {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new HttpError(422, 'Có con số quá lớn.')
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(rejectInfinite)
}
