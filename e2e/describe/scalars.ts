import { readText } from '#descriptor/read.ts'
import { labelFrom, wordsOf } from './operations.ts'
import type { Schema } from './source.ts'

/** A field of a descriptor as it is written. */
export interface GuessedField {
  readonly name: string
  /** The maker in the grammar: `text`, `reference`. */
  readonly kind: string
  readonly label: string
  /** Arguments between the label and the options, as code; `@brand` is another descriptor. */
  readonly given?: readonly string[]
  /** Options as code; those without a value are not written. */
  readonly options: Readonly<Record<string, string | false | undefined>>
}

/** A property of a record, with the other resources and the list that collects uncertain guesses. */
export interface Property {
  readonly name: string
  /** Its place in the record: `address.city`; '' for the record itself. */
  readonly path: string
  readonly schema: Schema
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  /** The resource that the record is of. */
  readonly resource: string
  /** The names of all resources by the names of their components, and by themselves. */
  readonly resourceOf: (name: string) => string | undefined
  readonly note: (text: string) => void
}

/** The kind of a field, its options beside those of every kind, and its arguments. */
export const guess = (
  kind: string,
  options: GuessedField['options'] = {},
  ...given: readonly string[]
): Omit<GuessedField, 'name' | 'label'> => ({ kind, options, given })

/** A guess without the name and the label of the field. */
export type Guess = ReturnType<typeof guess>

/** A number of a document as code; nothing for another value. */
export const numberFrom = (value: unknown): string | undefined =>
  typeof value === 'number' ? String(value) : undefined

/** The kind of a property that is no object and no list; undefined where none fits. */
export function scalarOf(property: Property): Guess | undefined {
  const { type, options } = property.schema
  if (options) return ofEnum(options, 'choice')
  if (type === 'boolean') return guess('toggle')
  const reference = referenceOf(property)
  if (reference) return reference
  if (type === 'integer' || type === 'number') return ofNumber(property)
  return type === 'string' ? ofText(property) : undefined
}

/** A choice of the values; codes such as VN keep their letters. */
export function ofEnum(values: readonly unknown[], kind: 'choice' | 'manyChoice'): Guess {
  const texts = values.filter((value) => value !== null && value !== '').map(String)
  const labels = texts.map((value) => [value, value === value.toUpperCase() ? value : labelFrom(value)])
  return guess(kind, {}, JSON.stringify(Object.fromEntries(labels)))
}

/** `brandId`, `brand_id`, or `brand` beside a resource of that name, as an id. */
function referenceOf(property: Property): Guess | undefined {
  const { name, path, schema, resource, note } = property
  const words = wordsOf(name)
  const isId = words.at(-1) === 'id' && words.length > 1
  if (!isId && schema.json['format'] !== 'uuid') return undefined
  const target = isId ? words.slice(0, -1) : words
  if (target.join() === 'parent') return guess('parent')
  const other = namedBy(target, property)
  if (!other) note(`${path}: the id of which record? It is read as it comes`)
  if (!other) return undefined
  const isParent = other === resource && isId && target.join('-') !== resource
  return isParent ? guess('parent') : guess('reference', {}, `@${other}`)
}

const PERSON = /^(owner|author|creator|editor|assignee|requester|reporter|member|watcher|manager|approver)s?$/
const PEOPLE = ['user', 'account', 'member', 'employee', 'customer', 'person']

/** The resource that the words before `id` name: all of them, the last one, or the people of the document. */
export function namedBy(words: readonly string[], { resourceOf }: Property): string | undefined {
  const last = words.at(-1) ?? ''
  const names = [words.join('-'), last, ...(PERSON.test(last) ? PEOPLE : [])]
  return names.map((name) => resourceOf(name)).find(Boolean)
}

const AMOUNT = /^(price|cost|amount|fee|salary|balance|subtotal|total|deposit|discount)$/
const COUNT = /^(count|items|rate|percent|pages)$/

/** Money for an integer whose name has a word of `AMOUNT`, else a number. */
function ofNumber({ name, path, schema, note }: Property): Guess {
  const words = wordsOf(name)
  const { multipleOf: step, minimum, maximum } = schema.json
  const isInteger = schema.type === 'integer'
  const isAmount = words.some((word) => AMOUNT.test(word)) && !words.some((word) => COUNT.test(word))
  const isMoney = isAmount && isInteger
  const problem = isInteger ? 'in VND or JPY?' : 'with decimals, which money does not have; a number'
  if (isAmount) note(`${path}: an amount ${problem}`)
  // Of a multiple of 0.1, 0.01 and so on.
  const decimals = typeof step === 'number' && /^(0\.0*1|1e-\d+)$/.test(String(step)) && -Math.log10(step)
  const options = {
    integer: isInteger && !isMoney && 'true',
    decimals: decimals !== false && String(Math.round(decimals)),
    min: numberFrom(minimum),
    max: numberFrom(maximum),
  }
  return isMoney ? guess('money', options, `'VND'`) : guess('number', options)
}

const IMAGE = /^(image|photo|picture|avatar|logo|thumbnail|cover|banner|icon)$/

/** The kinds of a text with the formats and the last words of a name that mean them. */
const TEXTS: Readonly<Record<string, readonly [format: RegExp, word?: RegExp]>> = {
  dateTime: [/^date-time$/],
  time: [/^(partial-)?time$/],
  color: [/^colou?r$/],
  richText: [/^html$/, /^html$/],
  email: [/^(idn-)?email$/, /^(email|mail)$/],
  phone: [/^(phone|tel)$/, /^(phone|mobile|tel|telephone|fax|hotline)$/],
  url: [/^ur[il]$/, /^(url|uri|link|website|homepage|href)$/],
  slug: [/^slug$/, /^(slug|permalink|handle)$/],
  longText: [
    /^markdown$/,
    /^(description|notes?|comments?|remarks?|message|summary|bio|about|instructions|body|content|text)$/,
  ],
}

/** The longest text in one line. */
const LONG = 255

/** The kind of a text: by its format, else by the words of its name, else by its length. */
function ofText({ name, schema }: Property): Guess {
  const words = wordsOf(name)
  const last = words.at(-1) ?? ''
  const { maxLength, pattern, description, contentMediaType, format: given } = schema.json
  const isColor = /^\^?\(?#/.test(readText(pattern))
  const format = isColor ? 'color' : contentMediaType === 'text/html' ? 'html' : readText(given)
  if (format === 'date')
    return guess(words.some((word) => /^(birth|dob|born)/.test(word)) ? 'birthday' : 'date')
  // The word before `url` of a picture: `logoUrl`.
  const isAddress = /^(url|uri|link)$/.test(last) || format === 'uri'
  const kinds = Object.entries(TEXTS)
  const [byFormat] = kinds.find(([, [formats]]) => formats.test(format)) ?? []
  const [byWord] = kinds.find(([, [, word]]) => word?.test(last)) ?? []
  const isPicture = IMAGE.test((isAddress && words.at(-2)) || last)
  const usual = typeof maxLength === 'number' && maxLength > LONG ? 'longText' : 'text'
  const kind = isPicture ? 'image' : (byFormat ?? byWord ?? usual)
  const isRich = kind === 'longText' && /\bhtml\b|rich text|formatted/i.test(readText(description))
  const isSized = /^(text|longText|slug|url|email|phone|image)$/.test(kind)
  return isRich ? guess('richText') : guess(kind, { max: isSized && numberFrom(maxLength) })
}
