import type { Operation } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { resources } from '#resources/table.ts'

/** Every call that a descriptor names, as `GET /api/coupon/{id}`. */
export function describedCalls(table: readonly Resource[] = resources): readonly string[] {
  return table.flatMap(({ operations: { views = {}, lookups = {}, ...plain } }) =>
    [
      ...Object.values<Operation>(plain),
      ...Object.values(views).map(({ operation }) => operation),
      ...Object.values(lookups),
    ].map(({ method, path }) => `${method} ${path}`),
  )
}
