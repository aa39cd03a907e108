import { birthdayLimits } from './birthday.ts'
import type { Field, FieldOfKind, Kind, Options } from './field.ts'
import { inColumns } from './kinds.ts'
import { editableFields, fieldOf, notBelowOf, type Resource } from './resource.ts'
import type { Value, ValueByKind } from './value.ts'

type Samples = { readonly [K in Kind]: (field: FieldOfKind<K>, n: number) => ValueByKind[K] }

/** The label and the number, short enough for the field; the label is cut off, never the number. */
const sampleText = ({ label, max = 255 }: { label: string; max?: number }, n: number) => {
  const end = ` ${n}`
  return max > end.length ? `${label.slice(0, max - end.length).trim()}${end}` : String(n).slice(-max)
}
const day = (n: number) => `20${10 + (n % 15)}-0${1 + (n % 9)}-1${n % 10}`
const pick = (options: Options, n: number): string => {
  const names = Object.keys(options)
  return names[n % names.length] ?? ''
}

const inRange = ({ min = 0, max }: { min?: number; max?: number }, n: number) =>
  min + (max === undefined ? n : n % (Math.floor(max - min) + 1))

const samples: Samples = {
  text: sampleText,
  longText: sampleText,
  richText: (f, n) => `<p>${sampleText(f, n)}</p>`,
  slug: (_, n) => `duong-dan-${n}`,
  number: (f, n) => inRange(f.integer ? { ...f, min: Math.ceil(f.min ?? 0) } : f, n),
  money: (f, n) => inRange(f, n * 1000),
  choice: (f, n) => pick(f.options, n),
  manyChoice: (f, n) => [pick(f.options, n)],
  toggle: (_, n) => n % 2 === 0,
  date: (_, n) => day(n),
  dateTime: (_, n) => `${day(n)}T08:30:00.000Z`,
  time: (_, n) => `${String(n % 24).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}`,
  position: (_, n) => ({ lat: 8 + (n % 15), lng: 102 + (n % 700) / 100 }),
  birthday: (_, n) => `${Number(birthdayLimits().last.slice(0, 4)) - 1 - (n % 60)}-03-15`,
  color: (_, n) => `#${(n * 7919 + 0x0b7285).toString(16).slice(-6).padStart(6, '0')}`,
  url: (_, n) => `https://vi-du.vn/trang-${n}`,
  email: (_, n) => `nguoi${n}@vi-du.vn`,
  phone: (_, n) => `0912 ${String(n).padStart(6, '0')}`,
  image: (_, n) => `/files/mau-${n}.png`,
  images: (_, n) => [`/files/mau-${n}.png`],
  reference: () => '',
  references: () => [],
  parent: () => '',
  rows: (f, n) => [inColumns(f.columns, (column) => sampleValue(column, n))],
  readOnly: sampleText,
}

/** A valid value of a field, different for each `n`, for seeds and contract tests. */
export function sampleValue(field: Field, n: number): Value {
  return (samples[field.kind] as unknown as (field: Field, n: number) => Value)(field, n)
}

/**
 * Valid values for the editable fields, different for each `n`; no range ends before its start. References
 * and parents are blank.
 */
export function sampleValues(resource: Resource, n: number): Record<string, unknown> {
  const values: Record<string, Value> = {}
  for (const name of editableFields(resource)) values[name] = sampleValue(fieldOf(resource, name), n)
  for (const name of Object.keys(values)) {
    const start = values[notBelowOf(fieldOf(resource, name)) ?? ''] ?? null
    const end = values[name] ?? null
    if (start !== null && end !== null && end < start) values[name] = start
  }
  return values
}
