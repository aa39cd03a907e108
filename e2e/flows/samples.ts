import { fold } from '#descriptor/fold.ts'
import type { Operation } from '#descriptor/operation.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { newValues } from '#descriptor/row.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { sampleValue } from '#descriptor/samples.ts'
import { problemOf, validate } from '#descriptor/validate.ts'
import { withValueAt } from '#descriptor/wire/with-value-at.ts'

type Values = Readonly<Record<string, unknown>>

/** Valid values for all fields of a new record, which is a draft. */
export function draftSamplesOf(resource: Resource, n: number): Values {
  return sampleValues(resource, n, resource.published === undefined ? {} : { [resource.published]: false })
}

/**
 * Valid values for the fewest fields: those that are required, the label, those that blank ones are filled from, and those that a
 * rule compares with others.
 */
export function requiredSamplesOf(resource: Resource, n: number): Values {
  const all = draftSamplesOf(resource, n)
  const { conditions = [], fields, label } = resource
  const compared = conditions.flatMap(({ field, when }) => [field, ...Object.keys(when)])
  const sources = Object.values(fields).map(({ blankTo }) => blankTo)
  const isNeeded = (name: string) => fields[name]?.required || [label, ...compared, ...sources].includes(name)
  const needed = Object.fromEntries(Object.entries(all).filter(([name]) => isNeeded(name)))
  const broken = Object.keys(validate(resource, { ...newValues(resource), ...needed }))
  return { ...needed, ...Object.fromEntries(broken.map((name) => [name, all[name]])) }
}

/** Values as a record spells them, each at its path; `into` is the record that they are put into. */
export function atPaths({ fields }: Resource, values: Values, into: Values = {}): Values {
  return Object.entries(values).reduce(
    (record, [name, value]) => withValueAt(record, fields[name]?.at ?? name, value),
    into,
  )
}

/** A changed label: the label and further words, or another sample where those do not fit. */
export function relabelled(resource: Resource, label: string, words: string, n: number): string {
  const field = fieldOf(resource, resource.label)
  const longer = `${label} ${words}`
  const isProse = field.kind === 'text' || field.kind === 'longText'
  return isProse && problemOf(field, longer) === null ? longer : readText(sampleValue(field, n))
}

/** The operation that creates a record: `upsert`, else `create`. */
export function createOperation({ operations }: Resource): Operation | undefined {
  return operations.upsert ?? operations.create
}

/** The operation that updates a record: `upsert`, else `update`. */
export function updateOperation({ operations }: Resource): Operation | undefined {
  return operations.upsert ?? operations.update
}

/** The path of an operation on a record. */
export function pathOf({ path }: Operation, id: string): string {
  return path.replace(/\{_?id\}/, encodeURIComponent(id))
}

/** A response body that fails the success rule of the operation (S5-07 to S5-12). */
export function unsuccessful({ succeeds }: Operation): unknown {
  if (succeeds?.name === 'code') return { message: '' }
  return succeeds?.name === 'data' ? { code: 1 } : '0'
}

/** The text in upper case without diacritics. */
export function withoutMarksUpperCase(text: string): string {
  return fold(text).toUpperCase()
}
