import { fold } from '#descriptor/fold.ts'
import type { Operation } from '#descriptor/operation.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { sampleValues } from '#descriptor/samples.ts'

/** Only what must be filled in. */
export function requiredSamplesOf(resource: Resource, n: number): Readonly<Record<string, unknown>> {
  const all = Object.entries(sampleValues(resource, n))
  return Object.fromEntries(all.filter(([name]) => fieldOf(resource, name).required))
}

/** The call that makes a new record: its own, or the one that also updates. */
export function createOperation({ operations }: Resource): Operation | undefined {
  return operations.upsert ?? operations.create
}

/** The call that changes a record. */
export function updateOperation({ operations }: Resource): Operation | undefined {
  return operations.upsert ?? operations.update
}

/** The path of a call for a record. */
export function pathOf({ path }: Operation, id: string): string {
  return path.replace(/\{_?id\}/, encodeURIComponent(id))
}

/** An answer that came, but without what the call's success rule asks for (S5-07 to S5-12). */
export function unsuccessful({ succeeds }: Operation): unknown {
  if (succeeds?.name === 'code') return { message: '' }
  return succeeds?.name === 'data' ? { code: 1 } : '0'
}

/** The words as somebody types them who leaves out marks and shouts. */
export function withoutMarksUpperCase(words: string): string {
  return fold(words).toUpperCase()
}
