import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { keys } from '#hooks/read/keys.ts'
import { readAll } from '#hooks/read/read-all.ts'

/** Every record of a resource, to compare with; always read anew, since others write meanwhile. */
export function allOptions<R extends ResourceWith<'list'>>(resource: R) {
  return queryOptions({
    queryKey: keys.every(resource),
    queryFn: ({ signal }) => readAll(resource, signal),
    staleTime: 0,
  })
}

/** Every record of a resource. */
export function useAll<R extends ResourceWith<'list'>>(resource: R) {
  return useQuery(allOptions(resource))
}
