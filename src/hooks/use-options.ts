import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { firstState } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import type { Query } from '#descriptor/request.ts'
import type { Resource } from '#descriptor/resource.ts'
import { labelOf, rowOf } from '#descriptor/row.ts'
import { readNodes } from '#descriptor/tree.ts'
import { send } from '#http/send.ts'
import { keys } from './keys.ts'
import { unreadable } from './unreadable.ts'
import { readList } from './use-list.ts'
import { oneOptions, type Readable } from './use-one.ts'

/** One entry of a picker. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** The options of a picker over another entity, narrowed by a search text. */
export function pickerOptions(resource: Resource, search: string) {
  return queryOptions({
    queryKey: keys.options(resource, search),
    queryFn: ({ signal }) => readOptions(resource, search, signal),
  })
}

/** Options while a person searches; the old ones stay while new ones load. */
export function useOptions(resource: Resource, search: string, enabled: boolean) {
  return useQuery({ ...pickerOptions(resource, search), enabled, placeholderData: keepPreviousData })
}

/** The words of a chosen record; it is read by itself where the options do not hold it: they are only the first ones. */
export function useChosenLabel(
  resource: Resource,
  id: string,
  options: readonly Option[] | undefined,
): string | undefined {
  const known = options?.find(({ value }) => value === id)
  const enabled = id !== '' && options !== undefined && !known
  const { data } = useQuery({ ...oneOptions(resource as Readable, id, useQueryClient()), enabled })
  return known?.label ?? (data && labelOf(resource, data))
}

async function readOptions(
  resource: Resource,
  search: string,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  const { options, tops, search: nodes, list } = resource.operations
  const operation = search === '' ? (options ?? tops) : (nodes ?? options)
  if (list && !operation) {
    const listed = { ...resource, operations: { ...resource.operations, list } }
    const { rows } = await readList(listed, { ...firstState(resource), search }, {}, signal)
    return rows.map((row) => ({ value: row.id, label: labelOf(resource, row) }))
  }
  if (!operation) return []
  const query: Query = search === '' ? {} : { keyword: search }
  const raws = readNodes(resource, await send(requestOf(operation, { query }), { signal }))
  if (!raws) throw unreadable()
  return raws.map((raw) => {
    const row = rowOf(resource, raw)
    return { value: row.id, label: labelOf(resource, row) }
  })
}
