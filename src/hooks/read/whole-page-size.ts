import type { Resource } from '#descriptor/resource.ts'
import { config } from '#session/config.ts'

/** The rows of a page where a list is read whole: its own page size, or the larger one that the configuration promises. */
export async function wholePageSize({ pagination, operations }: Resource): Promise<number> {
  const isApi = (operations.list?.base ?? 'api') === 'api'
  return Math.max(pagination.perPage, (isApi && (await config()).largestPage) || 0)
}
