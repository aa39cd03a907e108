import { useMemo } from 'react'
import type { Text } from '#text/text.ts'
import { ratesOf } from './amount.ts'
import { type Cost, costOf } from './customer-price.ts'
import type { ServicePrice } from './rules/calculators.ts'
import type { RuleLine } from './rules/carrier-lines.ts'
import type { Choice } from './rules/helpers.ts'
import { type BrokenLimit, goodsRefused, limitsBroken } from './rules/limits.ts'
import type { QuoteValues } from './rules/quote-values.ts'
import { ruleFor, usualRule, type WeighRule } from './rules/rule.ts'
import { missingSides, type Shipment, weighShipment } from './rules/weigh.ts'
import { useHelper } from './use-helper.ts'
import { failureMessage, useExtraPrice, useServicePrices } from './use-prices.ts'
import { type QuoteFormState, useEditionChoice } from './use-quote-form.ts'

/** The limits and goods for which the rule of a service refuses a shipment. */
export interface ServiceRefusal {
  readonly limits: readonly BrokenLimit[]
  /** The kinds and words of the rule that are among the contents. */
  readonly goods: readonly string[]
}

/** A service with its weight and price. */
export interface ServiceQuote {
  readonly service: Choice
  /** By the rules of the app, for the current form; null without a weight, or with a side that is missing. */
  readonly shipment: Shipment | null
  readonly rule: WeighRule
  /** By the rules of the app, for the current form; null if the service takes the shipment. */
  readonly refusal: ServiceRefusal | null
  /** `refused`: no price is requested, unless the user insists. */
  readonly state: 'idle' | 'busy' | 'ready' | 'failed' | 'refused'
  readonly price: ServicePrice | null
  readonly cost: Cost | null
  /** The reason why there is no price. */
  readonly failure: Text
  readonly retry: () => void
  /** Requests the price of a refused service all the same. */
  readonly insist: () => void
}

/** All services: the weights are computed at once, the prices after the request. */
export function useServiceQuotes(
  { values, request, edition, upcoming }: QuoteFormState,
  lines: readonly RuleLine[],
  /** The đồng of one yen, as the settings have it; null if unknown. */
  yen: number | null,
) {
  const services = useHelper('serviceType')
  const currencies = useHelper('currency')
  // The services whose price is requested in spite of their rule, until other values are loaded into the form.
  const [insisted = none, setInsisted] = useEditionChoice<readonly string[]>({ edition, upcoming })
  const isInsisted = (code: string) => insisted.includes(code)
  const rules = services.choices.map(({ code }) => ruleFor(lines, code))
  const prices = useServicePrices(
    request,
    services.choices.map(({ code }, at) => ({
      service: code,
      isRefused: request !== null && !isInsisted(code) && refusalBy(rules[at], request.values) !== null,
    })),
  )
  const extra = useExtraPrice(request)
  // Unknown while it is loading, too: a total without it would not be complete.
  const extraAmount = (request?.extras.length ?? 0) === 0 ? 0 : (extra.data ?? null)
  const rates = useMemo(() => ratesOf(currencies.choices, yen), [currencies.choices, yen])
  const isWeighed =
    values.parcels.some(({ weight }) => weight !== null && weight > 0) &&
    values.parcels.every((parcel) => missingSides(parcel).length === 0)
  const serviceQuotes = services.choices.map((service, at): ServiceQuote => {
    const found = prices[at]
    const rule = rules[at] ?? usualRule
    const refusal = refusalBy(rule, values)
    const isRefused = refusal !== null && !isInsisted(service.code)
    const price = isRefused ? null : (found?.data ?? null)
    return {
      service,
      rule,
      refusal,
      shipment: isWeighed ? weighShipment(values.parcels, rule) : null,
      state: isRefused ? 'refused' : request === null ? 'idle' : stateOf(found),
      price,
      cost: price && costOf(price, extraAmount, values.currency, rates),
      failure: failureMessage(found?.error),
      retry: () => void found?.refetch(),
      insist: () => setInsisted([...insisted, service.code]),
    }
  })
  return { services, rates, serviceQuotes, extra, extraAmount, extraFailure: failureMessage(extra.error) }
}

const none: readonly string[] = []

function refusalBy(rule: WeighRule | undefined, values: QuoteValues): ServiceRefusal | null {
  if (!rule) return null
  const limits = limitsBroken(rule, values.parcels, values.goodsValue)
  const goods = goodsRefused(rule, values.contents)
  return limits.length + goods.length > 0 ? { limits, goods } : null
}

/** The state of a requested price. A service that was refused at the request has no call, and is idle until the next one. */
function stateOf(found: ReturnType<typeof useServicePrices>[number] | undefined) {
  if (found?.data) return 'ready'
  if (found?.isError && !found.isFetching) return 'failed'
  return found?.fetchStatus === 'idle' ? 'idle' : 'busy'
}
