import { hashKey } from '@tanstack/react-query'
import { targetOf } from '#descriptor/departures/contradictions.ts'
import { conditionsOf, joined, parseFilter, writeFilter } from '#descriptor/filters/filter-value.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { branchOptions } from '#hooks/names/branch.ts'
import { Refused } from '#http/errors.ts'
import { cache } from './cache.ts'
import { keys } from './keys.ts'

/** Adds to filters by records of a tree all records below them; `isCertain` as of `askedState`. */
export async function withBranches(
  resource: Resource,
  filters: ListState['filters'],
  isCertain: boolean,
): Promise<ListState['filters']> {
  const idsOf = async (target: Resource, ids: readonly string[]): Promise<readonly string[]> => {
    const options = branchOptions(target, ids, isCertain ? 0 : undefined)
    return cache.fetchQuery(options).catch((error: unknown) => {
      if (isCertain && !isRefusedTree(error)) throw error
      refreshOnceKnown(resource, hashKey(options.queryKey))
      // A stale branch is better than the chosen record alone.
      return cache.getQueryData(options.queryKey) ?? ids
    })
  }
  const each = Object.entries(filters).map(async ([name, text]) => [
    name,
    await withBranch(resource, name, { text, idsOf }),
  ])
  return Object.fromEntries(await Promise.all(each))
}

interface NamedFilter {
  readonly text: string
  readonly idsOf: (target: Resource, ids: readonly string[]) => Promise<readonly string[]>
}

async function withBranch(resource: Resource, name: string, { text, idsOf }: NamedFilter): Promise<string> {
  const target = targetOf(resource, name)
  if (!target || !('operations' in target)) return text
  const conditions = await Promise.all(
    conditionsOf(parseFilter(fieldOf(resource, name), text)).map(async (condition) =>
      'values' in condition
        ? { ...condition, values: await idsOf(target as Resource, condition.values) }
        : condition,
    ),
  )
  const next = joined(conditions)
  const isMore = conditions.some((one) => 'values' in one && one.values.length > 1)
  return next && isMore ? writeFilter(next) : text
}

/** Whether the user may not read the tree: the screen has the list of the chosen record alone too. */
const isRefusedTree = (error: unknown) => error instanceof Refused && [403, 404].includes(error.status)

const awaited = new Set<string>()

/** Reads the lists of a resource again, and plans their filters again, once a branch is known that they were read without. */
function refreshOnceKnown(resource: Resource, hash: string): void {
  const key = `${resource.name} ${hash}`
  if (awaited.has(key)) return
  awaited.add(key)
  const stop = cache.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== hash || query.state.status !== 'success') return
    stop()
    awaited.delete(key)
    void cache.invalidateQueries({ queryKey: keys.lists(resource) })
    void cache.invalidateQueries({ queryKey: keys.filterPlans(resource) })
  })
}
