import { convertAmount, type Rates } from './amount.ts'
import type { ServicePrice } from './rules/calculators.ts'

/** The cost of a service in the chosen currency. */
export interface Cost {
  readonly currency: string
  readonly freight: number
  readonly extra: number
  readonly total: number
}

/** The extra services are priced in đồng. */
const extraCurrency = 'VND'

/**
 * A price with its extra services, in the chosen currency if its rate is known, else in the server's
 * currency. Extra services without a rate are not included in the total: amounts of two currencies cannot be
 * added.
 */
export function costOf(price: ServicePrice, extra: number, target: string, rates: Rates): Cost {
  const convertedPrice = target === '' ? null : convertAmount(price.price, price.currency, target, rates)
  const currency = convertedPrice === null ? price.currency : target
  const freight = convertedPrice ?? price.price
  const added = extra > 0 ? (convertAmount(extra, extraCurrency, currency, rates) ?? 0) : 0
  return { currency, freight, extra: added, total: freight + added }
}
