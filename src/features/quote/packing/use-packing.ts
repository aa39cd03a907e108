import { useQuery } from '@tanstack/react-query'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import type { ParcelLimits } from './box-type.ts'
import { pack } from './pack.ts'
import type { PackedService } from './plan-options.ts'
import type { PackInput } from './plans.ts'

/** Packs for every service by its rule; services with the same limits share the calculation. Disabled without an input. */
export function usePacking(
  input: PackInput | null,
  services: readonly Pick<ServiceQuote, 'service' | 'rule'>[],
) {
  const ruled = services.map(({ service: { code, label }, rule }) => ({ code, label, rule }))
  const keys = ruled.map(({ rule }) => JSON.stringify(limitsOf(rule.limits)))
  const distinct = [...new Set(keys)]
  const { data, ...query } = useQuery({
    queryKey: ['packing', input, distinct],
    queryFn: ({ signal }) => {
      if (!input) throw new RangeError('Nothing to pack')
      return pack(
        input,
        distinct.map((key) => JSON.parse(key) as ParcelLimits),
        signal,
      )
    },
    enabled: input !== null && services.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const packed = ruled.flatMap((service, at): readonly PackedService[] => {
    const packing = data?.[distinct.indexOf(keys[at] ?? '')]
    return packing ? [{ ...service, packing }] : []
  })
  return { ...query, packed }
}

function limitsOf({ weight, longestSide, lengthAndGirth }: ParcelLimits): ParcelLimits {
  return { weight, longestSide, lengthAndGirth }
}
