import { clean } from '#features/quote/rules/round.ts'
import { typedMoney, typedNumber } from '#text/typed/typed-number.ts'

/** A value parsed from a text, with its offsets in the text. */
export interface Found<V> {
  readonly value: V
  readonly start: number
  readonly end: number
}

/** Length, width and height in centimetres. */
export type Sides = readonly [length: number, width: number, height: number]

// Bounded, so that a long row of digits takes no long time.
const digits = String.raw`(?<!\d)\d{1,7}(?:[.,]\d{1,6})?`
const unit = String.raw`(?:cm|mm|m(?![a-zà-ỹ])|センチ|ミリ)`
const times = String.raw`\s*[x*×✕✖]\s*`
const chain = new RegExp(
  String.raw`(${digits})\s*(${unit})?${times}(${digits})\s*(${unit})?${times}(${digits})(?:${times}(\d{1,2})(?![\d.,]))?\s*(${unit})?`,
  'giu',
)

const perCentimetre: Readonly<Record<string, number>> = { mm: 0.1, ミリ: 0.1, m: 100 }
const inCentimetres = (typed: string, name = '') =>
  clean((typedNumber(typed) ?? 0) * (perCentimetre[name.toLowerCase()] ?? 1))

/** Sides written one after the other, such as `60x52x30 cm` or `600*520*300mm`; of four numbers the last may be a count. */
export function chainedSides(
  text: string,
): readonly Found<{ readonly sides: Sides; readonly count: number | null }>[] {
  return [...text.matchAll(chain)].flatMap((match) => {
    const [whole, a = '', unitA, b = '', unitB, c = '', count, last] = match
    const name = last ?? unitB ?? unitA
    const sides: Sides = [
      inCentimetres(a, unitA ?? name),
      inCentimetres(b, unitB ?? name),
      inCentimetres(c, name),
    ]
    if (sides.some((side) => side <= 0 || side > 1000)) return []
    const value = { sides, count: count === undefined ? null : Number(count) }
    return [{ value, start: match.index, end: match.index + whole.length }]
  })
}

const labels = [
  /(?:縦|たて|タテ|奥行き?|長さ|dài|dai|length)/,
  /(?:横|よこ|ヨコ|幅|rộng|rong|width)/,
  /(?:高さ|高|cao|height)/,
]
const letters = [/\b[dl]/, /\b[wr]/, /\b[hc]/]

/** Sides with their names, such as `縦60 横52 高さ30cm`, `W60×D52×H30` or `dài 60 rộng 52 cao 30`. */
export function namedSides(text: string): Found<Sides> | null {
  return sidesBy(labels, text) ?? sidesBy(letters, text)
}

function sidesBy(names: readonly RegExp[], text: string): Found<Sides> | null {
  const found = names.map((name) =>
    new RegExp(String.raw`${name.source}\s*[:=約]?\s*(${digits})\s*(${unit})?`, 'iu').exec(text),
  )
  const [length, width, height] = found
  if (!length || !width || !height) return null
  const last = found.map((match) => match?.[2]).find((name) => name !== undefined)
  const [a = 0, b = 0, c = 0] = found.map((match) => inCentimetres(match?.[1] ?? '', match?.[2] ?? last))
  if ([a, b, c].some((side) => side <= 0 || side > 1000)) return null
  return {
    value: [a, b, c],
    start: Math.min(...found.map((match) => match?.index ?? 0)),
    end: Math.max(...found.map((match) => (match?.index ?? 0) + (match?.[0].length ?? 0))),
  }
}

/** The first weight in kilograms. */
export function weightIn(text: string): Found<number> | null {
  const match = new RegExp(
    String.raw`(${digits})\s*(kg|kgs|kí|ký|ki lô|キロ(?:グラム)?|grams?|gram|gr|g|グラム)(?![a-zà-ỹ])`,
    'iu',
  ).exec(text)
  if (!match) return null
  const [whole, number = '', name = ''] = match
  const isGrams = /^(?:g|グ)/i.test(name)
  // Grams have no decimals: a separator before three digits is one of thousands.
  const value = isGrams ? (typedMoney(number) ?? 0) / 1000 : (typedNumber(number) ?? 0)
  return value > 0 ? { value: clean(value), start: match.index, end: match.index + whole.length } : null
}

const amount = String.raw`(?<!\d)(?:\d{1,3}(?:[.,]\d{3}){1,3}|\d{1,9})(?!\d)`
const yen = new RegExp(
  String.raw`[¥￥]\s*(${amount})|(?:jpy)\s*(${amount})|(${amount})\s*(?:¥|円|yên|yen|jpy)(?![a-zà-ỹ])`,
  'iu',
)
const tenThousands = new RegExp(String.raw`(${digits})\s*万\s*(\d{1,4})?\s*(?:円|yên|yen)`, 'iu')

/** The first price in yen. */
export function yenIn(text: string): Found<number> | null {
  const large = tenThousands.exec(text)
  if (large) {
    const value = clean((typedNumber(large[1] ?? '') ?? 0) * 10_000) + Number(large[2] ?? 0)
    return { value, start: large.index, end: large.index + large[0].length }
  }
  const match = yen.exec(text)
  const value = match && typedMoney(match[1] ?? match[2] ?? match[3] ?? '')
  if (!match || value === null || !Number.isFinite(value)) return null
  return { value, start: match.index, end: match.index + match[0].length }
}

const pieces = String.raw`(?:cái|chiếc|món|hộp|thùng|kiện|đôi|bộ|chai|lon|túi|gói|cuốn|con|個|点|箱|台|本|枚|足|冊|pcs|pieces?)`
const counts = [
  /(?<![\p{L}\d])[x×*]\s*(\d{1,3})(?![\d.,]\d|\p{L})/iu,
  /(?:số lượng|sl|数量|qty)\s*[::]?\s*(\d{1,3})(?!\d)/iu,
  new RegExp(String.raw`(?<![\d.,])(\d{1,3})\s*${pieces}(?!\p{L})`, 'iu'),
  /(?<![\p{L}\d.,])(\d{1,3})\s*[x×*](?![\p{L}\d])/iu,
]

/** The first number of pieces, such as `x2` or `2 cái`. */
export function countIn(text: string): Found<number> | null {
  for (const pattern of counts) {
    const match = pattern.exec(text)
    const value = Number(match?.[1] ?? 0)
    if (match && value > 0) return { value, start: match.index, end: match.index + match[0].length }
  }
  return null
}

const link =
  /https?:\/\/[^\s<>"”)」』】、。]+|(?<![\w@.])(?:[a-z\d-]+\.)+(?:co\.jp|jp|com|net)\/[^\s<>"”)」』】、。]*/giu

/** The web addresses, with their protocol. */
export function linksIn(text: string): readonly Found<string>[] {
  return [...text.matchAll(link)].map((match) => {
    const address = match[0].replace(/[.,;:!?]+$/, '')
    const value = /^https?:/i.test(address) ? address : `https://${address}`
    return { value, start: match.index, end: match.index + address.length }
  })
}
