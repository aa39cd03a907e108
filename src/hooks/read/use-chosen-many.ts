import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf } from '#descriptor/row.ts'
import { keys } from './keys.ts'
import { NotFound } from './not-found.ts'
import { oneOptions } from './use-one.ts'
import type { Chosen, Option } from './use-options.ts'

/** What chosen records are called, by id: each is read by itself where the options do not hold it. */
export function useChosenMany(
  resource: Resource,
  ids: readonly string[],
  options: readonly Option[] | undefined,
): ReadonlyMap<string, Chosen> {
  const cache = useQueryClient()
  const known = new Map((options ?? []).map(({ value, label }) => [value, { label, isGone: false }]))
  const missing = ids.filter((id) => !known.has(id))
  const { data } = useQuery({
    queryKey: keys.labels(resource, missing),
    queryFn: () => Promise.all(missing.map((id) => chosenOf(resource, id, cache))),
    enabled: options !== undefined && missing.length > 0,
  })
  return new Map([...known, ...(data ?? [])])
}

// One that cannot be had for another reason keeps its id for words: the others are still told.
async function chosenOf(resource: Resource, id: string, cache: QueryClient): Promise<[string, Chosen]> {
  try {
    const row = await cache.fetchQuery({ ...oneOptions(resource, id, cache), staleTime: 60_000 })
    return [id, { label: labelOf(resource, row), isGone: false }]
  } catch (error) {
    return [id, { isGone: error instanceof NotFound }]
  }
}
