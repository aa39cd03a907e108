import { useState } from 'react'
import { formatAmount } from '#text/format-amount.ts'
import { type Text, text } from '#text/text.ts'
import { convertAmount, type Rates } from './amount.ts'
import { type CustomerPrice, type CustomerTotal, knownPrice, type PriceLack } from './customer-price.ts'
import type { PriceOf } from './landed/use-landed.ts'
import { type Editions, useEditionChoice } from './use-quote-form.ts'
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

/** The warning that a total does not include something, and why. */
export function lackWarning(lack: PriceLack, currency: string): Text {
  if (lack.kind === 'surcharges')
    return text('Chưa đọc được các khoản cộng thêm trong cài đặt, tổng trong lời nhắn có thể thiếu.')
  if (lack.reason === 'unknown')
    return text('Dịch vụ thêm chưa có giá, tổng trong lời nhắn chưa có khoản này.')
  return text(
    'Chưa có tỉ giá để cộng dịch vụ thêm {amount} vào giá {currency}, tổng trong lời nhắn chưa có khoản này.',
    {
      amount: formatAmount(lack.amount, lack.currency),
      currency,
    },
  )
}

/** The note beside a total that is not complete; undefined for a complete one. */
export function partialNote({ lacks }: Pick<CustomerPrice, 'lacks'>): Text | undefined {
  const [lack] = lacks
  if (!lack) return undefined
  return lack.kind === 'extra' ? text('chưa gồm dịch vụ thêm') : text('có thể chưa đủ')
}

/** What the message of a quote names as not included; `names` are those of the extra services, in the customer's language. */
export function excludedExtras(
  { lacks }: Pick<CustomerPrice, 'lacks'>,
  names: string,
  locale: string,
): readonly Text[] {
  return lacks.flatMap((lack) => {
    if (lack.kind === 'surcharges') return []
    if (lack.reason === 'unknown') return [text('dịch vụ thêm ({names})', { names })]
    const amount = formatAmount(lack.amount, lack.currency, locale)
    return [text('dịch vụ thêm ({names}) {amount}', { names, amount })]
  })
}

/**
 * The service of the message and the weights: the one that the user picked for these values, else the
 * cheapest. While prices are loading, the cheapest one of before is kept, or the first that takes the shipment: the first
 * price to arrive may be the dearest.
 */
export function useChosenService(
  serviceQuotes: readonly ServiceQuote[],
  { cheapest: [first], uncompared: [other] }: Comparison<ServiceQuote>,
  editions: Editions,
) {
  const [picked, pick] = useEditionChoice<string>(editions)
  const [lastCheapest, setLastCheapest] = useState('')
  const isBusy = serviceQuotes.some(({ state }) => state === 'busy')
  const cheapest = isBusy ? lastCheapest : ((first ?? other)?.service.code ?? '')
  if (cheapest !== lastCheapest) setLastCheapest(cheapest)
  const find = (code: string | undefined) => serviceQuotes.find(({ service }) => service.code === code)
  const accepting = serviceQuotes.find(({ state }) => state !== 'refused')
  const chosen = find(picked) ?? find(cheapest) ?? accepting ?? serviceQuotes[0]
  return { chosen, pick }
}
