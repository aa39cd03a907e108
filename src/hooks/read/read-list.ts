import type { ResourceWith } from '#descriptor/capability.ts'
import { type ListState, wideFilters } from '#descriptor/list-state.ts'
import type { Query } from '#descriptor/request.ts'
import { type PageQuery, type Rows, readPage } from './read-page.ts'

/**
 * Requests one page, with filters in addition to those of the state; filters that the browser evaluates are left out. Throws the errors of the transport. A phone
 * number is searched in its other spellings until one has results.
 */
export async function readList<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  more: Readonly<Record<string, string>>,
  signal: AbortSignal,
  cache?: RequestCache,
): Promise<Rows<R>> {
  const wide = wideFilters(resource, state).length > 0 ? await wideQuery(resource, state) : undefined
  const read = (search: string) =>
    readOnePage(resource, { state: { ...state, search }, more, wide, signal, cache })
  // The other spellings of a search are tried only for a phone number.
  if (!/^[+\d\s.()-]+$/.test(state.search)) return read(state.search)
  const { readPhoneSearch } = await import('./read-phone-search.ts')
  return readPhoneSearch(state.search, read)
}

async function wideQuery(resource: ResourceWith<'list'>, state: ListState): Promise<Query> {
  const { planFilters } = await import('./plan-filters.ts')
  return (await planFilters(resource, state)).query
}

/** One page; where pages have cursors, through those of the pages before it. */
async function readOnePage<R extends ResourceWith<'list'>>(resource: R, query: PageQuery): Promise<Rows<R>> {
  if (!resource.pagination.next) return readPage(resource, query)
  const { readCursorPage } = await import('./read-cursor-page.ts')
  return readCursorPage(resource, query)
}
