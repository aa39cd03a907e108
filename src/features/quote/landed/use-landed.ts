import { useMemo } from 'react'
import { fold } from '#descriptor/fold.ts'
import { costOf, customerPrice } from '#features/quote/customer-price.ts'
import { domesticFreightOf } from '#features/quote/rules/goods.ts'
import type { Choice } from '#features/quote/rules/helpers.ts'
import type { QuoteValues } from '#features/quote/rules/quote-values.ts'
import { useHelper } from '#features/quote/use-helper.ts'
import type { ServiceQuote, useServiceQuotes } from '#features/quote/use-service-quotes.ts'
import { type Landed, type LandedInput, landedPrice } from './landed-price.ts'
import type { LandedSettings } from './surcharge.ts'

/** Calculates the landed price of the values with the price of a service, and the price to the customer in a currency. */
export function useLanded(
  values: QuoteValues,
  settings: LandedSettings,
  { rates, extraAmount }: Pick<ReturnType<typeof useServiceQuotes>, 'rates' | 'extraAmount'>,
  currency: string,
) {
  const { choices } = useHelper('extraServiceType')
  return useMemo(() => {
    const isInsured = values.extras.some((code) =>
      isInsurance(code, choices.find((one) => one.code === code)?.label ?? ''),
    )
    const inputOf = ({ price }: Pick<ServiceQuote, 'price'>): LandedInput => ({
      goods: values.goods,
      domesticFreight: domesticFreightOf(values),
      ...settings,
      ...withoutInsurance(
        settings.surcharges,
        isInsured || price?.fees?.some(({ name }) => isInsurance(name)) === true,
      ),
      freight: price && {
        price: price.price,
        currency: price.currency,
        rate: rates.get(price.currency) ?? null,
        goodsFee: price.goodsFee ?? 0,
        fees: price.fees ?? [],
      },
      extra: extraAmount,
    })
    const landedOf = (quote: Pick<ServiceQuote, 'price'>): Landed => landedPrice(inputOf(quote))
    return {
      inputOf,
      landedOf,
      priceOf: (quote: Pick<ServiceQuote, 'price'>) =>
        customerPrice(quote.price && costOf(quote.price, extraAmount, currency, rates), landedOf(quote), {
          currency,
          rates,
        }),
    }
  }, [values, settings, rates, extraAmount, currency, choices])
}

/** The surcharges that count: a price that is insured already has no insurance of the settings, nor has it two of them. */
export function withoutInsurance(
  surcharges: LandedSettings['surcharges'],
  isInsured: boolean,
): Pick<LandedInput, 'surcharges' | 'leftOut'> {
  if (!surcharges) return { surcharges }
  const insurances = surcharges.filter((one) => !one.isInternal && isInsurance(one.name))
  const leftOut = isInsured ? insurances : insurances.slice(1)
  return {
    surcharges: surcharges.filter((one) => !leftOut.includes(one)),
    leftOut: leftOut.map(({ name }) => name),
  }
}

/** The price of a service to the customer. */
export type PriceOf = ReturnType<typeof useLanded>['priceOf']

/** Whether the name or the code of a service, a fee or a surcharge is that of an insurance. */
export function isInsurance(...names: readonly string[]): boolean {
  return names.some((name) => /bao hiem|insur|保険/.test(fold(name.normalize('NFKC'))))
}

/** The chosen extra services with one insurance at most: that which was chosen last. */
export function oneInsurance(
  codes: readonly string[],
  before: readonly string[],
  choices: readonly Choice[],
): readonly string[] {
  const isOne = (code: string) => isInsurance(code, choices.find((one) => one.code === code)?.label ?? '')
  const insurances = codes.filter(isOne)
  const last = insurances.find((code) => !before.includes(code)) ?? insurances[0]
  return codes.filter((code) => !isOne(code) || code === last)
}
