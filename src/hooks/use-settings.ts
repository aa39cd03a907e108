import { queryOptions, useQuery } from '@tanstack/react-query'
import { readSettings } from '#descriptor/envelope.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Having } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { send } from '#http/send.ts'
import { keys } from './keys.ts'
import { unreadable } from './unreadable.ts'

/** The query of a settings record, which has no id. */
export function settingsOptions<R extends Having<'read'>>(resource: R) {
  return queryOptions({
    queryKey: keys.settings(resource),
    queryFn: async ({ signal }): Promise<Row<R>> => {
      const raw = readSettings(await send(requestOf(resource.operations.read), { signal }), resource.fields)
      if (!raw) throw unreadable()
      return rowOf(resource, raw)
    },
  })
}

/** The settings record. */
export function useSettings<R extends Having<'read'>>(resource: R) {
  return useQuery(settingsOptions(resource))
}
