import { useMemo } from 'react'
import { domesticFreightOf } from '#features/quote/rules/goods.ts'
import type { QuoteValues } from '#features/quote/rules/quote-values.ts'
import { useHelper } from '#features/quote/use-helper.ts'
import type { ServiceQuote, useServiceQuotes } from '#features/quote/use-service-quotes.ts'
import { type Landed, type LandedInput, landedPrice } from './landed-price.ts'
import type { LandedSettings } from './landed-settings.ts'

/** Calculates the landed price of the values with the price of a service. */
export function useLanded(
  values: QuoteValues,
  settings: LandedSettings,
  { extra }: Pick<ReturnType<typeof useServiceQuotes>, 'extra'>,
) {
  const { choices } = useHelper('currency')
  const amount = extra.isError ? null : (extra.data ?? 0)
  return useMemo(() => {
    const inputOf = ({ price }: Pick<ServiceQuote, 'price'>): LandedInput => ({
      goods: values.goods,
      domesticFreight: domesticFreightOf(values),
      ...settings,
      freight: price && {
        price: price.price,
        currency: price.currency,
        rate: choices.find(({ code }) => code === price.currency)?.amount ?? null,
        goodsFee: price.goodsFee ?? 0,
      },
      extra: amount,
    })
    return { inputOf, priceOf: (quote: Pick<ServiceQuote, 'price'>): Landed => landedPrice(inputOf(quote)) }
  }, [values, settings, choices, amount])
}
