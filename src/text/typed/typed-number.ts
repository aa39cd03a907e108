import { unmarked } from '#descriptor/fold.ts'
import { cleanText } from './clean-text.ts'
import { scaledNumber } from './scaled-number.ts'

/** The rules of a field by which its numbers are read. */
export interface NumberShape {
  readonly integer?: boolean | undefined
  readonly decimals?: number | undefined
  /** The unit that may follow the number, in each language that it may be typed in. */
  readonly units?: readonly string[] | undefined
}

/**
 * Parses a typed number: grouped by dots, commas, blanks or apostrophes, with an exponent, or in words such as `2万` and
 * `1,5 triệu`. One dot or comma before three digits separates thousands where the field has whole numbers, else decimals
 * (decisions/content.md). Null for nothing; NaN for any other text, which validation reports.
 */
export function typedNumber(typed: string, { integer, decimals, units = [] }: NumberShape = {}) {
  const isWhole = integer === true || decimals === 0
  const text = plainText(typed)
  const unit = units.map(plainText).find((one) => one !== '' && hasUnit(text, one)) ?? ''
  const bare = text.slice(0, text.length - unit.length).trim()
  if (text === '') return null
  if (hasNumeralSign(text) && !hasNumeralSign(unit)) return Number.NaN
  // In a field of kilograms, "12k" may be a number whose unit is not yet complete.
  if (units.some((one) => /^k/i.test(one)) && /\d ?k$/.test(bare)) return Number.NaN
  return signed(bare, (digits) => valueOf(digits, isWhole))
}

/**
 * Parses an amount in whole yen or đồng: a number with the sign or name of the currency, remarks on tax, and the dash of a
 * price tag. A dot or comma before three digits separates thousands; decimals are rounded where they cannot be
 * digits that were typed into a formatted amount, as in "4.8004900", which is NaN.
 */
export function typedMoney(typed: string): number | null {
  const amount = typedAmount(typed)
  return amount === null ? null : Math.sign(amount) * Math.round(Math.abs(amount)) + 0
}

/** Parses an amount as `typedMoney` does, without rounding it. */
export function typedAmount(typed: string): number | null {
  const text = plainText(typed).replace(remarks, ' ').trim()
  if (text === '') return null
  if (hasNumeralSign(typed)) return Number.NaN
  const bare = (one: string) => one.replace(currencyBefore, '$1').replace(currencyBehind, '').trim()
  return signed(bare(text), (digits) => valueOf(bare(digits), true, amount))
}

/** Whether a text has a sign such as "²" or "①", which NFKC would make a digit of the number; a unit may end with one. */
const hasNumeralSign = (text: string) => /\p{No}/u.test(text)

/** Lower case without diacritics; the marks that separate digits on Japanese and Swiss keyboards are the usual ones. */
function plainText(typed: string): string {
  if (/(?<!\p{L})\p{No}/u.test(typed)) return typed
  return unmarked(cleanText(typed))
    .replace(/[’‘ʼ`′_]/g, "'")
    .replace(/(?<=\d)、(?=\d)/g, ',')
    .replace(/(?<=\d)。(?=\d)/g, '.')
    .replace(/ +/g, ' ')
}

const hasUnit = (text: string, unit: string) =>
  text.endsWith(unit) && !(/^[a-z]/.test(unit) && /[a-z]$/.test(text.slice(0, -unit.length)))

const remark = String.raw`(?:消費)?税(?:込み?|抜き?|別)|内税|外税|送料(?:込み?|無料|別)|\+ ?税|本体(?:価格)?|販売価格|価格|定価|gia(?: ban)?|price`
const remarks = new RegExp(String.raw`[([【]?(?:(?:${remark})[・,、/:： ]*)+[)\]】]?`, 'g')
const currency = String.raw`[¥₫\\円]|yen|jpy|vnd|dong|(?<!thousan)d`
const currencyBefore = new RegExp(String.raw`^([-+▲△]?) ?(?:金|${currency}) ?(?=[-\d])`)
const currencyBehind = new RegExp(String.raw`(?<=[\d\p{L}])(?: ?(?:${currency})|[.,]? ?[-ー]+|也)+$`, 'u')

/** A number with a sign before it, or with the brackets of accounting. */
function signed(text: string, read: (digits: string) => number): number {
  const [, bracketed] = /^\((.*)\)$/.exec(text) ?? []
  const [, sign = '', digits = ''] = /^([-+▲△]?) ?(.*)$/.exec(bracketed ?? text) ?? []
  if (bracketed !== undefined && sign !== '') return Number.NaN
  const isNegative = bracketed !== undefined || (sign !== '' && sign !== '+')
  return (isNegative ? -1 : 1) * read(digits) + 0
}

function valueOf(
  text: string,
  isWhole: boolean,
  read = (digits: string) => numeral(digits, isWhole),
): number {
  const value = /^\d+(?:[.,]\d+)?e[+-]?\d+$/.test(text)
    ? Number(text.replace(',', '.'))
    : (scaledNumber(text, (digits) => numeral(digits, isWhole)) ?? read(text))
  return Number.isFinite(value) ? value : Number.NaN
}

const group = String.raw`(?!0)\d{1,3}([.,' ])\d{3}(?:\1\d{3})*`
const grouped = new RegExp(`^${group}(?:([.,])(\\d+))?$`)
const amounts = new RegExp(`^(?:${group}(?:[.,](?:\\d\\d?|0+))?|\\d+(?:[.,]0{0,2})?|\\d{4,}[.,]\\d+)$`)

/** Digits with separators; the last of two different ones begins the decimals. */
function numeral(text: string, isWhole: boolean): number {
  const [found, separator, point, decimals = ''] = grouped.exec(text) ?? []
  const isDecimal = !isWhole && point === undefined && /^\d+[.,]\d{3}$/.test(text)
  if (found !== undefined && !isDecimal) {
    const whole = text.slice(0, point === undefined ? undefined : -1 - decimals.length).replace(/\D/g, '')
    return separator === point ? Number.NaN : Number(`${whole}.${decimals}`)
  }
  return /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

const amount = (text: string) => (amounts.test(text) ? numeral(text, true) : Number.NaN)
