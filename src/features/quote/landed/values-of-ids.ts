import type { Resource } from '#descriptor/resource.ts'
import { personOfPhone } from '#features/quote/people/use-people.ts'
import { mostLines } from '#features/quote/rules/bounds.ts'
import type { QuoteValues } from '#features/quote/rules/quote-values.ts'
import { cache } from '#hooks/read/cache.ts'
import { oneOptions } from '#hooks/read/use-one.ts'
import { valuesOfRecords } from './prefill.ts'

/** Reads records, and returns the values of a quote for them, with the customer of a request; throws when one cannot be read. */
export async function valuesOfIds(
  resource: Resource,
  ids: readonly string[],
  resources: readonly Resource[],
): Promise<QuoteValues> {
  const rows = await Promise.all(
    // Each is a request, and the ids come from an address.
    ids.slice(0, mostLines.goods).map((id) => cache.fetchQuery(oneOptions(resource, id, cache))),
  )
  const values = valuesOfRecords(resource, rows)
  const { source } = values
  if (!source || source.phone === '') return values
  const customer = await personOfPhone(resources, source.phone, source.id)
  if (!customer) return values
  const { value, label, code, honorific } = customer
  return { ...values, customer: { value, label, code, ...(honorific && { honorific }) }, account: code }
}
