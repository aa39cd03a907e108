import { birthdayLimits } from './birthday.ts'
import type { Field, FieldOfKind, Kind, Options } from './field.ts'
import { inColumns } from './kinds.ts'
import { problemOf } from './validate.ts'
import type { Value, ValueByKind } from './value.ts'

type Samples = { readonly [K in Kind]: (field: FieldOfKind<K>, n: number) => ValueByKind[K] }

/** The first valid one of some texts, the most readable one first. */
const fitting = (field: Field, ...texts: readonly [string, ...string[]]) =>
  texts.find((text) => problemOf(field, text) === null) ?? texts[0]

/** A number in few characters, for a field that has no room for more. */
const short = (n: number, max = 255) => n.toString(36).slice(-max)

/** The label and the number; the label is cut off, never the number. */
const sampleText = (field: Field & { readonly max?: number }, n: number) => {
  const end = ` ${n}`
  const start = field.label.slice(0, Math.max(0, (field.max ?? 255) - end.length)).trim()
  return fitting(field, `${start}${end}`, short(n, field.max))
}
const day = (n: number) => `20${10 + (n % 15)}-0${1 + (n % 9)}-1${n % 10}`
const pick = (options: Options, n: number): string => {
  const names = Object.keys(options)
  return names[n % names.length] ?? ''
}

/** The limits of a number; without `integer` and `decimals` it has as few decimals as its range needs. */
export interface SampleLimits {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly integer?: boolean | undefined
  readonly decimals?: number | undefined
}

/** The numbers within limits, in turn; undefined where there is none. */
export function numberIn({ min, max, integer, decimals }: SampleLimits, n: number): number | undefined {
  for (const digits of integer ? [0] : decimals === undefined ? [0, 1, 2, 3, 6] : [decimals]) {
    const unit = 10 ** digits
    // 0.7 × 10 is not 7: bounds are compared with the precision of their digits.
    const inUnits = (bound: number) => Number((bound * unit).toPrecision(12))
    const first = Math.ceil(inUnits(min ?? Math.min(0, max ?? 0)))
    const count = max === undefined ? n + 1 : Math.floor(inUnits(max)) - first + 1
    if (count > 0) return (first + (n % count)) / unit
  }
  return undefined
}

const samples: Samples = {
  text: sampleText,
  longText: sampleText,
  richText: (f, n) => `<p>${sampleText(f, n).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
  slug: (f, n) => fitting(f, `duong-dan-${n}`, short(n, f.max)),
  number: (f, n) => numberIn(f, n) ?? f.min ?? 0,
  money: (f, n) => numberIn({ ...f, integer: true }, n * 1000) ?? f.min ?? 0,
  choice: (f, n) => pick(f.options, n),
  manyChoice: (f, n) => [pick(f.options, n)],
  toggle: (_, n) => n % 2 === 0,
  date: (_, n) => day(n),
  dateTime: (_, n) => `${day(n)}T08:30:00.000Z`,
  time: (_, n) => `${String(n % 24).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}`,
  position: (_, n) => ({ lat: 8 + (n % 15), lng: 102 + (n % 700) / 100 }),
  birthday: (_, n) => `${Number(birthdayLimits().last.slice(0, 4)) - 1 - (n % 60)}-03-15`,
  color: (_, n) => `#${(n * 7919 + 0x0b7285).toString(16).slice(-6).padStart(6, '0')}`,
  url: (f, n) => fitting(f, `https://vi-du.vn/trang-${n}`, `/${short(n, f.max - 1)}`),
  email: (f, n) => fitting(f, `nguoi${n}@vi-du.vn`, `${short(n, f.max - 5)}@a.vn`),
  phone: (f, n) => fitting(f, `0912 ${String(n).padStart(6, '0')}`, String(100_000 + (n % 900_000))),
  image: (f, n) => fitting(f, `/files/mau-${n}.png`, `/${short(n, f.max - 1)}`),
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
