import { useQuery } from '@tanstack/react-query'
import type { ResourceWith } from '#descriptor/capability.ts'
import { defaultListState, type ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { listOptions } from './use-list.ts'

/** The list state sorted by a date, newest first; in the default order if the list cannot be sorted by it. */
export function newestState(resource: Resource, by: 'created_at' | 'updated_at'): ListState {
  const order = resource.list.sort?.includes(by) ? { key: by, desc: true } : null
  return { ...defaultListState(resource), order }
}

/** The records that were created or changed last. */
export function useNewest(resource: ResourceWith<'list'>, by: 'created_at' | 'updated_at', enabled = true) {
  return useQuery({ ...listOptions(resource, newestState(resource, by)), enabled })
}
