import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { can } from '#descriptor/capability.ts'
import { defaultListState, searchQuery } from '#descriptor/list-state.ts'
import { requestOf } from '#descriptor/operation.ts'
import { hasId } from '#descriptor/own-ids.ts'
import { readText } from '#descriptor/read.ts'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { type Row, rowOf, valueOf } from '#descriptor/row.ts'
import { readNodes } from '#descriptor/tree.ts'
import type { Order } from '#descriptor/wire/query-names.ts'
import { send } from '#http/send.ts'
import { unreadable } from './errors.ts'
import { keys } from './keys.ts'
import { readList } from './read-list.ts'

/** One entry of a picker. */
export interface Option {
  readonly value: string
  readonly label: string
  /** The labels of its ancestors in a tree, which tell it from others of the same label. */
  readonly branch?: string
}

/** One page of a picker's options, and the number of the next page; null at the end. */
interface OptionPage {
  readonly options: readonly Option[]
  readonly next: number | null
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
    const rows = found.rows.filter(hasId).map((row) => ({ value: row.id, label: labelIn(resource, row) }))
    // A page without rows is the end, regardless of the total.
    return { options: rows, next: found.rows.length > 0 && found.goesOn ? page + 1 : null }
  }
  if (!operation) return { options: [], next: null }
  const question = searchQuery(resource, search)
  const raws = readNodes(resource, await send(requestOf(operation, { question }), { signal }), operation)
  if (!raws) throw unreadable()
  const rows = raws.map((raw) => rowOf(resource, raw)).filter(hasId)
  return { options: rows.map((row) => ({ value: row.id, label: labelIn(resource, row) })), next: null }
}

// '' for a blank one: a picker shows no id.
const labelIn = ({ label }: Resource, row: Row) => readText(valueOf(row, label)).trim()

/** The options of a picker for a search text, page by page; the old ones are kept while new ones load. */
export function useOptionPages(resource: Resource, search: string, enabled = true) {
  const query = useInfiniteQuery({
    queryKey: keys.optionPages(resource, search),
    queryFn: ({ pageParam, signal }) => readOptions(resource, search, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: OptionPage) => last.next,
    placeholderData: keepPreviousData,
    enabled,
    select: ({ pages }) => pages.flatMap(({ options }) => options),
  })
  const {
    data,
    isPlaceholderData,
    isFetching,
    isError,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
  } = query
  return {
    options: data,
    isCurrent: data !== undefined && !isPlaceholderData,
    isBusy: isFetching,
    hasFailed: isError,
    retry: () => void (data && hasNextPage ? fetchNextPage() : refetch()),
    // A second request for a page that is loading would cancel and restart the first.
    more: () => void (hasNextPage && !isFetchingNextPage && fetchNextPage()),
  }
}
