import type { Resource } from '#descriptor/resource.ts'
import { cache } from '#hooks/read/cache.ts'
import { isUnread, oneOptions } from '#hooks/read/use-one.ts'

/** Starts reading a record; resolves at once where its form has values to show until it is read. */
export async function loadRecord(resource: Resource, id: string, isCopied = false): Promise<void> {
  const options = oneOptions(resource, id, cache)
  const read = cache.prefetchQuery(options)
  const isWaiting = isCopied && isUnread(resource, cache.getQueryState(options.queryKey))
  if (isWaiting || cache.getQueryData(options.queryKey) === undefined) await read
}
