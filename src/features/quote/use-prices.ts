import { useQueries, useQuery } from '@tanstack/react-query'
import { requestOf } from '#descriptor/operation.ts'
import { unreadable } from '#hooks/read/errors.ts'
import { keys } from '#hooks/read/keys.ts'
import { readAdviceFor } from '#hooks/write/advice.ts'
import { Refused } from '#http/errors.ts'
import { send } from '#http/send.ts'
import { config } from '#session/config.ts'
import type { Text } from '#text/text.ts'
import {
  calculators,
  extraServiceQuery,
  internationalQuery,
  type PriceInput,
  readAmount,
  readPrices,
  type ServicePrice,
} from './rules/calculators.ts'

/** The prices that the user requests; the time makes a repeated request with the same input a new query. */
export interface PriceRequest {
  readonly requestedAt: number
  readonly input: PriceInput
  readonly extras: readonly string[]
}

/** A service to price; no request is sent for a refused one. */
interface PricedService {
  readonly service: string
  readonly isRefused: boolean
}

/** The price of each service, in their order, each with its own state; disabled without a request. */
export function useServicePrices(request: PriceRequest | null, services: readonly PricedService[]) {
  return useQueries({
    queries: services.map(({ service, isRefused }) =>
      priceQuery(service, isRefused ? null : (request?.input ?? null), request?.requestedAt ?? 0),
    ),
  })
}

/** The query of one price; disabled without an input. */
export function priceQuery(service: string, input: PriceInput | null, requestedAt: number) {
  const key = input ? internationalQuery(service, input) : {}
  return {
    queryKey: keys.price('international', { ...key, requestedAt }),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      if (!input) throw new RangeError('The prices have not been requested')
      const { sendBlank } = (await config()).calculator
      return readPrice(service, internationalQuery(service, input, sendBlank), signal)
    },
    enabled: input !== null,
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/** The total of the chosen extra services; 0 without a request if none is chosen (S7-163, S7-164). */
export function useExtraPrice(request: PriceRequest | null) {
  const extras = request?.extras ?? []
  return useQuery({
    queryKey: keys.price('extra', { extras, requestedAt: request?.requestedAt ?? 0 }),
    queryFn: async ({ signal }) => {
      if (extras.length === 0) return 0
      const query = extraServiceQuery(extras)
      const amount = readAmount(await send(requestOf(calculators.extraService, { query }), { signal }))
      if (amount === null) throw unreadable()
      // Negative amounts count as 0 (S7-164).
      return Math.max(amount, 0)
    },
    enabled: request !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function readPrice(
  service: string,
  query: ReturnType<typeof internationalQuery>,
  signal: AbortSignal,
): Promise<ServicePrice> {
  const prices = readPrices(await send(requestOf(calculators.international, { query }), { signal }))
  const price = prices?.find((one) => one.service === service) ?? prices?.[0]
  if (!price) throw unreadable()
  return price
}

/** The message of the server if it sent one, because it names the problem. */
export function failureMessage(error: unknown): Text {
  return error instanceof Refused && error.message !== '' ? error.message : readAdviceFor(error)
}
