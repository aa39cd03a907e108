import { clean } from '#features/quote/rules/round.ts'
import { typedMoney, typedNumber } from '#text/typed/typed-number.ts'

/** Length, width and height in centimetres. */
export type Sides = readonly [length: number, width: number, height: number]

/** A count is a `quantity` where it is marked as one (`x2`); `pieces` (`2 cái`) may also belong to a name. */
type NumberKind = 'weight' | 'quantity' | 'pieces' | 'ordinal'

interface MeasureValues extends Readonly<Record<NumberKind, number>> {
  /** Null where a blank may separate thousands or two numbers, as in `size 42 500 yên`. */
  readonly price: number | null
  readonly link: string
  readonly sides: Sides
}

export type MeasureKind = keyof MeasureValues

/** A value parsed from a text, with its offsets in the text. */
interface Found<K extends MeasureKind> {
  readonly kind: K
  readonly value: MeasureValues[K]
  readonly start: number
  readonly end: number
}

export type Measure = { readonly [K in MeasureKind]: Found<K> }[MeasureKind]

// Bounded, so that a long row of digits takes no long time.
const digits = String.raw`(?<!\d)\d{1,7}(?:[.,]\d{1,6})?`
const unit = String.raw`(?:cm|mm|m(?![a-zà-ỹ])|センチ|ミリ)`
const times = String.raw`\s*[x*×✕✖]\s*`
export const weightUnit = String.raw`(?:kgs?|kí|ký|ki lô|キロ(?:グラム)?|grams?|gram|gr|g|グラム)(?![a-zà-ỹ])`
// No side and no count is a weight: in `60x52x30,15kg` the comma separates the two, in `60x52x30x15kg` the sign.
const chain = new RegExp(
  String.raw`(${digits})(?:\s*(${unit}))?(${times})(${digits})(?:\s*(${unit}))?(${times})(${digits})(?!\d|\s*${weightUnit})(?:${times}(?:(\d{1,3})(?!\d|[.,]\d|\s*${weightUnit})|(?=${digits}\s*${weightUnit})))?(?:\s*(${unit}))?`,
  'giu',
)

const perCentimetre: Readonly<Record<string, number>> = { mm: 0.1, ミリ: 0.1, m: 100 }
const inCentimetres = (typed: string, name = '') =>
  clean((typedNumber(typed) ?? 0) * (perCentimetre[name.toLowerCase()] ?? 1))
const isSide = (side: number) => side > 0 && side <= 1000

/** Sides such as `60x52x30 cm` or `600*520*300mm`; of four numbers the last is a quantity, or the first. */
function chainedSides(text: string): readonly Measure[] {
  return [...text.matchAll(chain)].flatMap((match): readonly Measure[] => {
    const [whole, a = '', unitA, sign = '', b = '', unitB, nextSign = '', c = '', d, unitC] = match
    const unitAll = unitC ?? unitB ?? unitA
    // The first number is a quantity in `2x60x52x30`, `12 x 60x52x30` and `12x60x52x30cm`.
    const isSetApart = sign.length > nextSign.length || unitC !== undefined
    const isSmall = a.length === 1 && [b, c, d ?? ''].every((side) => Number.parseInt(side) >= 10)
    const isCountFirst =
      d !== undefined && /^\d{1,2}$/.test(a) && Number(a) < Number(d) && (isSetApart || isSmall)
    const first = inCentimetres(a, unitA ?? unitAll)
    const second = inCentimetres(b, unitB ?? unitAll)
    const third = inCentimetres(c, unitAll)
    const value: Sides = isCountFirst ? [second, third, inCentimetres(d, unitAll)] : [first, second, third]
    const count = Number(isCountFirst ? a : d)
    if (!value.every(isSide)) return []
    const offsets = { start: match.index, end: match.index + whole.length }
    const quantity: Measure = { kind: 'quantity', value: count, ...offsets }
    return [{ kind: 'sides', value, ...offsets }, ...(count > 0 ? [quantity] : [])]
  })
}

