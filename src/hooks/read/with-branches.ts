import { targetOf } from '#descriptor/departures/contradictions.ts'
import { conditionsOf, joined, parseFilter, writeFilter } from '#descriptor/filters/filter-value.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { branchOptions } from '#hooks/names/branch.ts'
import { Refused } from '#http/errors.ts'
import { cache } from './cache.ts'

/** The filters with all records below those that they name. */
export async function withBranches(
  resource: Resource,
  filters: ListState['filters'],
): Promise<ListState['filters']> {
  const each = Object.entries(filters).map(async ([name, text]) => [
    name,
    await withBranch(resource, name, text),
  ])
  return Object.fromEntries(await Promise.all(each))
}

async function withBranch(resource: Resource, name: string, text: string): Promise<string> {
  const target = targetOf(resource, name)
  if (!target || !('operations' in target)) return text
  const conditions = await Promise.all(
    conditionsOf(parseFilter(fieldOf(resource, name), text)).map(async (condition) =>
      'values' in condition
        ? { ...condition, values: await idsOfBranch(target as Resource, condition.values) }
        : condition,
    ),
  )
  const next = joined(conditions)
  const isMore = conditions.some((one) => 'values' in one && one.values.length > 1)
  return next && isMore ? writeFilter(next) : text
}

/** The ids alone where the user may not read the tree: no name of it is shown either. */
async function idsOfBranch(target: Resource, ids: readonly string[]): Promise<readonly string[]> {
  try {
    return await cache.fetchQuery(branchOptions(target, ids))
  } catch (error) {
    if (error instanceof Refused) return ids
    throw error
  }
}
