import type { Choice } from '#features/quote/rules/helpers.ts'
import { decimalsOf, formatAmount } from '#text/format-amount.ts'
import type { Language } from '#text/language.ts'
import { type Text, text } from '#text/text.ts'
import { typedMoney, typedNumber } from '#text/typed/typed-number.ts'
import { linesOfText, type MessageLine, textOf } from './message-line.ts'
import { nameKey } from './sending-settings.ts'
import type { PricedQuote } from './use-message-lines.tsx'

/**
 * The Vietnamese names of the chosen service, its extra services and the surcharges that a message in another language shows
 * as they are, since the settings have no translation. A name without a Vietnamese letter may be a carrier's own and is not returned.
 */
export function untranslatedNames(
  { values, chosen, price, settings }: Pick<PricedQuote, 'values' | 'chosen' | 'price' | 'settings'>,
  extras: readonly Choice[],
  language: Language,
  /** The message as it will be sent: a name that was edited out of it is not returned. */
  message: string,
): readonly string[] {
  if (language === 'vi') return []
  const names = [
    chosen.service.label,
    ...values.extras.flatMap((code) => extras.find((one) => one.code === code)?.label ?? []),
    ...price.parts.flatMap(({ kind, name }) => (kind === 'surcharge' ? name : [])),
  ]
  const isKept = (name: string) =>
    // NFKC: Japanese names have Latin letters of full width.
    vietnameseLetter.test(name.normalize('NFKC')) &&
    !settings.names[language].has(nameKey(name)) &&
    message.includes(name)
  return [...new Set(names)].filter(isKept)
}

/** A Latin letter outside of ASCII. */
const vietnameseLetter = /(?=\p{Script=Latin})[^\0-\x7F]/u

/** What of a message that was edited by hand contradicts itself; none in a generated one. */
export function contradictionsIn(
  message: string,
  generated: readonly MessageLine[],
  currency: string,
): readonly Text[] {
  if (message === textOf(generated)) return []
  const lines = linesOfText(message, generated)
  const total = lines.find(({ kind }) => kind === 'total')
  if (!total) return []
  const [first = '', ...others] = amountsIn(total.amount ?? '')
  const given = readAmount(first, currency)
  const shown = total.amount ?? ''
  if (given === null) return [text('Chưa đọc được số tiền ở dòng tổng: {total}.', { total: shown })]
  const amounts = lines.flatMap((line) => partAmount(line, currency) ?? [])
  const sum = amounts.reduce((all, one) => all + one, 0)
  const isOff = amounts.length > 0 && Math.abs(sum - given) > 0.5 / 10 ** decimalsOf(currency)
  const [before = '', ...othersBefore] = amountsIn(
    generated.find(({ kind }) => kind === 'total')?.amount ?? '',
  )
  const isHalfEdited = others.length > 0 && (first !== before) !== (others.join() !== othersBefore.join())
  return [
    ...(isOff
      ? [
          text('Các dòng trong lời nhắn cộng lại là {sum}, dòng tổng ghi {total}.', {
            sum: formatAmount(sum, currency),
            total: shown,
          }),
        ]
      : []),
    ...(isHalfEdited ? [text('Dòng tổng ghi hai số tiền, mới sửa một: {total}.', { total: shown })] : []),
  ]
}

/** The amounts of a text of several, such as "15.000 ₫ (93 ¥)". */
const amountsIn = (amounts: string) =>
  amounts
    .split(/[()（）]/)
    .map((one) => one.trim())
    .filter((one) => /\d/.test(one))

/** The amount of a line that belongs to the total: a price, or a line by hand that looks like one; null for any other line. */
function partAmount({ kind, text: line, amount }: MessageLine, currency: string): number | null {
  if (kind === 'price') return readAmount(amount ?? '', currency) ?? 0
  if (kind !== 'hand' || !line.startsWith('•')) return null
  const [money] = moneyIn.exec(line.slice(line.lastIndexOf(':') + 1).normalize('NFC')) ?? []
  return money === undefined ? null : readAmount(money, currency)
}

const moneySign = String.raw`(?:\p{Sc}|đồng|đ|vnd|円|yen|yên|jpy|usd)`
const moneyScale = String.raw`(?:k|nghìn|ngàn|triệu|tr|万|千)`
const digits = String.raw`(?:(?<![\d.,])[-−])?\d[\d.,]*(?:[ \u00a0\u202f]\d{3}(?!\d))*`

/** A number with the sign of a currency, or with a word such as "nghìn": no weight, and no count of days. */
const moneyIn = new RegExp(
  String.raw`\p{Sc}\s?${digits}|${digits}\s?(?:${moneyScale}\d*(?: \d[\d.,]* ?${moneyScale})*(?: rưỡi)?(?:\s?${moneySign})?|${moneySign})(?![\p{L}\d])`,
  'iu',
)

/** A typed amount, which may be among other words: "9 ₫ thôi ạ". */
function readAmount(typed: string, currency: string): number | null {
  const isWhole = decimalsOf(currency) === 0
  const read = (one: string) => (isWhole ? typedMoney(one) : typedNumber(one.replace(/[^\d.,\s-]/g, '')))
  const [money] = moneyIn.exec(typed.normalize('NFC')) ?? []
  const [bare] = /[-−]?\d[\d.,\s]*/.exec(typed) ?? []
  for (const one of [typed, money, bare]) {
    const value = read(one ?? '')
    if (value !== null && !Number.isNaN(value)) return value
  }
  return null
}
