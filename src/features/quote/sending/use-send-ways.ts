import { useEffect, useRef, useState } from 'react'
import type { QuoteFormState } from '#features/quote/use-quote-form.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'

/** How a message leaves the screen. */
export type SendWay = 'copy' | 'picture' | 'print'

interface SendWaysOptions {
  /** Whether the form has changed since the prices of the message were requested. */
  readonly isOld: boolean
  /** The way that waits for new prices; undefined for none. */
  readonly pending: SendWay | undefined
  /** Whether the message of the present prices is there. */
  readonly isReady: boolean
  /** Requests new prices, after which the way is `pending`; undefined once it is on its way. */
  readonly onPending: (way: SendWay | undefined) => void
}

/** Sends a message at once, or a stale one after its prices were requested again. */
export function useSendWays(
  acts: Readonly<Record<SendWay, () => void>>,
  { isOld, pending, isReady, onPending }: SendWaysOptions,
): (way: SendWay) => void {
  const latest = useRef({ acts, onPending })
  useEffect(() => {
    latest.current = { acts, onPending }
  })
  const due = isReady && !isOld ? pending : undefined
  useEffect(() => {
    if (!due) return
    latest.current.onPending(undefined)
    latest.current.acts[due]()
  }, [due])
  return (way) => (isOld ? onPending(way) : acts[way]())
}

/** Requests the prices of a stale message; its way is pending while that is the last request. */
export function usePendingSend(
  { request, requestPrices }: Pick<QuoteFormState, 'request' | 'requestPrices'>,
  /** Keeps the chosen service, though another may become the cheapest. */
  keepService: () => void,
  /** The state of the service of the message. */
  state: ServiceQuote['state'] | undefined,
): Pick<SendWaysOptions, 'pending' | 'onPending'> {
  const [sending, setSending] = useState<{ readonly way: SendWay; readonly at: number | null }>()
  // Prices that a retry brings later are not sent without another press.
  if (sending && (state === 'failed' || state === 'refused')) setSending(undefined)
  return {
    pending: sending && sending.at === request?.requestedAt ? sending.way : undefined,
    onPending: (way) => {
      if (way) keepService()
      setSending(way && { way, at: requestPrices() })
    },
  }
}
