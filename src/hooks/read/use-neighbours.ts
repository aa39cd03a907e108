import { useQueryClient } from '@tanstack/react-query'
import { hasId } from '#descriptor/own-ids.ts'
import type { Resource } from '#descriptor/resource.ts'
import { keys } from './keys.ts'
import type { Rows } from './read-page.ts'

/** The ids of the records before and after one in the list that was loaded last; undefined at its ends. */
export interface Neighbours {
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** The neighbours of a record in the newest loaded list that holds it. */
export function useNeighbours(resource: Resource, id: string): Neighbours {
  const cache = useQueryClient()
  const lists = cache.getQueryCache().findAll({ queryKey: keys.lists(resource) })
  const newest = lists.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { state } of newest) {
    const rows = (state.data as Rows | undefined)?.rows.filter(hasId) ?? []
    const at = rows.findIndex((row) => row.id === id)
    if (at !== -1) return { previous: rows[at - 1]?.id, next: rows[at + 1]?.id }
  }
  return { previous: undefined, next: undefined }
}