const labels =
  /(縦|たて|タテ|奥行き?|長さ|dài|dai|length)|(横|よこ|ヨコ|幅|rộng|rong|width)|(高さ|高|cao|height)/
const letters = /(?<=\b|\dx)(?:([dl])|([wr])|([hc]))/

/** Sides with their names, such as `縦60 横52 高さ30cm`, `W60×D52×H30` or `dài 60 rộng 52 cao 30`. */
function namedSides(text: string): readonly Measure[] {
  const found = sidesBy(labels, text)
  return found.length > 0 ? found : sidesBy(letters, text)
}

function sidesBy({ source: names }: RegExp, text: string): readonly Measure[] {
  const pattern = new RegExp(String.raw`(?:${names})\s*[:=約]?\s*(${digits})\s*(${unit})?`, 'giu')
  const found: Measure[] = []
  let named = new Map<number, RegExpExecArray>()
  for (const match of text.matchAll(pattern)) {
    const axis = match.slice(1, 4).findIndex((name) => name !== undefined)
    if (named.has(axis)) named = new Map()
    named.set(axis, match)
    if (named.size < 3) continue
    const sides = [0, 1, 2].map((one) => named.get(one))
    const last = sides.find((side) => side?.[5] !== undefined)?.[5]
    const [a = 0, b = 0, c = 0] = sides.map((side) => inCentimetres(side?.[4] ?? '', side?.[5] ?? last))
    const [first = match] = named.values()
    const end = match.index + match[0].length
    if ([a, b, c].every(isSide)) found.push({ kind: 'sides', value: [a, b, c], start: first.index, end })
    named = new Map()
  }
  return found
}

type Find = (text: string) => readonly Measure[]

/** Finds the positive numbers of a pattern. */
function numbers(
  kind: NumberKind | 'price',
  pattern: RegExp,
  valueOf: (match: RegExpExecArray) => number | null,
): Find {
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const value = valueOf(match) ?? 0
      const isPositive = value > 0 && Number.isFinite(value)
      return isPositive ? [{ kind, value, start: match.index, end: match.index + match[0].length }] : []
    })
}

const groupOf = (match: RegExpExecArray) => match.slice(1).find((group) => group !== undefined) ?? ''
const countOf = (match: RegExpExecArray) => Number(groupOf(match))

const weight = new RegExp(String.raw`(${digits})\s*(${weightUnit})`, 'giu')

function kilograms([, number = '', name = '']: RegExpExecArray): number | null {
  // Grams have no decimals: a separator before three digits is one of thousands.
  return /^(?:g|グ)/i.test(name) ? clean((typedMoney(number) ?? 0) / 1000) : typedNumber(number)
}

export const pieces = String.raw`(?:cái|chiếc|món|hộp|thùng|kiện|đôi|bộ|chai|lon|túi|gói|cuốn|con|個|点|箱|台|本|枚|足|冊|pcs|pieces?)`
const plainAmount = String.raw`(?<!\d)(?:\d{1,3}(?:[.,]\d{3}){1,3}|\d{1,9})(?!\d)`
// Behind a currency sign, blanks separate thousands, unless the last digits are those of another word.
const signedAmount = String.raw`\d{1,3}(?: \d{3}){1,3}(?![\p{L}\d]|\s*${pieces})|${plainAmount}`
// Elsewhere the first digits may end a name, as in `iPhone 15 128 000 yên`, unless nothing is in front.
const isAlone = String.raw`(?<=^\s?|\(|[\s–-]\s|giá:?\s)`
const notInWord = String.raw`(?<![\p{L}\d.,])`
const joined = String.raw`${isAlone}\d{1,3}(?: \d{3}){1,3}|${notInWord}(?:\d(?: \d{3}){2}|\d{1,3} 000)`
const ambiguous = String.raw`${notInWord}\d{1,3}(?: \d{3}){1,3}`
const yen = new RegExp(
  String.raw`(?:[¥￥]|jpy)\s*(${signedAmount})|(?:(${joined})|(?!\d{1,3} \d{3} 000(?!\d))(${ambiguous})|(${plainAmount}))\s*(?:¥|円|yên|yen|jpy)(?![a-zà-ỹ])`,
  'giu',
)

