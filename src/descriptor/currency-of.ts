import type { MoneyField } from './field.ts'

/** The currency of an amount: the record's own if it has one. */
export function currencyOf(field: MoneyField, read: (name: string) => unknown): MoneyField['currency'] {
  const own = field.currencyFrom && read(field.currencyFrom)
  return own === 'JPY' || own === 'VND' ? own : field.currency
}
