import type { Field, FieldOfKind, Kind, Options } from '#descriptor/field.ts'
import { isRecord, readId } from '#descriptor/read.ts'

/** The JSON type that records have for a kind, stricter than the readers of the app. */
interface DescribedType<F> {
  readonly name: string
  readonly matches: (raw: unknown, field: F) => boolean
}

const isText = (raw: unknown) => typeof raw === 'string'
const isNumber = (raw: unknown) => typeof raw === 'number'
const isDay = (raw: unknown) => isText(raw) && /^\d{4}-\d{2}-\d{2}$/.test(raw)
const isMoment = (raw: unknown) =>
  isText(raw) && /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(raw)
const isTexts = (raw: unknown) => Array.isArray(raw) && raw.every(isText)

interface Chosen {
  readonly options: Options
  readonly legacyOptions?: Options
}

const isOption = (raw: unknown, { options, legacyOptions = {} }: Chosen) =>
  isText(raw) && (Object.hasOwn(options, raw) || Object.hasOwn(legacyOptions, raw))

const text = { name: 'text', matches: isText }
const isId = (raw: unknown) => isText(raw) || isNumber(raw)
/** An id, or the record that has it. */
const id = { name: 'an id', matches: (raw: unknown) => isId(raw) || (isRecord(raw) && readId(raw) !== '') }
const day = { name: 'a day as YYYY-MM-DD', matches: isDay }
const moment = { name: 'a moment as ISO 8601 text', matches: isMoment }
const number = { name: 'a number', matches: isNumber }

const types: { readonly [K in Kind]: DescribedType<FieldOfKind<K>> } = {
  text,
  longText: text,
  richText: text,
  slug: text,
  number,
  money: number,
  choice: { name: 'one of its options', matches: isOption },
  manyChoice: {
    name: 'a list of its options',
    matches: (raw, field) => Array.isArray(raw) && raw.every((each) => isOption(each, field)),
  },
  toggle: { name: 'true or false', matches: (raw) => typeof raw === 'boolean' },
  date: day,
  dateTime: moment,
  time: { name: 'a time as HH:mm', matches: (raw) => isText(raw) && /^\d{2}:\d{2}(:\d{2})?$/.test(raw) },
  position: { name: 'a position', matches: (raw, { shape }) => shape.read(raw) !== null },
  birthday: day,
  color: text,
  url: text,
  email: text,
  phone: text,
  image: text,
  images: { name: 'a list of addresses', matches: isTexts },
  reference: id,
  references: { name: 'a list of ids', matches: (raw) => Array.isArray(raw) && raw.every(id.matches) },
  parent: id,
  rows: {
    name: 'a list of objects',
    matches: (raw) => Array.isArray(raw) && raw.every(isRecord),
  },
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
