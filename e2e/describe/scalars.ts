import { readText } from '#descriptor/read.ts'
import { labelFrom, wordsOf } from './operations.ts'
import type { Schema } from './source.ts'

/** A field of a descriptor as it is written: the maker, its arguments after the label, and its options as code. */
export interface GuessedField {
  readonly name: string
  /** The maker in the grammar: `text`, `reference`. */
  readonly kind: string
  readonly label: string
  /** Arguments between the label and the options, as code. */
  readonly given?: readonly string[]
  readonly options: Readonly<Record<string, string>>
}

/** A property of a record. */
export interface Property {
  readonly name: string
  /** Its place in the record: `address.city`. */
  readonly path: string
  readonly schema: Schema
  readonly isRequired: boolean
  readonly isReadOnly: boolean
}

/** The context of a guess: the other resources by name, and the list that collects uncertain guesses. */
export interface Guessing {
  /** The resource that the field is in. */
  readonly name: string
  /** The names of all resources by the names of their components, and by themselves. */
  readonly resourceOf: (name: string) => string | undefined
  readonly note: (text: string) => void
}

/** The kind of a guessed field, its arguments and its options beside those of every kind. */
export type Guess = Pick<GuessedField, 'kind' | 'given'> & { readonly options?: GuessedField['options'] }

/** An option with a number; none for another value. */
export const numberOption = (name: string, value: unknown): GuessedField['options'] =>
  typeof value === 'number' ? { [name]: String(value) } : {}

/** The kind of a property that is no object and no list; undefined where none fits. */
export function scalarOf(guessing: Guessing, property: Property): Guess | undefined {
  const { type, options } = property.schema
  if (options) return ofEnum(options, 'choice')
  if (type === 'boolean') return { kind: 'toggle' }
  const reference = referenceOf(guessing, property)
  if (reference) return reference
  if (type === 'integer' || type === 'number') return ofNumber(guessing, property)
  return type === 'string' ? ofText(property) : undefined
}

/** A choice of the values; codes such as VN keep their letters. */
export function ofEnum(values: readonly unknown[], kind: 'choice' | 'manyChoice'): Guess {
  const texts = values.filter((value) => value !== null && value !== '').map(String)
  const labelOf = (value: string) => (value === value.toUpperCase() ? value : labelFrom(value))
  const options = texts.map((value) => `${JSON.stringify(value)}: ${JSON.stringify(labelOf(value))}`)
  return { kind, given: [`{ ${options.join(', ')} }`] }
}

/** `brandId`, `brand_id`, or `brand` beside a resource of that name, as an id. */
function referenceOf(guessing: Guessing, { name, path, schema }: Property): Guess | undefined {
  const { resourceOf, name: own, note } = guessing
  const words = wordsOf(name)
  const isId = words.at(-1) === 'id' && words.length > 1
  const target = (isId ? words.slice(0, -1) : words).join('-')
  if (isId && target === 'parent') return { kind: 'parent' }
  const other = resourceOf(target) ?? (isId ? otherOf(guessing, words) : undefined)
  const isOpaque = isId || schema.json['format'] === 'uuid'
  if (!other && isOpaque) note(`${path}: the id of which record? It is read as it comes`)
  if (!other || !isOpaque) return undefined
  return other === own && isId && target !== own
    ? { kind: 'parent' }
    : { kind: 'reference', given: [`@${other}`] }
}

const PERSON = /^(owner|author|creator|editor|assignee|requester|reporter|member|watcher|manager|approver)s?$/
const PEOPLE = ['user', 'account', 'member', 'employee', 'customer', 'person']

/** The resource that the last word before `id` names: itself, or the people of the document. */
export function otherOf({ resourceOf }: Guessing, words: readonly string[]): string | undefined {
  const word = words.at(-2) ?? ''
  return resourceOf(word) ?? (PERSON.test(word) ? PEOPLE.map(resourceOf).find(Boolean) : undefined)
}

const AMOUNT = /^(price|cost|amount|fee|salary|balance|subtotal|total|deposit|discount)$/

/** Money for an integer whose name has a word of `AMOUNT`, else a number. */
function ofNumber({ note }: Guessing, { name, path, schema }: Property): Guess {
  const words = wordsOf(name)
  const { multipleOf: step, minimum, maximum } = schema.json
  const decimals = typeof step === 'number' ? Math.round(-Math.log10(step)) : 0
  const limits = {
    // Of a multiple of 0.1, 0.01 and so on.
    ...(decimals > 0 && Number(`1e-${decimals}`) === step ? { decimals: String(decimals) } : {}),
    ...numberOption('min', minimum),
    ...numberOption('max', maximum),
  }
  const isInteger = schema.type === 'integer'
  const isCount = words.some((word) => /^(count|items|rate|percent|pages)$/.test(word))
  const isAmount = !isCount && words.some((word) => AMOUNT.test(word))
  if (isAmount)
    note(
      `${path}: an amount ${isInteger ? 'in VND or JPY?' : 'with decimals, which money does not have; a number'}`,
    )
  if (isAmount && isInteger) return { kind: 'money', given: [`'VND'`], options: limits }
  if (isInteger && words.at(-1) === 'at')
    note(`${path}: a time as a number? It is read as one and not written`)
  return { kind: 'number', options: { ...(isInteger ? { integer: 'true' } : {}), ...limits } }
}

