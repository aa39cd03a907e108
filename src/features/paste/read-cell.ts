import type { Field, FieldOfKind, Kind, Options, ValueByKind } from '#descriptor/field.ts'
import { fold } from '#descriptor/fold.ts'
import { typedMoney, typedNumber } from '#kit/inputs/typed-number.ts'

/** Parses a cell; undefined if it is empty. Invalid text is returned unchanged for validation. */
type Read<K extends Kind> = (words: string, field: FieldOfKind<K>) => ValueByKind[K] | undefined

const plain = (words: string) => words.normalize('NFC').trim()

/** Kind → the parser of its cells; null if a cell cannot hold the kind. Exhaustive for new kinds. */
const readers: { readonly [K in Kind]: Read<K> | null } = {
  text: plain,
  longText: plain,
  slug: plain,
  url: plain,
  email: plain,
  phone: plain,
  color: plain,
  number: (words, { unit }) => typedNumber(unit ? without(words, unit) : words),
  money: (words) => typedMoney(amount(words)),
  choice: (words, field) => optionIn(words, { ...field.options, ...field.legacyOptions }),
  manyChoice: (words, field) =>
    words === ''
      ? undefined
      : words.split(/[,;]/).map((one) => optionIn(one, { ...field.options, ...field.legacyOptions }) ?? ''),
  toggle: (words) =>
    words === '' ? undefined : on.has(fold(words)) || (off.has(fold(words)) ? false : odd(words)),
  date: dayIn,
  birthday: dayIn,
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
export function readCell(field: Field, words: string): unknown {
  const read = readers[field.kind] as ((words: string, field: Field) => unknown) | null
  return read?.(plain(words), field)
}

function without(words: string, unit: string): string {
  return words.toLowerCase().endsWith(unit.toLowerCase()) ? words.slice(0, -unit.length) : words
}

/** An amount without currency and without zero decimals: `1.250.000,00 ₫`. */
function amount(words: string): string {
  const bare = words
    .normalize('NFKC')
    .replace(/[₫đ¥円]|vnđ|vnd|jpy|yen/gi, '')
    .trim()
  return bare.replace(/^(-?\d{1,3}(?:\.\d{3})+),0+$|^(-?\d{1,3}(?:,\d{3})+)\.0+$/, '$1$2')
}

/** Finds an option by value or label, ignoring case and diacritics; else returns the text. */
function optionIn(words: string, options: Options): string | undefined {
  if (words.trim() === '') return undefined
  const wanted = fold(words.trim())
  const found = Object.entries(options).find(([value, label]) =>
    [value, label].some((one) => fold(one) === wanted),
  )
  return found?.[0] ?? words
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
const odd = (words: string) => words as unknown as boolean

/** `YYYY-MM-DD`, also from the Vietnamese notation `21/11/2026`. */
function dayIn(words: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(words.normalize('NFKC')) ?? []
  return year === '' ? words : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
