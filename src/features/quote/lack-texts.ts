import { formatAmount } from '#text/format-amount.ts'
import { type Text, text } from '#text/text.ts'
import type { CustomerPrice, PriceLack } from './customer-price.ts'

/** The warning that a total does not include something, and why. */
export function lackWarning(lack: PriceLack, currency: string): Text {
  if (lack.kind === 'surcharges')
    return text('Chưa đọc được các khoản cộng thêm trong cài đặt, tổng trong lời nhắn có thể thiếu.')
  if (lack.reason === 'unknown')
    return text('Dịch vụ thêm chưa có giá, tổng trong lời nhắn chưa có khoản này.')
  return text(
    'Chưa có tỉ giá để cộng dịch vụ thêm {amount} vào giá {currency}, tổng trong lời nhắn chưa có khoản này.',
    {
      amount: formatAmount(lack.amount, lack.currency),
      currency,
    },
  )
}

/** The note beside a total that is not complete; undefined for a complete one. */
export function partialNote({ lacks }: Pick<CustomerPrice, 'lacks'>): Text | undefined {
  const [lack] = lacks
  if (!lack) return undefined
  return lack.kind === 'extra' ? text('chưa gồm dịch vụ thêm') : text('có thể chưa đủ')
}

/** What the message of a quote names as not included; `names` are those of the extra services, in the customer's language. */
export function excludedExtras(
  { lacks }: Pick<CustomerPrice, 'lacks'>,
  names: string,
  locale: string,
): readonly Text[] {
  return lacks.flatMap((lack) => {
    if (lack.kind === 'surcharges') return []
    if (lack.reason === 'unknown') return [text('dịch vụ thêm ({names})', { names })]
    const amount = formatAmount(lack.amount, lack.currency, locale)
    return [text('dịch vụ thêm ({names}) {amount}', { names, amount })]
  })
}
