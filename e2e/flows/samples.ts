import { fold } from '#descriptor/fold.ts'
import type { Operation } from '#descriptor/operation.ts'
import { readText } from '#descriptor/read.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { sampleValue, sampleValues } from '#descriptor/samples.ts'
import { problemOf } from '#descriptor/validate.ts'

/** The values of required fields, of the label, and of fields that blank ones are filled from. */
export function requiredSamplesOf(resource: Resource, n: number): Readonly<Record<string, unknown>> {
  const sources = Object.values(resource.fields).map(({ blankTo }) => blankTo)
  const isNeeded = (name: string) =>
    fieldOf(resource, name).required || name === resource.label || sources.includes(name)
  return Object.fromEntries(Object.entries(sampleValues(resource, n)).filter(([name]) => isNeeded(name)))
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
