import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import type { Resource } from '#descriptor/resource.ts'
import { cache } from '#hooks/read/cache.ts'
import { keys } from '#hooks/read/keys.ts'
import type { Name } from './name.ts'
import { nameOptions } from './name-options.ts'
import { namesOptions } from './names-options.ts'

/** A known name; `gone` for a deleted record, `failed` for one that cannot be read, undefined while it is loading. */
export type NameState = Name | 'gone' | 'failed' | undefined

/** The name of a record; an unknown one is loaded. */
export function useName(resource: Resource, id: string): NameState {
  return stateOf(useQuery({ ...nameOptions(resource, id), enabled: id !== '' }))
}

/** The names of records by id; unknown ones are loaded. */
export function useNames(resource: Resource, ids: readonly string[]): readonly NameState[] {
  const queries = ids.map((id) => ({ ...nameOptions(resource, id), enabled: id !== '' }))
  return useQueries({ queries, combine: (results) => results.map(stateOf) })
}

function stateOf({ data, isError }: UseQueryResult<Name | null>): NameState {
  return data === undefined && isError ? 'failed' : data === null ? 'gone' : data
}

/** The path to a record, from its root to itself, below the first ancestor that is gone; undefined while it is loading. */
export function usePath(resource: Resource, id: string): readonly Name[] | undefined {
  return useQuery({ queryKey: keys.path(resource, id), queryFn: () => readPath(resource, id) }).data
}

async function readPath(resource: Resource, id: string): Promise<readonly Name[]> {
  const path: Name[] = []
  const names = await cache.fetchQuery(namesOptions(resource)).catch(() => undefined)
  for (let next = id; next !== '' && !path.some((one) => one.id === next); next = path[0]?.parent ?? '') {
    // A name that a row was sent with has no parent.
    const read = () => cache.fetchQuery({ ...nameOptions(resource, next), staleTime: 0 }).catch(() => null)
    // oxlint-disable-next-line no-await-in-loop -- each record names the next one
    const name = names?.byId.get(next) ?? (await read())
    if (!name) break
    path.unshift(name)
  }
  return path
}
