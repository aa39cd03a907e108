import { convertAmount, type Rates, roundMoney } from './amount.ts'
import type { ServicePrice } from './rules/calculators.ts'
import { feeSum, type NamedFee } from './rules/named-fees.ts'

/** The cost of a service in the chosen currency. */
export interface Cost {
  readonly currency: string
  /** The price of the server without the fees that it names. */
  readonly freight: number
  /** The fees that the server names. */
  readonly fees: readonly NamedFee[]
  /** The extra services; 0 where the total does not include them. */
  readonly extra: number
  readonly total: number
  /** Why the total does not include the chosen extra services; null if it does. */
  readonly lacksExtra: LacksExtra | null
}

/** The price of the extra services is unknown, or it has no rate into the currency of the total. */
export type LacksExtra =
  | { readonly reason: 'unknown' }
  | { readonly reason: 'rate'; readonly amount: number; readonly currency: string }

/** The extra services are priced in đồng. */
const extraCurrency = 'VND'

/**
 * A price with its extra services (null if unknown), in the chosen currency if its rate is known, else in the server's
 * currency. Extra services without a rate are not included in the total: amounts of two currencies cannot be
 * added. Each part is rounded as it is written, so that the parts add up to the total.
 */
export function costOf(price: ServicePrice, extra: number | null, target: string, rates: Rates): Cost {
  const convertedPrice = target === '' ? null : convertAmount(price.price, price.currency, target, rates)
  const currency = convertedPrice === null ? price.currency : target
  const whole = roundMoney(convertedPrice ?? price.price, currency)
  const goodsFee = price.goodsFee ? [{ name: '#goods', amount: price.goodsFee }] : []
  const fees = [...goodsFee, ...(price.fees ?? [])].map(({ name, amount }) => ({
    name,
    amount: roundMoney(convertAmount(amount, price.currency, currency, rates) ?? amount, currency),
  }))
  const converted = extra === null ? null : convertAmount(extra, extraCurrency, currency, rates)
  const added = converted === null ? 0 : roundMoney(converted, currency)
  return {
    currency,
    freight: roundMoney(whole - feeSum(fees), currency),
    fees,
    extra: added,
    total: roundMoney(whole + added, currency),
    lacksExtra:
      extra === null
        ? { reason: 'unknown' }
        : converted === null && extra > 0
          ? { reason: 'rate', amount: extra, currency: extraCurrency }
          : null,
  }
}
