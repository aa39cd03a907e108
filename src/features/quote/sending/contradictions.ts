import { decimalsOf, formatAmount } from '#text/format-amount.ts'
import { type Text, text } from '#text/text.ts'
import { typedMoney, typedNumber } from '#text/typed/typed-number.ts'
import { linesOfText, type MessageLine, textOf } from './message-line.ts'

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
  return readAmount(line.slice(line.lastIndexOf(':') + 1), currency, true)
}

/** A typed amount; with `isBare`, null for a number that is no money, such as a weight. */
function readAmount(typed: string, currency: string, isMoney = false): number | null {
  if (isMoney && !/[\p{Sc}]|đ|tr|k\b|nghìn|ngàn|円|yen/iu.test(typed)) return null
  const value = decimalsOf(currency) === 0 ? typedMoney(typed) : typedNumber(typed.replace(/[^\d.,\s-]/g, ''))
  if (value !== null && !Number.isNaN(value)) return value
  // A remark after the amount: "9 ₫ thôi ạ".
  const [bare] = /[-−]?\d[\d.,\s]*/.exec(typed) ?? []
  const rest = bare === undefined ? null : typedMoney(bare)
  return rest === null || Number.isNaN(rest) ? null : rest
}
