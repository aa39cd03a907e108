import type { Raw } from '#descriptor/envelope.ts'
import type { Field } from '#descriptor/field.ts'
import { fold } from '#descriptor/fold.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { searchIndex } from '#descriptor/search.ts'
import { withValueAt } from '#descriptor/wire/with-value-at.ts'
import { writeValue } from '#descriptor/wire.ts'
import { withoutFacts } from './facts.ts'
import { orderedTexts, storedFields } from './record-table.ts'
import { withoutStructureNames } from './structure-names.ts'

/** A row of a record's table. */
export interface Stored {
  readonly id: string
  readonly extra: Readonly<Record<string, unknown>>
  readonly row_version: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly children_count?: number
  readonly [column: string]: unknown
}

/** The content of a record to write. */
export interface Content {
  /** Values in normal form, by field name. */
  readonly values: Readonly<Record<string, unknown>>
  /** Undeclared fields. */
  readonly extra: Readonly<Record<string, unknown>>
  /** Positions in their spelling as they were sent or stored: their other members are stored, too. */
  readonly positions?: Readonly<Record<string, unknown>>
}

/** The record in its wire format: undeclared fields, then declared ones. */
export function toWire(
  resource: Resource,
  stored: Stored,
  without?: ReadonlySet<string>,
): Record<string, unknown> {
  const fields = storedFields(resource).filter(([name]) => !without?.has(name))
  return {
    ...fields.reduce<Raw>((record, [name, { at = name }]) => withValueAt(record, at, stored[name] ?? null), {
      ...withoutFacts(resource, withoutStructureNames(stored.extra)),
      [resource.idKey]: stored.id,
    }),
    ...(stored.children_count === undefined ? {} : { children_count: stored.children_count }),
    ...(resource.fields.created_at && {
      created_at: stored.created_at.toISOString(),
      updated_at: stored.updated_at.toISOString(),
    }),
  }
}

/** The values of a stored record in normal form. */
export function valuesOf(resource: Resource, stored: Stored): Record<string, unknown> {
  return Object.fromEntries(
    storedFields(resource).map(([name, field]) => [name, rulesOf(field).read(stored[name], field)]),
  )
}

/** The column values of a content, including the folded columns for search and order. */
export function toColumns(
  resource: Resource,
  { values, extra, positions = {} }: Content,
): Record<string, unknown> {
  const fields = storedFields(resource)
  const searched = fields
    .filter(([, field]) => rulesOf(field).searched)
    .map(([name]) => readText(values[name]))
  return {
    ...Object.fromEntries(
      fields.map(([name, field]) => [name, toColumn(field, values[name], positions[name])]),
    ),
    ...Object.fromEntries(orderedTexts(resource).map((name) => [`by_${name}`, orderKey(values[name])])),
    folded: searchIndex(searched.filter(Boolean).join('\n')),
    extra: JSON.stringify(extra),
  }
}

// An index entry must stay below a third of a page.
const ORDER_LENGTH = 200

function orderKey(value: unknown): string {
  return Array.from(fold(readText(value)))
    .slice(0, ORDER_LENGTH)
    .join('')
}

function toColumn(field: Field, value: unknown, position: unknown): unknown {
  const written = writeValue(field, value, position)
  return rulesOf(field).column === 'jsonb' ? JSON.stringify(written) : written
}
