import { useQueries } from '@tanstack/react-query'
import type { Rates } from '#features/quote/amount.ts'
import { freightOf, knownPrice } from '#features/quote/customer-price.ts'
import { failureMessage } from '#features/quote/failure-message.ts'
import type { PriceOf } from '#features/quote/landed/use-landed.ts'
import { type Cost, costOf } from '#features/quote/price-lines.ts'
import type { ServicePrice } from '#features/quote/rules/calculators.ts'
import { type QuoteValues, quoteProblems } from '#features/quote/rules/quote-values.ts'
import { priceQuery } from '#features/quote/use-prices.ts'
import type { Text } from '#text/text.ts'
import type { PlanOption, PricedOption } from './plan-options.ts'

/** An option with the state of its price. */
export interface OptionPrice extends PricedOption {
  readonly state: 'idle' | 'busy' | 'ready' | 'failed'
  /** The billable kilograms of the server, else by the rule of the service. */
  readonly weight: number
  /** The days on the way, as the server names them; '' if unknown. */
  readonly days: string
  /** The reason why there is no price. */
  readonly failure: Text
  readonly retry: () => void
}

/** The rates, and the price that the quote makes of one of the server. */
interface QuoteRates {
  readonly rates: Rates
  readonly priceOf: PriceOf
}

/**
 * The freight of each option by one call each, all with the same other values; none while a value prevents a request. It is
 * the freight of the quote, which has no fee on the goods in it where the quote charges its own.
 */
export function usePlanPrices(
  options: readonly PlanOption[],
  values: QuoteValues,
  requestedAt: number,
  { rates, priceOf }: QuoteRates,
): readonly OptionPrice[] {
  const inputs = options.map(({ plan }) => {
    const input = { ...values, parcels: plan.boxes.map(({ parcel }) => parcel) }
    return Object.keys(quoteProblems(input)).length > 0 ? null : input
  })
  const prices = useQueries({
    queries: options.map(({ service }, at) => priceQuery(service.code, inputs[at] ?? null, requestedAt)),
  })
  const freightCost = (price: ServicePrice): Cost => {
    const cost = costOf(price, 0, values.currency, rates)
    const { total, currency } = freightOf(knownPrice(priceOf({ price })), cost, true)
    return { ...cost, freight: total, total, currency }
  }
  return options.map((option, at) => {
    const found = prices[at]
    const price = found?.data ?? null
    const hasFailed = found?.isError === true && !found.isFetching
    return {
      option,
      state: inputs[at] ? (price ? 'ready' : hasFailed ? 'failed' : 'busy') : 'idle',
      cost: price && freightCost(price),
      weight: price?.weight ?? option.plan.billable,
      days: price?.days ?? '',
      failure: failureMessage(found?.error),
      retry: () => void found?.refetch(),
    }
  })
}
