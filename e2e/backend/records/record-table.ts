import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import type { Resource } from '#descriptor/resource.ts'

/** The name of the table that holds a resource's records. */
export function tableOf(resource: { readonly name: string }): `record_${string}` {
  return `record_${resource.name.replaceAll('-', '_')}`
}

/** The date columns of every table, set by the database. */
export const DATES: ReadonlySet<string> = new Set(['created_at', 'updated_at'])

/** The fields with a column. */
export function storedFields(resource: Resource): readonly (readonly [name: string, field: Field])[] {
  return Object.entries(resource.fields).filter(([name]) => !DATES.has(name))
}

/** The column by which a text field is sorted, a folded copy of it; undefined for other fields. */
export function orderColumn(resource: Resource, name: string): string | undefined {
  const field = resource.fields[name]
  if (!field || DATES.has(name) || !resource.list.sort?.includes(name)) return undefined
  return rulesOf(field).searched ? `by_${name}` : undefined
}

/** The names of the fields with a folded copy for sorting. */
export function orderedTexts(resource: Resource): readonly string[] {
  return (resource.list.sort ?? []).filter((name) => orderColumn(resource, name) !== undefined)
}
