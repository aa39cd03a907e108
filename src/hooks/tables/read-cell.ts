import type { Field, FieldOfKind, Kind, Options } from '#descriptor/field.ts'
import { fold } from '#descriptor/fold.ts'
import { kinds } from '#descriptor/kinds.ts'
import { isRecord } from '#descriptor/read.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import type { ValueByKind } from '#descriptor/value.ts'
import { readDateTime } from '#descriptor/wire/read-date.ts'
import { typedDay } from '#text/typed/typed-day.ts'
import { typedMoney, typedNumber } from '#text/typed/typed-number.ts'
import { typedPosition } from '#text/typed/typed-position.ts'
import { typedTime } from '#text/typed/typed-time.ts'
import type { CellContext } from './cell-context.ts'
import { cellError } from './cell-error.ts'
import { splitItems } from './item-list.ts'
import { readReference, readReferences } from './read-reference.ts'
import { UnreadCell } from './unread-cell.ts'
import { momentInVietnam } from './vietnam-moment.ts'

/** Parses a cell; undefined if it is empty. Invalid text is returned unchanged for validation. */
type Read<K extends Kind> = (
  text: string,
  field: FieldOfKind<K>,
  context: CellContext,
) => ValueByKind[K] | UnreadCell | undefined

const plain = (text: string) => text
const plainDay = (text: string) => typedDay(text) ?? text

/** Kind → the parser of its cells; null if a cell cannot hold the kind. Exhaustive for new kinds. */
const readers: { readonly [K in Kind]: Read<K> | null } = {
  text: plain,
  longText: plain,
  slug: plain,
  url: plain,
  email: plain,
  phone: plain,
  color: plain,
  number: (text, { unit, integer }) =>
    orText(wholeOrFraction(unit ? withoutUnit(text, unit) : text, integer), text),
  money: (text) => orText(typedMoney(amount(text)), text),
  choice: (text, field, context) => optionIn(text, field, context),
  manyChoice: (text, field, context) =>
    text === '' ? undefined : splitItems(text).map((one) => optionIn(one, field, context) ?? ''),
  toggle: toggleIn,
  date: plainDay,
  birthday: plainDay,
  dateTime: momentIn,
  time: (text) => typedTime(text) ?? text,
  position: (text) => (text === '' ? undefined : (typedPosition(text) ?? unread(text))),
  image: plain,
  images: (text) => (text === '' ? undefined : splitItems(text, true)),
  reference: (text, field, context) => readReference(text, field.to(), context),
  references: (text, field, context) => readReferences(text, field.to(), context),
  parent: (text, _, context) => readReference(text, context.resource, context),
  rows: linesIn,
  // Lists omit it, so that its cells could not be compared with the records.
  richText: null,
  readOnly: null,
}

/** Whether a spreadsheet cell can hold the value of a field. */
export function isPasteable(field: Field): boolean {
  return !field.readOnly && !field.stamp && readers[field.kind] !== null
}

/** The value of a cell; undefined if it is empty, `UnreadCell` for an error, and if it names records that are not found. */
export function readCell(field: Field, text: string, context: CellContext): unknown {
  const error = cellError(field, text.trim())
  if (error) return new UnreadCell(error)
  const read = readers[field.kind] as ((text: string, field: Field, context: CellContext) => unknown) | null
  return read?.(text.normalize('NFC').trim(), field, context)
}

// Invalid text is returned, so that validation refuses it and its reason can quote it.
const unread = (text: string) => text as unknown as null
const orText = (number: number | null, text: string) => (Number.isNaN(number) ? unread(text) : number)

/** Digits with one separator before three others are thousands in a field without fractions. */
function wholeOrFraction(text: string, isInteger = false): number | null {
  const digits = text.normalize('NFKC').trim()
  if (/^[+-]?\d+(\.\d+)?e[+-]?\d+$/i.test(digits)) return Number(digits)
  return typedNumber(isInteger ? digits.replace(/^(-?\d{1,3})[.,](\d{3})$/, '$1$2') : digits)
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
function optionIn(
  text: string,
  { options, legacyOptions }: { readonly options: Options; readonly legacyOptions?: Options },
  { textsOf }: CellContext,
): string | undefined {
  if (text.trim() === '') return undefined
  const all = Object.entries({ ...options, ...legacyOptions })
  const isSame = (compare: (one: string) => string) => {
    const given = compare(text.trim())
    const byValue = all.find(([value]) => compare(value) === given)
    return byValue ?? all.find(([, label]) => textsOf(label).some((one) => compare(one) === given))
  }
  return (isSame((one) => one) ?? isSame(fold))?.[0] ?? text
}

// Vietnamese words are folded: these are read, never shown.
const on: ReadonlySet<string> = new Set(
  [
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
    '✔',
    '○',
    'はい',
    '有',
    '有り',
    'あり',
    'オン',
  ].map(fold),
)
const off: ReadonlySet<string> = new Set(
  [
    '0',
    'false',
    'no',
    'n',
    'off',
    'khong',
    'tat',
    'sai',
    '-',
    '✗',
    '×',
    'いいえ',
    '無',
    '無し',
    'なし',
    'オフ',
  ].map(fold),
)

/** Reads the words of a switch; any other text is returned, so that validation refuses it. */
function toggleIn(text: string, field: FieldOfKind<'toggle'>, { textsOf }: CellContext): boolean | undefined {
  if (text === '') return undefined
  const given = fold(text)
  const words = toggleWords(field)
  if (textsOf(words.on).some((word) => fold(word) === given)) return true
  if (textsOf(words.off).some((word) => fold(word) === given)) return false
  if (on.has(given)) return true
  return off.has(given) ? false : (text as unknown as boolean)
}

/** A moment in Vietnam time: a day, or a day and a time in either order. */
function momentIn(text: string): string {
  const parts = text
    .normalize('NFKC')
    .split(/[\sT,]+/)
    .filter(Boolean)
  const day = parts.map(typedDay).find((one) => one !== null)
  const isOther = (part: string) => typedDay(part) === null
  const rest = parts.filter(isOther).join(' ')
  const isExact = /^\d{2}:\d{2}:\d{2}(\.\d+)?$/.test(rest)
  const time = isExact ? rest : typedTime(rest)
  if (/^\d{4}-.*Z$/.test(text)) return readDateTime(text)
  return (day !== undefined && time !== null && momentInVietnam(day, time)) || text
}

/** Lines as they are exported, in JSON; any other text is returned, so that validation refuses it. */
function linesIn(text: string, field: FieldOfKind<'rows'>): ValueByKind['rows'] | undefined {
  if (text === '') return undefined
  try {
    const raw: unknown = JSON.parse(text)
    if (Array.isArray(raw) && raw.every(isRecord)) return kinds.rows.read(raw, field)
  } catch {
    // Not JSON.
  }
  return text as unknown as ValueByKind['rows']
}
