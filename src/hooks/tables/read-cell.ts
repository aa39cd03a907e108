import type { Field, FieldOfKind, Kind, Options } from '#descriptor/field.ts'
import { kinds } from '#descriptor/kinds.ts'
import { isRecord } from '#descriptor/read.ts'
import { toggleWords } from '#descriptor/row-story.ts'
import type { ValueByKind } from '#descriptor/value.ts'
import { cleanText } from '#text/typed/clean-text.ts'
import { typedDay, typedMoment } from '#text/typed/typed-day.ts'
import { typedAddress, typedCode, typedEmail, typedPhone } from '#text/typed/typed-line.ts'
import { typedMoney, typedNumber } from '#text/typed/typed-number.ts'
import { typedOption, typedSwitch } from '#text/typed/typed-option.ts'
import { typedPosition } from '#text/typed/typed-position.ts'
import { typedTime } from '#text/typed/typed-time.ts'
import type { CellContext } from './cell-context.ts'
import { cellError } from './cell-error.ts'
import { splitItems } from './cell-text.ts'
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

/** Kind → the parser of its cells; null if a cell cannot hold the kind. Exhaustive for new kinds. */
const readers: { readonly [K in Kind]: Read<K> | null } = {
  text: (text, { code, identifier }) => (code || identifier ? typedCode(text) : text),
  longText: plain,
  slug: plain,
  url: typedAddress,
  email: typedEmail,
  phone: typedPhone,
  color: cleanText,
  number: (text, { unit, integer, decimals }, { textsOf }) =>
    orText(typedNumber(text, { integer, decimals, units: unit === undefined ? [] : textsOf(unit) }), text),
  money: (text) => orText(typedMoney(text), text),
  choice: (text, field, context) => optionIn(text, field, context),
  manyChoice: (text, field, context) =>
    text === '' ? undefined : splitItems(text).map((one) => optionIn(one, field, context) ?? ''),
  toggle: toggleIn,
  date: (text) => typedDay(text) ?? text,
  birthday: (text) => typedDay(text, { isPast: true }) ?? text,
  dateTime: (text) => typedMoment(text, momentInVietnam) ?? text,
  time: (text) => typedTime(text) ?? text,
  position: (text) => (text === '' ? undefined : (typedPosition(text) ?? unread(text))),
  image: typedAddress,
  images: (text) => (text === '' ? undefined : splitItems(text, true).map(typedAddress)),
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

/**
 * The value of a cell, which a spreadsheet may have stored as `number`; undefined if it is empty, `UnreadCell` for an error, and
 * if it names records that are not found.
 */
export function readCell(field: Field, text: string, context: CellContext, number?: number): unknown {
  const error = cellError(field, cleanText(text), number)
  if (error) return new UnreadCell(error)
  const read = readers[field.kind] as ((text: string, field: Field, context: CellContext) => unknown) | null
  return read?.(text.normalize('NFC').trim(), field, context)
}

// Invalid text is returned, so that validation refuses it and its reason can quote it.
const unread = (text: string) => text as unknown as null
const orText = (number: number | null, text: string) => (Number.isNaN(number) ? unread(text) : number)

/** Finds an option by value or label, ignoring case and diacritics; else returns the text. */
function optionIn(
  text: string,
  { options, legacyOptions }: { readonly options: Options; readonly legacyOptions?: Options },
  { textsOf }: CellContext,
): string | undefined {
  if (text === '') return undefined
  const all = Object.entries({ ...options, ...legacyOptions })
  return (
    typedOption(
      text,
      all.map(([value, label]) => [value, textsOf(label)] as const),
    ) ?? text
  )
}

/** Reads the words of a switch; any other text is returned, so that validation refuses it. */
function toggleIn(text: string, field: FieldOfKind<'toggle'>, { textsOf }: CellContext): boolean | undefined {
  if (text === '') return undefined
  const { on, off } = toggleWords(field)
  return typedSwitch(text, textsOf(on), textsOf(off)) ?? (text as unknown as boolean)
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
