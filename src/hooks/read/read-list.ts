import type { ResourceWith } from '#descriptor/capability.ts'
import { type ListState, wideFilters } from '#descriptor/list-state.ts'
import type { PageRequest } from '#descriptor/pagination.ts'
import { cache } from './cache.ts'
import { fittingPage, isRefusal, placed } from './fits-request.ts'
import { keys } from './keys.ts'
import { planFilters } from './plan-filters.ts'
import { type PageAsSent, type PageQuery, type Rows, readPage } from './read-page.ts'

interface ReadOptions {
  readonly cache?: RequestCache | undefined
  /** Whether earlier pages had all rows of this one: the paging of the list is learnt. */
  readonly isDoubted?: boolean
  /** Whether a page is only shown: it is returned as it was sent where the paging of its list cannot be learnt. */
  readonly isShown?: boolean
}

/**
 * Requests one page, with filters in addition to those of the state; filters that the browser evaluates are left out. A back-end
 * that pages otherwise than it is asked to is read by its own pages. Throws the errors of the transport. A phone number is
 * searched in its other spellings until one has results.
 */
export async function readList<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  more: Readonly<Record<string, string>>,
  signal: AbortSignal,
  options: ReadOptions = {},
): Promise<Rows<R>> {
  const wide = wideFilters(resource, state).length > 0 ? await wideQuery(resource, state) : undefined
  const read = (search: string) =>
    readOnePage(resource, { state: { ...state, search }, more, wide, signal, cache: options.cache }, options)
  // The other spellings of a search are tried only for a phone number.
  if (!/^[+\d\s.()-]+$/.test(state.search)) return read(state.search)
  const { readPhoneSearch } = await import('./first-result.ts')
  return readPhoneSearch(state.search, read)
}

async function wideQuery(resource: ResourceWith<'list'>, state: ListState) {
  return (await planFilters(resource, state)).query
}

/** One page; where pages have cursors, through those of the pages before it. */
async function readOnePage<R extends ResourceWith<'list'>>(
  resource: R,
  query: PageQuery,
  { isDoubted = false, isShown = false }: ReadOptions,
): Promise<Rows<R>> {
  if (resource.pagination.next) {
    const { readCursorPage } = await import('./read-cursor-page.ts')
    return readCursorPage(resource, query)
  }
  const { state, more } = query
  // A record that is looked up by its id is no page of the list.
  const isPage = Object.keys(more).length === 0
  let found: PageAsSent<R> | undefined
  if (!isPage || (!isDoubted && cache.getQueryData(keys.paging(resource, state)) === undefined)) {
    found = await readUnlessTooLarge(resource, query)
    const at = found && (isPage ? pageOf(resource, found, state) : state)
    if (found && at)
      return { ...found, ...placed(at, found.page.total, found.rows.length), ...sizeMisfit(at, state) }
  }
  const { readUnfitPage } = await import('./read-unfit-page.ts')
  return readUnfitPage(resource, query, { found, isShown })
}

/** A page; undefined where the back-end refuses its size. */
async function readUnlessTooLarge<R extends ResourceWith<'list'>>(
  resource: R,
  query: PageQuery,
): Promise<PageAsSent<R> | undefined> {
  try {
    return await readPage(resource, query)
  } catch (error) {
    if (query.state.size > resource.pagination.perPage && isRefusal(error)) return undefined
    throw error
  }
}

/** The page that a response is; null for one that does not fit its request, or has a record of the page before it. */
function pageOf(resource: ResourceWith<'list'>, found: PageAsSent, state: ListState): PageRequest | null {
  const at = fittingPage(found, state)
  if (!at || state.page === 1) return at
  const before = cache.getQueryData<Rows>(keys.list(resource, { ...state, page: state.page - 1 }))
  const ids = new Set(before?.rows.map(({ id }) => id))
  return found.rows.some(({ id }) => id !== '' && ids.has(id)) ? null : at
}

function sizeMisfit({ size }: PageRequest, state: ListState): Pick<Rows, 'misfits'> {
  return size === state.size ? {} : { misfits: [{ kind: 'size', size }] }
}
