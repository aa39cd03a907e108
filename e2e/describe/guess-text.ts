import { readText } from '#descriptor/read.ts'
import { wordsOf } from './names.ts'
import type { Property } from './property.ts'
import type { Schema } from './source.ts'

interface Guess {
  readonly kind: string
  readonly options?: Readonly<Record<string, string>>
}

/** Kind → whether a format or media type of the schema names it. */
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
const endings: readonly (readonly [kind: string, words: RegExp])[] = [
  ['image', /^(image|photo|picture|avatar|logo|thumbnail|cover|banner|icon)$/],
  ['email', /^(email|mail)$/],
  ['phone', /^(phone|mobile|tel|telephone|fax|hotline)$/],
  ['slug', /^(slug|permalink|handle)$/],
  ['url', /^(url|uri|link|website|homepage|href)$/],
  ['color', /^(color|colour|hex)$/],
  [
    'longText',
    /^(description|note|notes|comment|comments|remark|remarks|message|summary|bio|about|instructions|body|content|text)$/,
  ],
]

const LONG = 255
const HTML = /\bhtml\b|rich text|formatted/i

/** The kind of a text: by its format, else by the words of its name, else by its length. */
export function guessText({ name, schema }: Property): Guess {
  const words = wordsOf(name)
  const limit = lengthOf(schema)
  const format = readText(schema['format'])
  if (format === 'date')
    return {
      kind:
        /^(birth|birthday|dob|born)/.test(words[0] ?? '') || words.includes('birth') ? 'birthday' : 'date',
    }
  if (words.includes('html') || schema['contentMediaType'] === 'text/html') return { kind: 'richText' }
  const named = formats[format]
  if (named) return { kind: named, options: sized(named, limit) }
  if (/^#|\^\(?#\[/.test(readText(schema['pattern']))) return { kind: 'color' }
  const ending = endingOf(words, format)
  if (ending === 'color') return { kind: 'text', options: sized('text', limit) }
  if (ending === 'longText' && HTML.test(readText(schema['description']))) return { kind: 'richText' }
  if (ending) return { kind: ending, options: sized(ending, limit) }
  if (format === 'uri' || format === 'url') return { kind: 'url', options: sized('url', limit) }
  const kind = limit !== undefined && limit > LONG ? 'longText' : 'text'
  return { kind, options: sized(kind, limit) }
}

/** The kind by the last word, or by the one before `url` of a picture: `logoUrl`. */
function endingOf(words: readonly string[], format: string): string | undefined {
  const last = words.at(-1) ?? ''
  const before = /^(url|uri|link)$/.test(last) || format === 'uri' ? (words.at(-2) ?? last) : last
  const kindOf = (word: string) => endings.find(([, pattern]) => pattern.test(word))?.[0]
  return kindOf(before) === 'image' ? 'image' : (kindOf(last) ?? undefined)
}

function lengthOf({ maxLength }: Schema): number | undefined {
  return typeof maxLength === 'number' ? maxLength : undefined
}

const SIZED = new Set(['text', 'longText', 'slug', 'url', 'email', 'phone', 'image'])

const sized = (kind: string, limit: number | undefined): Readonly<Record<string, string>> =>
  limit !== undefined && SIZED.has(kind) ? { max: String(limit) } : {}
