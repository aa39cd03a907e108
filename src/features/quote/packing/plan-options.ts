import { useQueries } from '@tanstack/react-query'
import type { Rates } from '#features/quote/amount.ts'
import { type Comparison, compareTotals } from '#features/quote/compare-totals.ts'
import { type Cost, costOf, freightOf, knownPrice } from '#features/quote/customer-price.ts'
import type { PriceOf } from '#features/quote/landed/use-landed.ts'
import type { ServicePrice } from '#features/quote/rules/calculators.ts'
import { goodsRefused } from '#features/quote/rules/limits.ts'
import { mostParcels, type QuoteValues, quoteProblems } from '#features/quote/rules/quote-values.ts'
import type { WeighRule } from '#features/quote/rules/rule.ts'
import { failureMessage, priceQuery } from '#features/quote/use-prices.ts'
import type { Text } from '#text/text.ts'
import { type Packing, type PackingPlan, plansFor, type Unpackable } from './plans.ts'

/** A service with its rule and what can be packed for it. */
export interface PackedService {
  readonly code: string
  readonly label: string
  readonly rule: WeighRule
  readonly packing: Packing
}

/** A way to send the goods: a plan and a service. */
export interface PlanOption {
  readonly key: string
  readonly service: Pick<PackedService, 'code' | 'label'>
  readonly plan: PackingPlan
  /** The items that its boxes do not have: nothing holds them, or the service takes none as large or as heavy. */
  readonly leftOut: readonly number[]
}

/** Why a service has no option, or which items none of its options has. */
export type NoOption = Pick<PackedService, 'label'> &
  (
    | { readonly reason: 'unpackable'; readonly items: readonly Unpackable[] }
    | { readonly reason: 'goodsValue'; readonly max: number }
    | { readonly reason: 'goods' }
    | { readonly reason: 'tooMany' }
  )

/** The maximum number of options: each costs a call of the calculator. */
export const mostOptions = 12

/**
 * The options to compare, those of the chosen service first: with the fewest boxes and the next numbers of them. The other
 * services have two options each, as long as there is room.
 */
export function optionsOf(
  services: readonly PackedService[],
  chosen: string,
  values: Pick<QuoteValues, 'goodsValue' | 'contents'>,
): { readonly options: readonly PlanOption[]; readonly without: readonly NoOption[] } {
  const ordered = services.toSorted(
    (one, other) => Number(other.code === chosen) - Number(one.code === chosen),
  )
  const found = ordered.map((service) => ({ service, missing: missingOf(service, values) }))
  const plans = found.map(({ service, missing }, at) =>
    missing && missing.reason !== 'unpackable' ? [] : plansIn(service).slice(0, at === 0 ? 3 : 2),
  )
  // Every service has its first option before any has its last.
  const first = [0, 1, 2].flatMap((turn) => plans.flatMap((all) => all[turn] ?? [])).slice(0, mostOptions)
  return {
    options: plans.flat().filter((option) => first.includes(option)),
    without: found.flatMap(({ missing }) => missing ?? []),
  }
}

function plansIn({ code, label, rule, packing }: PackedService): readonly PlanOption[] {
  const leftOut = packing.unpackable.map(({ item }) => item)
  return plansFor(packing, rule)
    .filter(({ boxes }) => boxes.length <= mostParcels)
    .map((plan) => ({ key: `${code} ${plan.boxes.length}`, service: { code, label }, plan, leftOut }))
}

function missingOf(
  service: PackedService,
  { goodsValue, contents }: Pick<QuoteValues, 'goodsValue' | 'contents'>,
): NoOption | null {
  const { label, rule, packing } = service
  const max = rule.limits.goodsValue
  if (max !== null && (goodsValue ?? 0) > max) return { label, reason: 'goodsValue', max }
  if (goodsRefused(rule, contents).length > 0) return { label, reason: 'goods' }
  if (packing.unpackable.length > 0) return { label, reason: 'unpackable', items: packing.unpackable }
  return plansIn(service).length === 0 ? { label, reason: 'tooMany' } : null
}

/** The price of an option; null while there is none. */
export interface PricedOption {
  readonly option: PlanOption
  readonly cost: { readonly total: number; readonly currency: string } | null
}

/** An amount by which an option is cheaper than the first one, or dearer if it is negative. */
export interface Saving {
  readonly amount: number
  readonly currency: string
}

/**
 * The saving of an option against the first one; null for the first one itself, without both prices in one currency, and for
 * boxes that do not hold the same items.
 */
export function savingOf(options: readonly PricedOption[], key: string): Saving | null {
  const [first] = options
  const other = options.find(({ option }) => option.key === key)
  if (!first?.cost || !other?.cost || first === other) return null
  if (first.option.leftOut.join() !== other.option.leftOut.join()) return null
  const { currency } = first.cost
  return other.cost.currency === currency ? { amount: first.cost.total - other.cost.total, currency } : null
}

/** Compares the options that hold the most items by their prices. */
export function compareOptions<O extends PricedOption>(all: readonly O[], rates: Rates): Comparison<O> {
  const fewest = Math.min(...all.map(({ option }) => option.leftOut.length))
  const priced = all.filter(({ option, cost }) => cost && option.leftOut.length === fewest)
  return compareTotals(priced, ({ cost }) => cost ?? noCost, rates)
}

const noCost = { total: 0, currency: 'VND' }

/** The options of the service of the first one. */
export function ofFirstService<O extends PricedOption>(options: readonly O[]): readonly O[] {
  const first = options[0]?.option.service.code
  return options.filter(({ option }) => option.service.code === first)
}

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
