import type { Field, Kind } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { type Row, valuesOf } from '#descriptor/row.ts'
import { tidyText } from '#descriptor/tidy.ts'
import { identifyingFields } from '#descriptor/unique-fields.ts'
import type { MatchedColumn } from '#hooks/tables/match-table.ts'
import { phoneKey, typedAddress, typedCode, typedEmail, typedPhone } from '#text/typed/typed-line.ts'

/** How the rows of a file find their records: by id, by the values of fields, or not at all, so that each is new. */
export type ImportKey =
  | { readonly kind: 'id' | 'none' }
  | {
      readonly kind: 'fields'
      readonly names: readonly string[]
      /** The label, by which a row is matched where the row or the record has no value in `names`. */
      readonly otherwise?: string
    }

const keyKinds: ReadonlySet<Kind> = new Set<Kind>(['text', 'slug', 'email', 'phone', 'url'])

/** The keys that the columns of a file allow, the best first: the id, identifying fields, the label, other texts. */
export function importKeys(resource: Resource, columns: readonly MatchedColumn[]): readonly ImportKey[] {
  const matched = matchedNames(columns)
  const texts = Object.keys(resource.fields).filter(
    (name) => matched.includes(name) && keyKinds.has(fieldOf(resource, name).kind),
  )
  const identifying = identifyingFields(resource).filter((name) => texts.includes(name))
  const { label } = resource
  const ranked = new Set([...identifying, ...texts.filter((name) => name === label), ...texts])
  // A column that the table lacks takes no part: as an empty value it would make a second record of the same name.
  const own = (resource.list.importKey ?? []).filter((name) => matched.includes(name))
  const composite = own.length > 1 ? [own] : []
  // Records may lack an identifying value that is not required.
  const mayLack = (name: string) => identifying.includes(name) && !fieldOf(resource, name).required
  const keyOf = (name: string): ImportKey => ({
    kind: 'fields',
    names: [name],
    ...(mayLack(name) && texts.includes(label) && { otherwise: label }),
  })
  return [
    ...(columns.some(({ column }) => column?.kind === 'id') ? [{ kind: 'id' } as const] : []),
    ...composite.map((names) => ({ kind: 'fields', names }) as const),
    ...[...ranked].map(keyOf),
    { kind: 'none' },
  ]
}

/** The fields whose values the columns of a file have. */
export function matchedNames(columns: readonly MatchedColumn[]): readonly string[] {
  return columns.flatMap(({ column }) => (column?.kind === 'field' ? [column.name] : []))
}

/** The value of a key in a list of options. */
export function importKeyText(key: ImportKey): string {
  return key.kind === 'fields' ? key.names.join(' ') : `#${key.kind}`
}

/** The key of a row, equal for spellings of the same values; an unknown value of a record counts as none. */
export function rowKey(
  resource: Resource,
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
): string {
  const parts = names.map((name) => {
    const field = fieldOf(resource, name)
    const value = values[name] ?? rulesOf(field).empty
    return typeof value === 'string' ? sameText(spelling(field, value)) : value
  })
  return JSON.stringify(parts)
}

/** A text that is equal for texts that differ in case and blanks. */
export const sameText = (text: string) => tidyText(text).toLowerCase()

/** A text as cells of its field are read, because a stored one may be older than that reading. */
function spelling(field: Field, value: string): string {
  if (field.kind === 'phone') return phoneKey(value) ?? typedPhone(value)
  if (field.kind === 'email') return typedEmail(value)
  if (field.kind === 'url') return typedAddress(value)
  return field.kind === 'text' && (field.code || field.identifier) ? typedCode(value) : value
}

/** The records by the values of key fields. */
export function recordsByKey(
  resource: Resource,
  names: readonly string[],
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const key = rowKey(resource, names, valuesOf(resource, row))
    const same = found.get(key)
    if (same) same.push(row)
    else found.set(key, [row])
  }
  return found
}
