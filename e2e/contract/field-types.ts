import { departureOf } from '#descriptor/departures/departure.ts'
import type { Field, FieldOfKind, Kind, Options } from '#descriptor/field.ts'
import { isRecord, readId, readNumber, readText, splitAddresses } from '#descriptor/read.ts'
import { breaks, type Found, harmless, readable } from './found.ts'

/** The JSON type that records have for a kind, stricter than the readers of the app. */
interface DescribedType<F> {
  readonly name: string
  readonly matches: (raw: unknown, field: F) => boolean
}

const isText = (raw: unknown) => typeof raw === 'string'
const isMoment = (raw: unknown) =>
  isText(raw) && /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(raw)
const listOf = (matches: (raw: unknown) => boolean) => (raw: unknown) =>
  Array.isArray(raw) && raw.every(matches)

interface Chosen {
  readonly options: Options
  readonly legacyOptions?: Options
}

const isOption = (raw: unknown, { options, legacyOptions = {} }: Chosen) =>
  isText(raw) && (Object.hasOwn(options, raw) || Object.hasOwn(legacyOptions, raw))

const texts = { name: 'text', matches: isText }
/** An id, or the record that has it. */
const id = {
  name: 'an id',
  matches: (raw: unknown) => isText(raw) || typeof raw === 'number' || (isRecord(raw) && readId(raw) !== ''),
}
const day = {
  name: 'a day as YYYY-MM-DD',
  matches: (raw: unknown) => isText(raw) && /^\d{4}-\d{2}-\d{2}$/.test(raw),
}
const number = { name: 'a number', matches: (raw: unknown) => typeof raw === 'number' }

const types: { readonly [K in Kind]: DescribedType<FieldOfKind<K>> } = {
  text: texts,
  longText: texts,
  richText: texts,
  slug: texts,
  color: texts,
  url: texts,
  email: texts,
  phone: texts,
  image: texts,
  number,
  money: number,
  date: day,
  birthday: day,
  reference: id,
  parent: id,
  choice: { name: 'one of its options', matches: isOption },
  manyChoice: {
    name: 'a list of its options',
    matches: (raw, field) => listOf((each) => isOption(each, field))(raw),
  },
  toggle: { name: 'true or false', matches: (raw) => typeof raw === 'boolean' },
  dateTime: { name: 'a moment as ISO 8601 text', matches: isMoment },
  time: { name: 'a time as HH:mm', matches: (raw) => isText(raw) && /^\d{2}:\d{2}(:\d{2})?$/.test(raw) },
  position: { name: 'a position', matches: (raw, { shape }) => shape.read(raw) !== null },
  images: { name: 'a list of addresses', matches: listOf(isText) },
  references: { name: 'a list of ids', matches: listOf(id.matches) },
  rows: { name: 'a list of objects', matches: listOf(isRecord) },
  readOnly: {
    name: 'text',
    matches: (raw, { shownAs, of }) =>
      shownAs === 'dateTime' ? isMoment(raw) : of ? id.matches(raw) : isText(raw),
  },
}

/** The described JSON type of a field. */
export function describedType(field: Field): DescribedType<Field> {
  return types[field.kind] as DescribedType<Field>
}

/** The JSON type of a received value in words, without the value. */
export function typeName(raw: unknown): string {
  if (raw === undefined) return 'nothing'
  if (raw === null) return 'null'
  if (Array.isArray(raw)) return raw.length === 0 ? 'an empty list' : `a list of ${itemName(raw[0])}`
  if (typeof raw === 'string') return Number.isFinite(Number(raw || 'x')) ? 'digits in text' : 'text'
  if (typeof raw === 'object') return 'an object'
  return typeof raw === 'boolean' ? 'true or false' : 'a number'
}

function itemName(raw: unknown): string {
  if (raw === null) return 'null'
  return typeof raw === 'object' ? 'objects' : `${typeof raw}s`.replace('strings', 'texts')
}

/** The departure of values of another type than that of their field; null if they are as described. */
export function typeDeparture(field: Field, values: readonly unknown[], unit?: string): Found | null {
  const unreadable = values.filter((value) => departureOf(field, true, value) === 'type')
  const unlike = values.filter((value) => !isAsDescribed(field, value))
  const departing = unreadable.length > 0 ? unreadable : unlike
  const [first] = departing
  if (departing.length === 0) return null
  const [rule, change] = cause(field, departing)
  const departure = unreadable.length > 0 ? breaks : rule === 'null-list' ? harmless : readable
  return departure(rule, describedType(field).name, part(typeName(first), departing, values, unit), change)
}

/** null and blank text are "none"; a list has an empty list for it. */
function isAsDescribed(field: Field, value: unknown): boolean {
  return value === null || value === '' ? !isList(field) : describedType(field).matches(value, field)
}

const isList = ({ kind }: Field) => /^(manyChoice|images|references|rows)$/.test(kind)
const isGrouped = (value: unknown) => typeof value === 'string' && /^-?\d{1,3}(?:[.,\s]\d{3})+$/.test(value)

function cause(field: Field, values: readonly unknown[]): readonly [rule: string, change: string] {
  const [value] = values
  if (value === null && isList(field)) return ['null-list', 'Back-end: send `[]` for none']
  const seconds = readNumber(value)
  if (/^(date|dateTime|readOnly)$/.test(field.kind) && seconds !== null && Math.abs(seconds) < 1e11)
    return ['seconds', 'Back-end: send ISO 8601, not seconds']
  return ['field-type', changeOf(field, values)]
}

function changeOf(field: Field, values: readonly unknown[]): string {
  const { kind } = field
  const wanted = `Back-end: send ${describedType(field).name}`
  if (kind === 'choice' || kind === 'manyChoice') return 'add the values to `options` or `legacyOptions`'
  if ((kind === 'number' || kind === 'money') && values.every(isGrouped))
    return 'Back-end: send a number, without thousands separators'
  const isJoined = (value: unknown) => splitAddresses(readText(value)).length > 1
  if ((kind === 'image' || kind === 'images') && values.some(isJoined)) return `${wanted}, one picture each`
  return `${wanted}, or another kind of field`
}

/** A text with the share of the records that it is about. */
export const part = (
  text: string,
  some: readonly unknown[],
  all: readonly unknown[],
  unit = 'records',
): string => `${text} in ${some.length} of ${all.length} ${unit}`
