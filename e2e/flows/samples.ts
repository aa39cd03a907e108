import { fold } from '#descriptor/fold.ts'
import type { Operation } from '#descriptor/operation.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { sampleValues } from '#descriptor/samples.ts'

/** The values of required fields only. */
export function requiredSamplesOf(resource: Resource, n: number): Readonly<Record<string, unknown>> {
  const all = Object.entries(sampleValues(resource, n))
  return Object.fromEntries(all.filter(([name]) => fieldOf(resource, name).required))
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
