import { queryOptions } from '@tanstack/react-query'
import { readRecord } from '#descriptor/envelope.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { Refused } from '#http/errors.ts'
import { send } from '#http/send.ts'
import { keys } from './keys.ts'

/** Who has this value, by a named look-up such as `slug`; null when nobody does (spec §7: /api/guide/slug/{slug}). */
export function lookupOptions<R extends Resource>(resource: R, name: string, value: string) {
  return queryOptions({
    queryKey: keys.lookup(resource, name, value),
    queryFn: async ({ signal }): Promise<Row<R> | null> => {
      const operation = resource.operations.lookups?.[name]
      if (!operation) return null
      try {
        const raw = readRecord(await send(requestOf(operation, { params: { [name]: value } }), { signal }))
        return raw && rowOf(resource, raw)
      } catch (error) {
        if (error instanceof Refused && error.status === 404) return null
        throw error
      }
    },
  })
}
