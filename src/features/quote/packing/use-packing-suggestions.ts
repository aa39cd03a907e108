import { useQueries, useQuery } from '@tanstack/react-query'
import { roundMoney } from '#features/quote/amount.ts'
import { type CustomerTotal, costOf, knownPrice } from '#features/quote/customer-price.ts'
import type { ServicePrice } from '#features/quote/rules/calculators.ts'
import { filledGoods, type GoodsLine } from '#features/quote/rules/goods.ts'
import type { WeighRule } from '#features/quote/rules/rule.ts'
import type { Parcel } from '#features/quote/rules/weigh.ts'
import { priceQuery } from '#features/quote/use-prices.ts'
import { useQuote } from '#features/quote/use-quote.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import type { PackInput, PackingPlan } from './pack-goods.ts'
import type { PackRequest, PackResponse } from './pack-worker.ts'
import { piecesOf } from './packed-box.ts'

/** Boxes that make a service cheaper than the parcels of the quote do. */
export interface PackingSuggestion {
  readonly service: ServiceQuote['service']
  readonly plan: PackingPlan
  /** The goods in the boxes: their pieces name them by index. */
  readonly goods: readonly GoodsLine[]
  /** The price with the boxes. */
  readonly price: CustomerTotal
  /** The amount by which it is lower, in its currency. */
  readonly saving: number
}

/** The cheaper boxes for the priced goods, by the codes of the services; empty while there are none. */
export function usePackingSuggestions(): ReadonlyMap<string, PackingSuggestion> {
  const { form, pricing, landed, boxes } = useQuote()
  const { request, isOld, values } = form
  const { serviceQuotes, rates } = pricing
  const goods = request && !isOld ? filledGoods(request.values.goods) : []
  const plans = usePlans(
    { goods, ...boxes },
    serviceQuotes.map(({ rule }) => rule),
  )
  const planned = serviceQuotes.flatMap((quote, at) => {
    const plan = plans[at]
    const { price } = quote
    if (!request || !plan || !price || !isLighter(plan, quote, request.input.parcels)) return []
    return [{ service: quote.service, now: price, plan, request }]
  })
  const prices = useQueries({
    queries: planned.map(({ service, plan, request: { input, requestedAt } }) => {
      const parcels = plan.boxes.map(({ parcel }) => parcel)
      return priceQuery(service.code, { ...input, parcels }, requestedAt)
    }),
  })
  const totalOf = (price: ServicePrice): CustomerTotal =>
    knownPrice(landed.priceOf({ price })) ?? costOf(price, 0, values.currency, rates)
  const suggestions = planned.flatMap(({ service, now, plan }, at) => {
    const found = prices[at]?.data
    if (!found) return []
    const [price, before] = [totalOf(found), totalOf(now)]
    const saving = roundMoney(before.total - price.total, price.currency)
    const isCheaper = price.currency === before.currency && saving > 0
    return isCheaper ? [[service.code, { service, plan, goods, price, saving }] as const] : []
  })
  return new Map(suggestions)
}

/**
 * Whether a plan may cost less than the parcels of a priced service: it has a lower billable weight, or fewer boxes. A plan that
 * weighs less than the parcels is none: these were measured, and the goods weigh more than their lines have it.
 */
function isLighter(
  { boxes, billable }: PackingPlan,
  { shipment }: ServiceQuote,
  parcels: readonly Parcel[],
): boolean {
  if (!shipment || weightOf(boxes.map(({ parcel }) => parcel)) < weightOf(parcels)) return false
  return billable < shipment.billable || (billable === shipment.billable && boxes.length < parcels.length)
}

/** The weight of parcels in whole grams. */
const weightOf = (parcels: readonly Parcel[]) =>
  Math.round(parcels.reduce((sum, { weight }) => sum + (weight ?? 0), 0) * 1000)

/** The lightest plan for each rule; empty while there is none. */
function usePlans(input: PackInput, rules: readonly WeighRule[]): PackResponse {
  const { data } = useQuery({
    queryKey: ['packing', input, rules],
    queryFn: ({ signal }) => packInWorker({ input, rules }, signal),
    enabled: piecesOf(input.goods) !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? []
}

/**
 * Packs in a worker, so that the page stays responsive; throws when the code of the worker is not loaded, and the reason of
 * `signal` when it aborts.
 */
async function packInWorker(request: PackRequest, signal: AbortSignal): Promise<PackResponse> {
  const worker = new Worker(new URL('./pack-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PackResponse>) => resolve(data))
      worker.addEventListener('error', () => reject(new TypeError('The worker has failed')))
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      worker.postMessage(request, [])
    })
  } finally {
    worker.terminate()
  }
}
