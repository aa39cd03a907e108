import { useQueries, useQuery } from '@tanstack/react-query'
import { requestOf } from '#descriptor/operation.ts'
import { keys } from '#hooks/read/keys.ts'
import { unreadable } from '#hooks/read/unreadable.ts'
import { send } from '#http/send.ts'
import { config } from '#session/config.ts'
import {
  type Asked,
  calculators,
  extraServiceQuery,
  internationalQuery,
  readAmount,
  readPrices,
  type ServicePrice,
} from './rules/calculators.ts'

/** The request of the form and its number: the same request sent again gets a new number. */
export interface Question {
  readonly turn: number
  readonly asked: Asked
  readonly extras: readonly string[]
}

/** The price of each service, in their order, each with its own state; disabled without a question. */
export function useServicePrices(question: Question | null, services: readonly string[]) {
  return useQueries({
    queries: services.map((service) => {
      const key = question ? internationalQuery(service, question.asked) : {}
      return {
        queryKey: keys.price('international', { ...key, turn: question?.turn ?? 0 }),
        queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
          if (!question) throw new RangeError('Nothing has been asked')
          const { sendBlank } = (await config()).calculator
          return readPrice(service, internationalQuery(service, question.asked, sendBlank), signal)
        },
        enabled: question !== null,
        staleTime: Number.POSITIVE_INFINITY,
      }
    }),
  })
}

/** The total of the chosen extra services; 0 without a request if none is chosen (S7-163, S7-164). */
export function useExtraPrice(question: Question | null) {
  const extras = question?.extras ?? []
  return useQuery({
    queryKey: keys.price('extra', { extras, turn: question?.turn ?? 0 }),
    queryFn: async ({ signal }) => {
      if (extras.length === 0) return 0
      const request = requestOf(calculators.extraService, { query: extraServiceQuery(extras) })
      const amount = readAmount(await send(request, { signal }))
      if (amount === null) throw unreadable()
      // Negative amounts count as 0 (S7-164).
      return Math.max(amount, 0)
    },
    enabled: question !== null,
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
