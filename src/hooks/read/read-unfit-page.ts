import type { ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { cache } from './cache.ts'
import { placed, rowsDue } from './fits-request.ts'
import { keys } from './keys.ts'
import { learnPaging, type Paging } from './learn-paging.ts'
import { type Misfit, type PageAsSent, type PageQuery, type Rows, readPage } from './read-page.ts'

/** Milliseconds for which the paging of a list is not learnt again. */
const freshMs = 300_000

/** The most rows that are requested at once of a list whose pages are all the same. */
const maxRows = 10_000

interface FoundPage<R extends ResourceWith<'list'>> {
  /** The response that does not fit. */
  readonly found: PageAsSent<R> | undefined
  /** Whether to return it as it was sent where the paging cannot be learnt. */
  readonly isShown: boolean
}

/** Reads a page of a list whose responses do not fit the requests, by the paging that its back-end has. Throws like `readPage`. */
export async function readUnfitPage<R extends ResourceWith<'list'>>(
  resource: R,
  query: PageQuery,
  { found, isShown }: FoundPage<R>,
): Promise<Rows<R>> {
  const { state } = query
  // A list that changes while it is counted has other rows than its total, but not twice.
  const isWrong = found?.page.total !== undefined && found.rows.length !== rowsDue(state, found.page.total)
  const sure = isWrong ? undefined : found
  const learning = cache.fetchQuery({
    queryKey: keys.paging(resource, state),
    queryFn: async ({ signal }) => {
      const learnt = await learnPaging(resource, state, { signal, known: isFirst(state) ? sure : undefined })
      // Pages that were read before may be other ones.
      if (!isUsual(learnt, state))
        void cache.invalidateQueries({ queryKey: keys.lists(resource), refetchType: 'none' })
      return learnt
    },
    staleTime: freshMs,
  })
  const paging = await learning.catch((error: unknown) => {
    if (!found || !isShown || query.signal.aborted) throw error
    return asSent(found, state, !isWrong)
  })
  if ('rows' in paging) return paging
  if (paging.same !== null) return partOfList(resource, query, paging.same === 'first')
  return pageOfList(resource, query, paging, isUsual(paging, state) ? sure : undefined)
}

/** A page by its request, where the paging of its list is not known: others may come after it. */
function asSent<R extends ResourceWith<'list'>>(
  { rows, page: { total: sent } }: PageAsSent<R>,
  { page, size }: ListState,
  isRight: boolean,
): Rows<R> {
  const total = isRight ? sent : undefined
  return {
    rows,
    page: { page, size, total },
    goesOn: total === undefined ? rows.length > 0 : page * size < total,
  }
}

const isUsual = ({ size, first, same }: Paging, state: ListState) =>
  size === state.size && first === 1 && same === null

/** Whether a state is that of the first page, without search, filters and order. */
const isFirst = ({ page, search, order, filters }: ListState) =>
  page === 1 && search === '' && order === null && Object.keys(filters).length === 0

async function pageOfList<R extends ResourceWith<'list'>>(
  resource: R,
  query: PageQuery,
  { size, first, isTotalWrong, isRepeating }: Paging,
  found: PageAsSent<R> | undefined,
): Promise<Rows<R>> {
  const { state } = query
  const { page } = state
  const { rows, page: at } =
    found ?? (await readPage(resource, { ...query, state: { ...state, page: page - 1 + first, size } }))
  const { length } = rows
  const sent = at.total
  const isRight =
    sent !== undefined && !isTotalWrong && !isRepeating && length === rowsDue({ page, size }, sent)
  const place = placed({ page, size }, isRight ? sent : undefined, length)
  // A page that is not full may have others after it, where the back-end counts further rows.
  const isCut = !isRight && length > 0 && page * size < (sent ?? 0)
  const counted = place.page.total ?? 0
  const total = isCut || isRepeating || (!isRight && counted < (sent ?? 0)) ? undefined : place.page.total
  const misfits: readonly Misfit[] = [
    ...(size !== state.size && (length >= size || page > 1) ? [{ kind: 'size', size } as const] : []),
    ...(first === 0 ? [{ kind: 'first' } as const] : []),
    ...(isRepeating ? [{ kind: 'repeat' } as const] : []),
    ...(sent !== undefined && sent !== total && !isRepeating
      ? [{ kind: 'total', total: sent } as const]
      : []),
  ]
  return { rows, page: { page, size, total }, goesOn: place.goesOn || isCut, misfits }
}

/** A page out of the rows of a list that its back-end does not page. */
async function partOfList<R extends ResourceWith<'list'>>(
  resource: R,
  query: PageQuery,
  isSized: boolean,
): Promise<Rows<R>> {
  const { state } = query
  const { page, size } = state
  const end = page * size
  const read = (most: number) => readPage(resource, { ...query, state: { ...state, page: 1, size: most } })
  // With one row more than those of the page, it shows whether there is a next page.
  const asked = isSized && page > 1 ? end + 1 : size
  let found = await read(asked)
  const { total } = found.page
  if (isSized && total !== undefined && found.rows.length >= asked && asked < total)
    found = await read(Math.min(total, maxRows))
  const { length } = found.rows
  const mayGoOn = isSized && total === undefined && length === asked
  // As many as one page, whatever is asked for, may be all rows of the list or all that its back-end returns.
  const isWhole = !mayGoOn && !(isSized && total === undefined && length === size) && length >= (total ?? 0)
  const misfits: readonly Misfit[] = [
    ...(isSized && length >= size ? [{ kind: 'page' } as const] : []),
    ...(total !== undefined && total !== length ? [{ kind: 'total', total } as const] : []),
  ]
  return {
    rows: found.rows.slice(end - size, end),
    page: { page, size, total: isWhole ? length : undefined },
    goesOn: length > end || (mayGoOn && length === end),
    misfits,
    ...(isWhole ? { all: found.rows } : {}),
  }
}
