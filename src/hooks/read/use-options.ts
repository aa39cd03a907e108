import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { can } from '#descriptor/capability.ts'
import { defaultListState, type Order } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Query } from '#descriptor/request.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { labelOf, rowOf } from '#descriptor/row.ts'
import { readNodes } from '#descriptor/tree.ts'
import { send } from '#http/send.ts'
import { keys } from './keys.ts'
import { NotFound } from './not-found.ts'
import { unreadable } from './unreadable.ts'
import { readList } from './use-list.ts'
import { oneOptions } from './use-one.ts'

/** One entry of a picker. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** One page of a picker's options, and the number of the next page; null at the end. */
export interface OptionPage {
  readonly options: readonly Option[]
  readonly next: number | null
}

/** The query of the first options of a reference picker that match a search text. */
export function pickerOptions(resource: Resource, search: string) {
  return queryOptions({
    queryKey: keys.options(resource, search),
    queryFn: async ({ signal }) => (await readOptions(resource, search, 1, signal)).options,
  })
}

/** The first options; the old ones are kept while new ones load. */
export function useOptions(resource: Resource, search: string, enabled: boolean) {
  return useQuery({ ...pickerOptions(resource, search), enabled, placeholderData: keepPreviousData })
}

/** A chosen record: its label once it is loaded, and whether the record no longer exists. */
export interface Chosen {
  readonly label?: string | undefined
  readonly isGone: boolean
}

/** The label of a chosen record, requested separately if the loaded options do not contain it. */
export function useChosen(resource: Resource, id: string, options: readonly Option[] | undefined): Chosen {
  const known = options?.find(({ value }) => value === id)
  const enabled = id !== '' && options !== undefined && !known
  const { data, error } = useQuery({ ...oneOptions(resource, id, useQueryClient()), enabled })
  return {
    label: known?.label ?? (data && labelOf(resource, data)),
    isGone: enabled && error instanceof NotFound,
  }
}

// Options are sorted by label; not those of a tree, where many records have the same label.
function byName(resource: Resource): Order | null {
  const { label, list } = resource
  if (!list.sort?.includes(label) || parentKeyOf(resource)) return null
  return { key: label, desc: false }
}

/** Reads one page of options; a call that returns all options has one page. */
export async function readOptions(
  resource: Resource,
  search: string,
  page: number,
  signal: AbortSignal,
): Promise<OptionPage> {
  const { options, roots, search: nodes } = resource.operations
  const operation = search === '' ? (options ?? roots) : (nodes ?? options)
  if (!operation && can(resource, 'list')) {
    const state = { ...defaultListState(resource), search, page, order: byName(resource) }
    const found = await readList(resource, state, {}, signal)
    const rows = found.rows.map((row) => ({ value: row.id, label: labelOf(resource, row) }))
    const { size, total } = found.page
    // A page without rows is the end, regardless of the total.
    return { options: rows, next: rows.length > 0 && page * size < total ? page + 1 : null }
  }
  if (!operation) return { options: [], next: null }
  const query: Query = search === '' ? {} : { keyword: search }
  const raws = readNodes(resource, await send(requestOf(operation, { query }), { signal }))
  if (!raws) throw unreadable()
  const all = raws.map((raw) => {
    const row = rowOf(resource, raw)
    return { value: row.id, label: labelOf(resource, row) }
  })
  return { options: all, next: null }
}
