import type { QuoteRole, Resource } from '#descriptor/resource.ts'
import { resources } from '#resources/table.ts'

/** The entity that has a role in quotes; undefined in a table without it. */
export function resourceOfRole(role: QuoteRole): Resource | undefined {
  return resources.find(({ quoteRole }) => quoteRole === role)
}
