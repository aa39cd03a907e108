import { type Text, text } from '#text/text.ts'
import { convertAmount, type Rates } from './amount.ts'
import { type CustomerTotal, knownPrice } from './customer-price.ts'
import type { PriceOf } from './landed/use-landed.ts'
import type { ServiceQuote } from './use-service-quotes.ts'

/** The result of a comparison of totals. */
export interface Comparison<T> {
  /** Those with the lowest total; empty without a total that can be compared. */
  readonly cheapest: readonly T[]
  /** Those whose currency has no rate. */
  readonly uncompared: readonly T[]
}

/** Compares totals: as they are where all have one currency, else converted into đồng. */
export function compareTotals<T>(
  all: readonly T[],
  totalOf: (one: T) => CustomerTotal,
  rates: Rates,
): Comparison<T> {
  const currencies = new Set(all.map((one) => totalOf(one).currency))
  const valueOf = (one: T) => {
    const { total, currency } = totalOf(one)
    return currencies.size === 1 ? total : convertAmount(total, currency, 'VND', rates)
  }
  const compared = all.flatMap((one) => {
    const value = valueOf(one)
    return value === null ? [] : [{ one, value }]
  })
  const least = Math.min(...compared.map(({ value }) => value))
  return {
    cheapest: compared.filter(({ value }) => value === least).map(({ one }) => one),
    uncompared: all.filter((one) => valueOf(one) === null),
  }
}

/**
 * Compares the prices of the services to the customer. While no landed price is complete, their costs are compared; once one
 * is, a service whose landed price cannot be calculated is not compared.
 */
export function compareServices(
  serviceQuotes: readonly ServiceQuote[],
  priceOf: PriceOf,
  rates: Rates,
): Comparison<ServiceQuote> {
  const priced = serviceQuotes.flatMap((quote) => {
    const { cost } = quote
    return cost ? [{ quote, cost, price: knownPrice(priceOf(quote)) }] : []
  })
  const known = priced.filter(({ price }) => price !== null)
  const compared = known.length > 0 ? known : priced
  const { cheapest, uncompared } = compareTotals(compared, ({ price, cost }) => price ?? cost, rates)
  return {
    cheapest: cheapest.map(({ quote }) => quote),
    uncompared: priced
      .filter((one) => uncompared.includes(one) || !compared.includes(one))
      .map(({ quote }) => quote),
  }
}

/** Names the services that are not compared, and the currencies without a rate. */
export function uncomparedText(
  uncompared: readonly {
    readonly service: { readonly label: string }
    readonly cost: { readonly currency: string } | null
  }[],
): Text {
  return text('Chưa so được giá của {names} với dịch vụ khác: chưa có tỉ giá {currencies}.', {
    names: [...new Set(uncompared.map(({ service }) => service.label))].join(', '),
    currencies: [...new Set(uncompared.flatMap(({ cost }) => cost?.currency ?? []))].join(', '),
  })
}
