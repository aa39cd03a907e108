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

/** What was asked, and which time it is: the same question asked again is a new one. */
export interface Question {
  readonly turn: number
  readonly asked: Asked
  readonly extras: readonly string[]
}

/** The price of each service, in their order, each with an outcome of its own; nothing is asked before there is a question. */
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

/** What the chosen extra services cost together: 0 without a call where none is chosen (S7-163, S7-164). */
export function useExtraPrice(question: Question | null) {
  const extras = question?.extras ?? []
  return useQuery({
    queryKey: keys.price('extra', { extras, turn: question?.turn ?? 0 }),
    queryFn: async ({ signal }) => {
      if (extras.length === 0) return 0
      const request = requestOf(calculators.extraService, { query: extraServiceQuery(extras) })
      const amount = readAmount(await send(request, { signal }))
      if (amount === null) throw unreadable()
      // Only an amount above 0 is used (S7-164).
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
