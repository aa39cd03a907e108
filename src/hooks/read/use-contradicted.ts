import { skipToken, useQuery } from '@tanstack/react-query'
import type { ListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { keys } from './keys.ts'

/** The parts of a list's state that the rows of its response contradict. */
export interface Contradicted {
  /** The fields of filters, and that of the parent. */
  readonly filters: readonly string[]
  readonly view: boolean
  readonly search: boolean
  readonly order: boolean
}

const nothing: Contradicted = { filters: [], view: false, search: false, order: false }

/** What the last response to a list contradicts, once its rows were compared. */
export function useContradicted(resource: Resource, state: ListState): Contradicted {
  const { data } = useQuery<Contradicted>({
    queryKey: keys.contradicted(resource, state),
    queryFn: skipToken,
  })
  return data ?? nothing
}

/** Whether a list shows other records than those that were asked for: its total counts them too. */
export function hasOthers({ filters, view, search }: Contradicted): boolean {
  return filters.length > 0 || view || search
}
