import type { Fields } from '#descriptor/field.ts'

// By the fields of the resource, as in `spelling.ts`: true where the browser evaluates the filter in place of the back-end.
const ignored = new WeakMap<object, Map<string, boolean>>()

/** Stores that rows have contradicted the filter by a field, and whether the browser evaluates it from now on. */
export function noteIgnoredFilter(fields: Fields, name: string, isLocal = false): void {
  const known = ignored.get(fields) ?? new Map<string, boolean>()
  ignored.set(fields, known.set(name, isLocal || known.get(name) === true))
}

/** Whether rows have contradicted the filter by a field: its totals count other records. */
export const isIgnoredFilter = (fields: Fields, name: string): boolean =>
  ignored.get(fields)?.has(name) === true

/** Whether the browser evaluates the filter by a field, because the back-end ignores it. */
export const isLocalFilter = (fields: Fields, name: string): boolean =>
  ignored.get(fields)?.get(name) === true