/** Finds amounts in yen; ambiguous ones have no value. */
const yenIn: Find = (text) =>
  [...text.matchAll(yen)].flatMap((match): readonly Measure[] => {
    const value = match[3] === undefined ? typedMoney(groupOf(match)) : null
    const isAmount = value === null || (value > 0 && Number.isFinite(value))
    const offsets = { start: match.index, end: match.index + match[0].length }
    return isAmount ? [{ kind: 'price', value, ...offsets }] : []
  })

const tenThousands = new RegExp(String.raw`(${digits})\s*万\s*(\d{1,4})?\s*(?:円|yên|yen)`, 'giu')

const ordinal = new RegExp(
  String.raw`(?<!\d\s?)(?:kiện|thùng|box|箱|荷物)\s*(?:số|thứ|#|no\.?)?\s*(\d{1,2})(?!\d|[.,]\d|\s*[x*×]|\s*${pieces})|(?<!\d)(\d{1,2})\s*(?:箱|個|点|つ)目`,
  'giu',
)
const quantity =
  /(?<![\p{L}\d])[x×*]\s*(\d{1,3})(?!\d|[.,]\d|\p{L})|(?:số lượng|sl|数量|qty)\s*:?\s*(\d{1,3})(?!\d)/giu
const numberOfPieces = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3})\s*${pieces}(?!\p{L})|(?<![\p{L}\d.,])(\d{1,3})\s*[x×*](?![\p{L}\d])`,
  'giu',
)

const link =
  /https?:\/\/[^\s<>"”)」』】、。]+|(?<![\w@.])(?:[a-z\d-]+\.)+(?:co\.jp|jp|com|net)\/[^\s<>"”)」』】、。]*/giu

/** The web addresses, with their protocol. */
function linksIn(text: string): readonly Measure[] {
  return [...text.matchAll(link)].map((match) => {
    const address = match[0].replace(/[.,;:!?]+$/, '')
    const value = /^https?:/i.test(address) ? address : `https://${address}`
    return { kind: 'link', value, start: match.index, end: match.index + address.length }
  })
}

/** In this order: an address may have sizes, and the number of a weight or a price is no ordinal and no count. */
const finders: readonly Find[] = [
  linksIn,
  chainedSides,
  numbers('weight', weight, kilograms),
  namedSides,
  numbers(
    'price',
    tenThousands,
    ([, number = '', rest = '0']) => clean((typedNumber(number) ?? 0) * 10_000) + Number(rest),
  ),
  yenIn,
  numbers('ordinal', ordinal, countOf),
  numbers('quantity', quantity, countOf),
  numbers('pieces', numberOfPieces, countOf),
]

/** The measures of a text in their order, and the text with blanks in place of them. */
export function measuresIn(text: string): { readonly measures: readonly Measure[]; readonly rest: string } {
  const measures: Measure[] = []
  let rest = text
  for (const find of finders) {
    const found = find(rest)
    measures.push(...found)
    rest = blanked(rest, found)
  }
  return { measures: measures.toSorted((one, other) => one.start - other.start), rest }
}

/** Replaces ordered matches with blanks, so that the offsets of the rest do not change. */
export function blanked(text: string, found: readonly Measure[], offset = 0): string {
  let rest = ''
  for (const { start, end } of found) {
    rest += text.slice(rest.length, start - offset)
    rest += ' '.repeat(Math.max(0, end - offset - rest.length))
  }
  return rest + text.slice(rest.length)
}

/** The value of the first measure of a kind. */
export function firstValue<K extends MeasureKind>(kind: K, measures: readonly Measure[]) {
  return measures.find((one): one is Measure & Found<K> => one.kind === kind)?.value ?? null
}
