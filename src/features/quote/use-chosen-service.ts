import { useState } from 'react'
import type { ServiceQuote } from './use-service-quotes.ts'

/**
 * The service of the message and the weights: the one that the user picked for these values, else the
 * cheapest. While prices are loading, the cheapest one of before is kept: the first price to arrive may be
 * the dearest. `edition` counts the loads of other values into the form.
 */
export function useChosenService(serviceQuotes: readonly ServiceQuote[], edition: number) {
  const [picked, setPicked] = useState({ service: '', edition })
  const [lastCheapest, setLastCheapest] = useState('')
  const isBusy = serviceQuotes.some(({ state }) => state === 'busy')
  const cheapest = isBusy ? lastCheapest : cheapestOf(serviceQuotes)
  if (cheapest !== lastCheapest) setLastCheapest(cheapest)
  const find = (code: string) => serviceQuotes.find(({ service }) => service.code === code)
  const chosen =
    (picked.edition === edition ? find(picked.service) : undefined) ?? find(cheapest) ?? serviceQuotes[0]
  return { chosen, pick: (service: string) => setPicked({ service, edition }) }
}

/** The code of the service with the lowest total; '' without a price. */
function cheapestOf(serviceQuotes: readonly ServiceQuote[]): string {
  const [best] = serviceQuotes
    .filter(({ cost }) => cost !== null)
    .toSorted((one, other) => (one.cost?.total ?? 0) - (other.cost?.total ?? 0))
  return best?.service.code ?? ''
}
