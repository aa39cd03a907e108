import type * as z from 'zod/mini'
import { birthdayLimits } from './birthday.ts'
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
  numberSchema,
  optionSchema,
  optionsSchema,
  rowsSchema,
  textSchema,
  toggleSchema,
} from './check.ts'
import type { Columns, Field, FieldOfKind, Kind, Line, Options, Value, ValueByKind } from './field.ts'
import {
  isRecord,
  readAddresses,
  readDate,
  readDateTime,
  readId,
  readIds,
  readNumber,
  readText,
  readTexts,
  readToggle,
} from './read.ts'

/** Column types of the back-end, in PostgreSQL's words. */
export type Column = 'text' | 'double precision' | 'boolean' | 'jsonb'

/** How a list may be filtered by a field. */
export type Filtering = 'option' | 'toggle' | 'reference' | 'none'

/** All that follows from a kind besides how it is drawn. */
export interface KindRules<F extends Field, V> {
  /** The value that means "none". */
  readonly empty: V
  /** Reads what a back-end sent; never throws. */
  readonly read: (raw: unknown, field: F) => V
  /** Refuses what may not be saved; built once a field, on first use. */
  readonly schema: (field: F) => z.ZodMiniType<V>
  readonly column: Column
  /** A valid value, different for each `n`, for seeds and contract tests. */
  readonly sample: (field: F, n: number) => V
  readonly filtering: Filtering
  /** Whether the back-end's full-text search looks into it. */
  readonly searched: boolean
}

type Rules = { readonly [K in Kind]: KindRules<FieldOfKind<K>, ValueByKind[K]> }

const words = (field: { label: string; max?: number }, n: number) =>
  `${field.label} ${n}`.slice(0, field.max ?? 255)
const day = (n: number) => `20${10 + (n % 15)}-0${1 + (n % 9)}-1${n % 10}`
const plain = { empty: '', read: readText, column: 'text', filtering: 'none' } as const
const pick = (options: Options, n: number): string => {
  const names = Object.keys(options)
  return names[n % names.length] ?? ''
}
const known = (field: { options: Options; kept?: Options }) => [
  ...Object.keys(field.options),
  ...Object.keys(field.kept ?? {}),
]

const inColumns = (columns: Columns, give: (column: Field, name: string) => unknown): Line =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, give(column, name)]))

