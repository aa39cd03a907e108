import type { Field, FieldOfKind, Kind, Options } from '#descriptor/field.ts'
import { fold } from '#descriptor/fold.ts'
import type { ValueByKind } from '#descriptor/value.ts'
import { typedPosition } from '#kit/inputs/position/typed-position.ts'
import { typedMoney, typedNumber } from '#kit/inputs/typed-number.ts'
import { typedTime } from '#kit/inputs/typed-time.ts'

/** Parses a cell; undefined if it is empty. Invalid text is returned unchanged for validation. */
type Read<K extends Kind> = (text: string, field: FieldOfKind<K>) => ValueByKind[K] | undefined

const plain = (text: string) => text.normalize('NFC').trim()

/** Kind → the parser of its cells; null if a cell cannot hold the kind. Exhaustive for new kinds. */
const readers: { readonly [K in Kind]: Read<K> | null } = {
  text: plain,
  longText: plain,
  slug: plain,
  url: plain,
  email: plain,
  phone: plain,
  color: plain,
  number: (text, { unit }) => typedNumber(unit ? withoutUnit(text, unit) : text),
  money: (text) => typedMoney(amount(text)),
  choice: (text, field) => optionIn(text, { ...field.options, ...field.legacyOptions }),
  manyChoice: (text, field) =>
    text === ''
      ? undefined
      : text.split(/[,;]/).map((one) => optionIn(one, { ...field.options, ...field.legacyOptions }) ?? ''),
  toggle: (text) =>
    text === '' ? undefined : on.has(fold(text)) || (off.has(fold(text)) ? false : invalidToggle(text)),
  date: dayIn,
  birthday: dayIn,
  time: (text) => typedTime(text) ?? text,
  // Text that is no position is returned, so that validation refuses it.
  position: (text) => (text === '' ? undefined : (typedPosition(text) ?? (text as unknown as null))),
  dateTime: null,
  richText: null,
  image: null,
  images: null,
  reference: null,
  references: null,
  rows: null,
  parent: null,
  readOnly: null,
}

/** Whether a spreadsheet cell can hold the value of a field. */
export function isPasteable(field: Field): boolean {
  return !field.readOnly && !field.stamp && readers[field.kind] !== null
}

/** The value of a cell; undefined if it is empty. */
export function readCell(field: Field, text: string): unknown {
  const read = readers[field.kind] as ((text: string, field: Field) => unknown) | null
  return read?.(plain(text), field)
}

function withoutUnit(text: string, unit: string): string {
  return text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length) : text
}

/** An amount without currency and without zero decimals: `1.250.000,00 ₫`. */
function amount(text: string): string {
  const bare = text
    .normalize('NFKC')
    .replace(/[₫đ¥円]|vnđ|vnd|jpy|yen/gi, '')
    .trim()
  return bare.replace(/^(-?\d{1,3}(?:\.\d{3})+),0+$|^(-?\d{1,3}(?:,\d{3})+)\.0+$/, '$1$2')
}

/** Finds an option by value or label, ignoring case and diacritics; else returns the text. */
function optionIn(text: string, options: Options): string | undefined {
  if (text.trim() === '') return undefined
  const folded = fold(text.trim())
  const found = Object.entries(options).find(([value, label]) =>
    [value, label].some((one) => fold(one) === folded),
  )
  return found?.[0] ?? text
}

const on: ReadonlySet<string> = new Set([
  '1',
  'true',
  'x',
  'yes',
  'y',
  'on',
  'co',
  'bat',
  'dung',
  '✓',
  'はい',
])
const off: ReadonlySet<string> = new Set([
  '0',
  'false',
  'no',
  'n',
  'off',
  'khong',
  'tat',
  'sai',
  '-',
  'いいえ',
])

// Neither on nor off: the text is returned, so that validation refuses it.
const invalidToggle = (text: string) => text as unknown as boolean

/** `YYYY-MM-DD`, also from the Vietnamese notation `21/11/2026`. */
function dayIn(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.normalize('NFKC')) ?? []
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
