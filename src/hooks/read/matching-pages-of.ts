import type { ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import type { Row } from '#descriptor/row.ts'
import { askedState } from './asked-state.ts'
import { cache } from './cache.ts'
import { findContradicted, storeContradicted } from './contradicted.ts'
import { FilterIgnored } from './errors.ts'
import { keys } from './keys.ts'
import { firstCursor, type PageCursor, pagesOf, wholePageSize } from './pages-of.ts'
import { type Contradicted, hasOthers } from './use-contradicted.ts'

/**
 * Reads a list page by page like `pagesOf`, for actions on all of its records. Throws `FilterIgnored` at the first row that
 * contradicts the search, a filter or the view, and like `readList` where a branch is unknown: an action on all results would
 * change records that were filtered out.
 */
export async function* matchingPagesOf<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  paging: Parameters<typeof pagesOf<R>>[2],
): AsyncGenerator<PageCursor<Row<R>>, void> {
  const [size, wanted] = await Promise.all([wholePageSize(resource), askedState(resource, state, true)])
  let { size: seen } = (paging.from ?? firstCursor).rows
  for await (const cursor of pagesOf(resource, wanted, paging)) {
    const { rows, hidden, page, total } = cursor
    // A search is compared once: with the first page.
    const asked = { ...wanted, page: 1, size, search: page === 2 ? state.search : '', order: null }
    const counted = total === undefined ? undefined : total + hidden.size
    const found = { rows: [...rows.values()].slice(seen), hidden, page: { page: 1, size, total: counted } }
    const contradicted = await findContradicted(resource, asked, found, 'any')
    if (hasOthers(contradicted)) {
      // The page on the screen may not show it: the advice is about its mark.
      const { order = false } = cache.getQueryData<Contradicted>(keys.contradicted(resource, state)) ?? {}
      await storeContradicted(resource, state, { ...contradicted, order }, cache)
      if (contradicted.search) throw new FilterIgnored('search')
      throw new FilterIgnored(contradicted.filters.length > 0 ? 'filter' : 'view')
    }
    seen = rows.size
    yield cursor
  }
}
