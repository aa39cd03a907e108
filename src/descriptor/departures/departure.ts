import type { Field, FieldOfKind, Kind } from '#descriptor/field.ts'
import { isRecord, readId, readNumber, splitAddresses } from '#descriptor/read.ts'
import { readDate, readDateTime, readTime } from '#descriptor/wire/read-date.ts'

/** A difference between a received value and its field: the record lacks the field, or its kind cannot read the value. */
export type Departure = 'missing' | 'type'

/**
 * The departure of a received value; null for one that its kind reads. The tolerant readers decide (`read.ts`): unambiguous
 * digits in text are a number, a populated record is a reference. null and blank text are "none" for every kind, required or not,
 * except for a toggle: neither is on or off, so that showing "off" would be a statement of the app alone. A choice
 * outside of its options is text and no departure: lists show it as it came.
 */
export function departureOf(field: Field, isPresent: boolean, raw: unknown): Departure | null {
  if (!isPresent) return 'missing'
  if (isNone(raw) && field.kind !== 'toggle') return null
  const isReadable = readable[field.kind] as (raw: unknown, field: Field) => boolean
  return isReadable(raw, field) ? null : 'type'
}

type Readable = { readonly [K in Kind]: (raw: unknown, field: FieldOfKind<K>) => boolean }

const isNone = (raw: unknown): boolean =>
  typeof raw === 'string' ? raw.trim() === '' : (raw ?? null) === null
const isScalar = (raw: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof raw)
const isNumber = (raw: unknown): boolean => readNumber(raw) !== null
const isId = (raw: unknown, idKey?: string): boolean =>
  isScalar(isRecord(raw) ? readId(raw, idKey) || null : raw)
/** A text of JSON is no address. */
const isAddress = (raw: unknown): boolean => isScalar(raw) && !/^\s*[[{]/.test(String(raw))
const isPicture = (raw: unknown): boolean => isAddress(isRecord(raw) ? raw.url : raw)
/** A list whose items are all of a kind or null, or one value in place of a list of one. */
const listOf = (isItem: (raw: unknown) => boolean) => (raw: unknown) =>
  Array.isArray(raw) ? raw.every((item) => item === null || isItem(item)) : isItem(raw)

const isDay = (raw: unknown): boolean => isScalar(raw) && /^\d{4}-\d{2}-\d{2}$/.test(readDate(raw))
const isMoment = (raw: unknown): boolean => isScalar(raw) && /^[+-]?\d{4,6}-.*Z$/.test(readDateTime(raw))

/** Seconds read as milliseconds are days of 1970; records of this business are younger, birthdays are not. */
const isInSeconds = (raw: unknown): boolean => typeof raw === 'number' && Math.abs(raw) < 1e11

const TOGGLE: ReadonlySet<unknown> = new Set([true, false, 1, 0, '1', '0', 'true', 'false'])

/** Kind → whether it reads a value: total, so that a new kind does not compile without it. */
const readable: Readable = {
  text: isScalar,
  longText: isScalar,
  richText: isScalar,
  slug: isScalar,
  number: isNumber,
  money: isNumber,
  choice: (raw) => isScalar(Array.isArray(raw) ? (raw[0] ?? '') : raw),
  manyChoice: listOf(isScalar),
  toggle: (raw) => TOGGLE.has(raw),
  date: (raw) => isDay(raw) && !isInSeconds(raw),
  dateTime: (raw) => isMoment(raw) && !isInSeconds(raw),
  time: (raw) => typeof raw === 'string' && /^\d{2}:\d{2}$/.test(readTime(raw)),
  position: (raw, { shape }) => shape.read(raw) !== null,
  birthday: isDay,
  color: isScalar,
  url: isScalar,
  email: isScalar,
  phone: isScalar,
  image: (raw) => isAddress(raw) && splitAddresses(String(raw)).length < 2,
  images: listOf(isPicture),
  reference: (raw, { to }) => isId(raw, to().idKey),
  references: (raw, { to }) => listOf((item) => isId(item, to().idKey))(raw),
  parent: (raw) => isId(raw),
  rows: (raw) => Array.isArray(raw) && raw.every(isRecord),
  readOnly: (raw, { shownAs }) =>
    shownAs === 'dateTime' ? isMoment(raw) && !isInSeconds(raw) : isScalar(raw),
}
