import { rulesOf } from '#descriptor/kinds.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'

type Values = Readonly<Record<string, unknown>>

/** The key of a row, equal for texts that differ in case and spaces; an unknown value of a record counts as none. */
export function rowKey(resource: Resource, keys: readonly string[], values: Values): string {
  const parts = keys.map((name) => values[name] ?? rulesOf(fieldOf(resource, name)).empty)
  return JSON.stringify(parts.map((value) => (typeof value === 'string' ? sameText(value) : value)))
}

/** A text that is equal for texts that differ in case and spaces. */
export const sameText = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
