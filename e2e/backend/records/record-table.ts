import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import type { Resource } from '#descriptor/resource.ts'

/** The name of the table that holds a resource's records. */
export function tableOf(resource: { readonly name: string }): `record_${string}` {
  return `record_${resource.name.replaceAll('-', '_')}`
}

/** The dates that every record carries: columns of every table, written by nobody. */
export const DATES: ReadonlySet<string> = new Set(['created_at', 'updated_at'])

/** The fields that have a column of their own. */
export function storedFields(resource: Resource): readonly (readonly [name: string, field: Field])[] {
  return Object.entries(resource.fields).filter(([name]) => !DATES.has(name))
}

/** Kinds whose "none" is null on the wire and in the table, so that a foreign key can stand on them. */
export function isNullable(field: Field): boolean {
  return NULLABLE.has(field.kind)
}

const NULLABLE: ReadonlySet<Field['kind']> = new Set(['date', 'dateTime', 'birthday', 'reference', 'parent'])

/** Texts are ordered by a folded copy of themselves in a column beside them; undefined where none is needed. */
export function orderColumn(resource: Resource, name: string): string | undefined {
  const field = resource.fields[name]
  if (!field || DATES.has(name) || !resource.list.sort?.includes(name)) return undefined
  return rulesOf(field).searched ? `by_${name}` : undefined
}

/** The names of the fields whose order needs a folded copy. */
export function orderedTexts(resource: Resource): readonly string[] {
  return (resource.list.sort ?? []).filter((name) => orderColumn(resource, name) !== undefined)
}
