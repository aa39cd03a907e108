import { queryOptions, useQuery } from '@tanstack/react-query'
import { readSettings } from '#descriptor/envelope.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Having } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { exchange } from '#http/send.ts'
import { keys } from './keys.ts'
import { unreadable } from './unreadable.ts'

/** The query of a settings record, which has no id. */
export function settingsOptions<R extends Having<'read'>>(resource: R) {
  return queryOptions({
    queryKey: keys.settings(resource),
    queryFn: async ({ signal }): Promise<Row<R>> => {
      const { body, etag } = await exchange(requestOf(resource.operations.read), { signal })
      const raw = readSettings(body, resource.fields)
      if (!raw) throw unreadable()
      return rowOf(resource, raw, etag)
    },
  })
}

/** The settings record. */
export function useSettings<R extends Having<'read'>>(resource: R) {
  return useQuery(settingsOptions(resource))
}
