import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { readSettings } from '#descriptor/envelope.ts'
import { requestOf } from '#descriptor/operation.ts'
import { type Row, rowOf, valueOf } from '#descriptor/row.ts'
import { exchange, type SendOptions } from '#http/send.ts'
import { requireRecognised, unreadable } from './errors.ts'
import { keys } from './keys.ts'

/** The query of a settings record, which has no id. */
export function settingsOptions<R extends ResourceWith<'read'>>(resource: R) {
  return queryOptions({
    queryKey: keys.settings(resource),
    queryFn: ({ signal }) => fetchSettings(resource, { signal }),
  })
}

/** Reads a settings record; throws like `exchange`, and for a response of unknown shape or a record that is not recognised. */
export async function fetchSettings<R extends ResourceWith<'read'>>(
  resource: R,
  options: Pick<SendOptions, 'signal' | 'cache'>,
): Promise<Row<R>> {
  const { body, etag } = await exchange(requestOf(resource.operations.read), options)
  const raw = readSettings(body, resource.fields, resource.operations.read.record)
  if (!raw) throw unreadable()
  const row = rowOf(resource, raw, etag)
  requireRecognised(resource, row)
  return row
}

/** The settings record. */
export function useSettings<R extends ResourceWith<'read'>>(resource: R) {
  return useQuery(settingsOptions(resource))
}

/** A rate from a settings record; null until it is loaded, and if it is not a positive number. */
export function useRate(resource: ResourceWith<'read'>, field: string): number | null {
  const { data } = useSettings(resource)
  const rate = data && valueOf(data, field)
  return typeof rate === 'number' && rate > 0 ? rate : null
}
