import * as z from 'zod/mini'
import {
  addressesSchema,
  birthdaySchema,
  formedSchema,
  idsSchema,
  isAddress,
  isColor,
  isDay,
  isEmail,
  isMoment,
  isPhone,
  isTime,
  numberSchema,
  optionSchema,
  optionsSchema,
  positionSchema,
  rowsSchema,
  textSchema,
  toggleSchema,
} from './check.ts'
import type { Field, FieldOfKind, Kind, Options } from './field.ts'
import { inColumns } from './kinds.ts'
import { htmlLength } from './text-length.ts'
import type { Value, ValueByKind } from './value.ts'

type Schemas = { readonly [K in Kind]: (field: FieldOfKind<K>) => z.ZodMiniType<ValueByKind[K]> }

const known = (field: { options: Options; legacyOptions?: Options }) => [
  ...Object.keys(field.options),
  ...Object.keys(field.legacyOptions ?? {}),
]

// Separate from the other rules of a kind, so that screens without a form do not load the schema library.
const schemas: Schemas = {
  text: (f) =>
    f.identifier ? formedSchema(isIdentifier, 'lookalike', f.max, f.required) : textSchema(f.max, f.required),
  longText: (f) => textSchema(f.max, f.required),
  richText: (f) => textSchema(f.max, f.required, htmlLength),
  slug: (f) => textSchema(f.max, f.required),
  number: numberSchema,
  money: (f) => numberSchema({ ...f, integer: true }),
  choice: (f) => optionSchema(known(f), f.required),
  manyChoice: (f) => optionsSchema(known(f), f.required),
  toggle: () => toggleSchema,
  date: (f) => formedSchema(isDay, 'date', 10, f.required),
  dateTime: (f) => formedSchema(isMoment, 'date', 40, f.required),
  time: (f) => formedSchema(isTime, 'time', 5, f.required),
  position: (f) => positionSchema(f.required),
  birthday: (f) => birthdaySchema(f.required),
  color: (f) => formedSchema(isColor, 'color', 7, f.required),
  url: (f) => formedSchema(isAddress, 'url', f.max, f.required),
  email: (f) => formedSchema(isEmail, 'email', f.max, f.required),
  phone: (f) => formedSchema(isPhone, 'phone', f.max, f.required),
  image: (f) => formedSchema(isAddress, 'url', f.max, f.required),
  images: (f) => addressesSchema(f.max, f.required),
  reference: (f) => textSchema(64, f.required),
  references: (f) => idsSchema(f.max, f.required),
  parent: (f) => textSchema(64, f.required),
  rows: (f) =>
    rowsSchema(
      f,
      inColumns(f.columns, (column) => (column.optional ? z.optional(schemaOf(column)) : schemaOf(column))),
    ),
  readOnly: () => textSchema(10_000, false),
}

const built = new WeakMap<Field, z.ZodMiniType<Value>>()

/** The schema that validates the value of a field; built on first use. */
export function schemaOf(field: Field): z.ZodMiniType<Value> {
  const before = built.get(field)
  if (before) return before
  const build = schemas[field.kind] as unknown as (field: Field) => z.ZodMiniType<Value>
  const schema = build(field)
  built.set(field, schema)
  return schema
}

/**
 * Whether a text is safe as a visible identifier: no invisible or direction marks, no other encoding of the
 * same letters (NFKC), no script with lookalikes of Latin letters. Allowed are ASCII, Vietnamese and Japanese
 * letters, and single spaces between them.
 */
function isIdentifier(value: string): boolean {
  const composed = value.normalize('NFC').replace(/^ +| +$/g, '')
  if (composed !== composed.normalize('NFKC') || /\p{M}/u.test(composed)) return false
  const base = composed.normalize('NFD').replace(/\p{M}/gu, '')
  return /^(?:[!-~đĐ]| (?! )|(?=\p{L})[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}])*$/u.test(base)
}
