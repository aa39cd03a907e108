import { useLanguage } from '#hooks/use-text.ts'
import { type Currency, formatMoney } from '#text/format.ts'

interface MoneyCellProps {
  readonly value: number | null
  readonly currency: Currency
}

/** An amount with its currency sign; its column aligns it to the right. */
export function MoneyCell({ value, currency }: MoneyCellProps) {
  useLanguage()
  return value === null ? null : formatMoney(value, currency)
}
