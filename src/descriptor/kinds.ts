import { isLeftOut, isUnknownCell } from './departures/cells.ts'
import { optionOf } from './departures/spelling.ts'
import { isEmptyMarkup } from './empty-markup.ts'
import type { Columns, Field, FieldOfKind, FilterableKind, Kind, Line } from './field.ts'
import {
  isRecord,
  readAddresses,
  readId,
  readIds,
  readNumber,
  readText,
  readTexts,
  readToggle,
} from './read.ts'
import type { Value, ValueByKind } from './value.ts'
import { readDate, readDateTime, readTime } from './wire/read-date.ts'

/** Column types of the back-end, as PostgreSQL names them. */
export type SqlType = 'text' | 'double precision' | 'boolean' | 'jsonb'

/**
 * The filter control of a field in a list; `many` for fields with several values, `range` for numbers and dates, `presence`
 * for fields that are only empty or not.
 */
export type Filtering = 'option' | 'toggle' | 'reference' | 'many' | 'range' | 'presence' | 'none'

/** The rules of a kind, except for its schema (`schemas.ts`), its sample (`samples.ts`) and its rendering. */
export interface KindRules<F extends Field, V> {
  /** The value that means "none". */
  readonly empty: V
  /** Reads a received value; never throws. */
  readonly read: (raw: unknown, field: F) => V
  readonly column: SqlType
  readonly filtering: Filtering
  /** Whether the full-text search of the back-end includes it. */
  readonly searched: boolean
}

/** The filters that a descriptor does not name. */
type Unnamed = 'presence' | 'none'

type Rules = {
  readonly [K in Kind]: KindRules<FieldOfKind<K>, ValueByKind[K]> & {
    readonly filtering: K extends FilterableKind ? Exclude<Filtering, Unnamed> : Unnamed
  }
}

const plain = { empty: '', read: readText, column: 'text', filtering: 'presence' } as const
/** A line of a table, cell by cell. */
export const inColumns = (columns: Columns, give: (column: Field, name: string) => unknown): Line =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, give(column, name)]))

/** Kind → rules: total, so that a new kind does not compile without them. */
export const kinds: Rules = {
  text: { ...plain, searched: true },
  longText: { ...plain, searched: true },
  richText: { ...plain, read: (raw) => (isEmptyMarkup(raw) ? '' : readText(raw)), searched: false },
  slug: { ...plain, searched: true },
  number: { empty: null, read: readNumber, column: 'double precision', filtering: 'range', searched: false },
  money: { empty: null, read: readNumber, column: 'double precision', filtering: 'range', searched: false },
  choice: {
    ...plain, // Some back-ends send a list of one.
    read: (raw, field) => optionOf(field, readText(Array.isArray(raw) ? raw[0] : raw)),
    filtering: 'option',
    searched: false,
  },
  manyChoice: {
    empty: [],
    read: (raw, field) => readTexts(raw).map((text) => optionOf(field, text)),
    column: 'jsonb',
    filtering: 'many',
    searched: false,
  },
  toggle: { empty: false, read: readToggle, column: 'boolean', filtering: 'toggle', searched: false },
  date: { ...plain, read: readDate, filtering: 'range', searched: false },
  dateTime: { ...plain, read: readDateTime, filtering: 'range', searched: false },
  time: { ...plain, read: readTime, filtering: 'range', searched: false },
  position: {
    empty: null,
    read: (raw, { shape }) => shape.read(raw),
    column: 'jsonb',
    filtering: 'presence',
    searched: false,
  },
  birthday: { ...plain, read: readDate, searched: false },
  color: { ...plain, searched: true },
  url: { ...plain, searched: true },
  email: { ...plain, searched: true },
  phone: { ...plain, searched: true },
  image: { ...plain, searched: false },
  images: { empty: [], read: readAddresses, column: 'jsonb', filtering: 'presence', searched: false },
  reference: {
    ...plain,
    read: (raw, { to }) => readId(raw, isRecord(raw) ? to().idKey : undefined),
    filtering: 'reference',
    searched: false,
  },
  references: {
    empty: [],
    read: (raw, { to }) => readIds(raw, typeof raw === 'object' ? to().idKey : undefined),
    column: 'jsonb',
    filtering: 'many',
    searched: false,
  },
  parent: { ...plain, read: (raw) => readId(raw), searched: false },
  rows: {
    empty: [],
    read: (raw, { columns }) => {
      const lines = Array.isArray(raw) ? raw.filter(isRecord) : []
      return lines.map((line) => ({ ...line, ...readCells(columns, line, lines) }))
    },
    column: 'jsonb',
    filtering: 'presence',
    searched: false,
  },
  readOnly: { ...plain, filtering: 'none', searched: true },
}

/** The cells of a line that are known; the others stay as they came, or left out. */
function readCells(columns: Columns, line: Line, lines: readonly Line[]): Line {
  const known = Object.entries(columns).filter(
    ([name, column]) => !isLeftOut(column, line, name) && !isUnknownCell(column, name, line, lines),
  )
  return inColumns(Object.fromEntries(known), (column, name) => rulesOf(column).read(line[name], column))
}

/** The rules of a field's kind; the only cast from the union of kinds to `kinds`. */
export function rulesOf(field: Field): KindRules<Field, Value> {
  return kinds[field.kind] as unknown as KindRules<Field, Value>
}
