import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf } from '#descriptor/row.ts'
import { keys } from './keys.ts'
import { NotFound } from './not-found.ts'
import { oneOptions } from './use-one.ts'
import type { Chosen, Option } from './use-options.ts'

/** The labels of chosen records by id; those that the options do not contain are requested one by one. */
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

// A record that fails to load for another reason is shown with its id, so that the others still get their
// labels.
async function chosenOf(resource: Resource, id: string, cache: QueryClient): Promise<[string, Chosen]> {
  try {
    const row = await cache.fetchQuery({ ...oneOptions(resource, id, cache), staleTime: 60_000 })
    return [id, { label: labelOf(resource, row), isGone: false }]
  } catch (error) {
    return [id, { isGone: error instanceof NotFound }]
  }
}
