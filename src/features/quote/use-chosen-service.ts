import { useState } from 'react'
import type { Comparison } from './compare-totals.ts'
import { type Editions, useEditionChoice } from './use-edition-choice.ts'
import type { ServiceQuote } from './use-service-quotes.ts'

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
