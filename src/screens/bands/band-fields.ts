import { fieldOf } from '#descriptor/resource.ts'
import type { BandResource } from '#hooks/bands/band-rows.ts'

/** The fields that make a record a band, with that of the currency of its price. */
export function bandFields(resource: BandResource): readonly (string | undefined)[] {
  const { from, to, price, per = [], on } = resource.bands
  const field = fieldOf(resource, price)
  return [from, to, price, ...per, on, field.kind === 'money' ? field.currencyFrom : undefined]
}