/** The kind of a text that its format names. */
const formats: Readonly<Record<string, string>> = {
  'date-time': 'dateTime',
  time: 'time',
  'partial-time': 'time',
  email: 'email',
  'idn-email': 'email',
  phone: 'phone',
  tel: 'phone',
  html: 'richText',
  color: 'color',
  colour: 'color',
}

/** Words at the end of a name → kind, in the order in which they are tried. */
const endings: Readonly<Record<string, RegExp>> = {
  image: /^(image|photo|picture|avatar|logo|thumbnail|cover|banner|icon)$/,
  email: /^(email|mail)$/,
  phone: /^(phone|mobile|tel|telephone|fax|hotline)$/,
  slug: /^(slug|permalink|handle)$/,
  url: /^(url|uri|link|website|homepage|href)$/,
  text: /^(color|colour|hex)$/,
  longText:
    /^(description|note|notes|comment|comments|remark|remarks|message|summary|bio|about|instructions|body|content|text)$/,
}

/** The longest text in one line. */
const LONG = 255

/** The kind of a text: by its format, else by the words of its name, else by its length. */
function ofText({ name, schema }: Property): Guess {
  const words = wordsOf(name)
  const { maxLength: limit, contentMediaType, pattern, description, format: given } = schema.json
  const format = readText(given)
  if (format === 'date')
    return {
      kind:
        /^(birth|birthday|dob|born)/.test(words[0] ?? '') || words.includes('birth') ? 'birthday' : 'date',
    }
  if (words.includes('html') || contentMediaType === 'text/html') return { kind: 'richText' }
  const kindOf = (word: string) => Object.keys(endings).find((kind) => endings[kind]?.test(word))
  const last = words.at(-1) ?? ''
  // The word before `url` of a picture: `logoUrl`.
  const before = /^(url|uri|link)$/.test(last) || format === 'uri' ? (words.at(-2) ?? last) : last
  const ending = kindOf(before) === 'image' ? 'image' : kindOf(last)
  const isCode = formats[format] === undefined && /^#|\^\(?#\[/.test(readText(pattern))
  if (isCode) return { kind: 'color' }
  const isHtml = ending === 'longText' && /\bhtml\b|rich text|formatted/i.test(readText(description))
  const usual = typeof limit === 'number' && limit > LONG ? 'longText' : 'text'
  const byName = isHtml ? 'richText' : (ending ?? (/^ur[il]$/.test(format) ? 'url' : usual))
  const kind = formats[format] ?? byName
  const isSized = /^(text|longText|slug|url|email|phone|image)$/.test(kind)
  return { kind, options: isSized ? numberOption('max', limit) : {} }
}

/** Keys that describe a measurement: a position keeps them as they come. */
const MEASURED =
  /^(alt|altitude|elevation|accuracy|precision|radius|heading|bearing|speed|source|provider|timestamp|measured_?at)$/i

/** The shape of an object that is a position as code, '' for the default of the grammar; undefined for another object. */
export function positionOf(schema: Schema): string | undefined {
  const { type, coordinates } = schema.properties
  // A GeoJSON point: `type` is “Point”, `coordinates` are numbers (RFC 7946 §3.1.2).
  const isNumbers = coordinates?.type === 'array' && coordinates.items.type === 'number'
  const values = [type?.json['const'], type?.json['default'], ...(type?.options ?? [])]
  if (isNumbers && values.includes('Point')) return 'geoJson'
  const keys = degreesOf(schema)
  if (!keys || schema.names.some((name) => !keys.includes(name) && !MEASURED.test(name))) return undefined
  const [lat, lng] = keys
  return lat === 'lat' && lng === 'lng' ? '' : `inKeys(${JSON.stringify(lat)}, ${JSON.stringify(lng)})`
}

/** The keys of latitude and longitude in an object, also in one that has other content. */
export function degreesOf({ properties }: Schema): readonly string[] | undefined {
  const spellings = ['lat lng', 'lat lon', 'lat long', 'latitude longitude'].map((both) => both.split(' '))
  return spellings.find((both) =>
    both.every((name) => /^(number|integer)$/.test(properties[name]?.type ?? '')),
  )
}