/** Kind → rules: total, so that a new kind does not compile without them. */
export const kinds: Rules = {
  text: { ...plain, schema: (f) => textSchema(f.max, f.required), sample: words, searched: true },
  longText: { ...plain, schema: (f) => textSchema(f.max, f.required), sample: words, searched: true },
  richText: {
    ...plain,
    schema: (f) => textSchema(f.max, f.required),
    sample: (f, n) => `<p>${words(f, n)}</p>`,
    searched: false,
  },
  slug: {
    ...plain,
    schema: (f) => textSchema(f.max, f.required),
    sample: (_, n) => `duong-dan-${n}`,
    searched: true,
  },
  number: {
    empty: null,
    read: readNumber,
    schema: numberSchema,
    column: 'double precision',
    sample: (f, n) => (f.min ?? 0) + (f.max === undefined ? n : n % (Math.floor(f.max - (f.min ?? 0)) + 1)),
    filtering: 'none',
    searched: false,
  },
  money: {
    empty: null,
    read: readNumber,
    schema: (f) => numberSchema({ ...f, integer: true }),
    column: 'double precision',
    sample: (f, n) => (f.min ?? 0) + n * 1000,
    filtering: 'none',
    searched: false,
  },
  choice: {
    ...plain,
    // Some back-ends send a list of one.
    read: (raw) => readText(Array.isArray(raw) ? raw[0] : raw),
    schema: (f) => optionSchema(known(f), f.required),
    sample: (f, n) => pick(f.options, n),
    filtering: 'option',
    searched: false,
  },
  manyChoice: {
    empty: [],
    read: readTexts,
    schema: (f) => optionsSchema(known(f), f.required),
    column: 'jsonb',
    sample: (f, n) => [pick(f.options, n)],
    filtering: 'none',
    searched: false,
  },
  toggle: {
    empty: false,
    read: readToggle,
    schema: () => toggleSchema,
    column: 'boolean',
    sample: (_, n) => n % 2 === 0,
    filtering: 'toggle',
    searched: false,
  },
  date: {
    ...plain,
    read: readDate,
    schema: (f) => formedSchema(isDay, 'date', 10, f.required),
    sample: (_, n) => day(n),
    searched: false,
  },
  dateTime: {
    ...plain,
    read: readDateTime,
    schema: (f) => formedSchema(isMoment, 'date', 40, f.required),
    sample: (_, n) => `${day(n)}T08:30:00.000Z`,
    searched: false,
  },
  birthday: {
    ...plain,
    read: readDate,
    schema: (f) => birthdaySchema(f.required),
    sample: (_, n) => `${Number(birthdayLimits().last.slice(0, 4)) - 1 - (n % 60)}-03-15`,
    searched: false,
  },
  color: {
    ...plain,
    schema: (f) => formedSchema(isColor, 'color', 7, f.required),
    sample: (_, n) => `#${(n * 7919 + 0x0b7285).toString(16).slice(-6).padStart(6, '0')}`,
    searched: true,
  },
  url: {
    ...plain,
    schema: (f) => formedSchema(isAddress, 'url', f.max, f.required),
    sample: (_, n) => `https://vi-du.vn/trang-${n}`,
    searched: true,
  },
  email: {
    ...plain,
    schema: (f) => formedSchema(isEmail, 'email', f.max, f.required),
    sample: (_, n) => `nguoi${n}@vi-du.vn`,
    searched: true,
  },
  phone: {
    ...plain,
    schema: (f) => formedSchema(isPhone, 'phone', f.max, f.required),
    sample: (_, n) => `0912 ${String(n).padStart(6, '0')}`,
    searched: true,
  },
  image: {
    ...plain,
    schema: (f) => formedSchema(isAddress, 'url', f.max, f.required),
    sample: (_, n) => `/files/mau-${n}.png`,
    searched: false,
  },
  images: {
    empty: [],
    read: readAddresses,
    schema: (f) => addressesSchema(f.max, f.required),
    column: 'jsonb',
    sample: (_, n) => [`/files/mau-${n}.png`],
    filtering: 'none',
    searched: false,
  },
  reference: {
    ...plain,
    read: readId,
    schema: (f) => textSchema(64, f.required),
    sample: () => '',
    filtering: 'reference',
    searched: false,
  },
  references: {
    empty: [],
    read: readIds,
    schema: (f) => idsSchema(f.max, f.required),
    column: 'jsonb',
    sample: () => [],
    filtering: 'none',
    searched: false,
  },
  parent: {
    ...plain,
    read: readId,
    schema: (f) => textSchema(64, f.required),
    sample: () => '',
    searched: false,
  },
  rows: {
    empty: [],
    read: (raw, { columns }) =>
      (Array.isArray(raw) ? raw.filter(isRecord) : []).map((line) => ({
        ...line,
        ...inColumns(columns, (column, name) => rulesOf(column).read(line[name], column)),
      })),
    schema: (f) =>
      rowsSchema(
        f,
        inColumns(f.columns, (column) => rulesOf(column).schema(column)),
      ),
    column: 'jsonb',
    sample: (f, n) => [inColumns(f.columns, (column) => rulesOf(column).sample(column, n))],
    filtering: 'none',
    searched: false,
  },
  readOnly: { ...plain, schema: () => textSchema(10_000, false), sample: words, searched: true },
}

/** The rules of a field's kind. The one place where the union meets its record. */
export function rulesOf(field: Field): KindRules<Field, Value> {
  return kinds[field.kind] as unknown as KindRules<Field, Value>
}
