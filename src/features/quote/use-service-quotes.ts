import { useMemo } from 'react'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { Refused } from '#http/errors.ts'
import type { Text } from '#text/text.ts'
import { type Cost, costOf } from './price-lines.ts'
import type { ServicePrice } from './rules/calculators.ts'
import type { Choice } from './rules/helpers.ts'
import { ruleFor } from './rules/rule.ts'
import { type Shipment, weighShipment } from './rules/weigh.ts'
import { useHelper } from './use-helper.ts'
import { useExtraPrice, useServicePrices } from './use-prices.ts'
import type { QuoteFormState } from './use-quote-form.ts'

type Rules = readonly Readonly<Record<string, unknown>>[]

/** A service with its weight and price. */
export interface ServiceQuote {
  readonly service: Choice
  /** By the rules of the app, for the current form; null without a weight. */
  readonly shipment: Shipment | null
  readonly state: 'idle' | 'busy' | 'ready' | 'failed'
  readonly price: ServicePrice | null
  readonly cost: Cost | null
  /** The reason why there is no price. */
  readonly failure: Text
  readonly retry: () => void
}

/** All services: the weights are computed at once, the prices after the request. */
export function useServiceQuotes({ values, request }: QuoteFormState, rules: Rules) {
  const services = useHelper('serviceType')
  const currencies = useHelper('currency')
  const prices = useServicePrices(
    request,
    services.choices.map(({ code }) => code),
  )
  const extra = useExtraPrice(request)
  const rates = useMemo(
    () =>
      new Map(currencies.choices.flatMap(({ code, amount }) => (amount === null ? [] : [[code, amount]]))),
    [currencies.choices],
  )
  const isWeighed = values.parcels.some(({ weight }) => weight !== null && weight > 0)
  const serviceQuotes = services.choices.map((service, at): ServiceQuote => {
    const found = prices[at]
    const price = found?.data ?? null
    return {
      service,
      shipment: isWeighed ? weighShipment(values.parcels, ruleFor(rules, service.code)) : null,
      state:
        request === null ? 'idle' : price ? 'ready' : found?.isError && !found.isFetching ? 'failed' : 'busy',
      price,
      cost: price && costOf(price, extra.data ?? 0, values.currency, rates),
      failure: failureMessage(found?.error),
      retry: () => void found?.refetch(),
    }
  })
  return { services, serviceQuotes, extra, extraFailure: failureMessage(extra.error) }
}

/** The message of the server if it sent one, because it names the problem. */
function failureMessage(error: unknown): Text {
  return error instanceof Refused && error.message !== '' ? error.message : readAdviceFor(error)
}
