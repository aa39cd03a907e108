import type { ResourceWith } from '#descriptor/capability.ts'
import type { ListState } from '#descriptor/list-state.ts'
import { phoneSpellings } from '#descriptor/search.ts'
import { firstResult } from './first-result.ts'
import { type PageQuery, type Rows, readPage } from './read-page.ts'

/**
 * Requests one page, with filters in addition to those of the state; throws the errors of the transport. A phone
 * number is searched in its other spellings until one has results.
 */
export async function readList<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
  more: Readonly<Record<string, string>>,
  signal: AbortSignal,
  cache?: RequestCache,
): Promise<Rows<R>> {
  return firstResult(
    phoneSpellings(state.search),
    (search) => readOnePage(resource, { state: { ...state, search }, more, signal, cache }),
    ({ page }) => page.total > 0,
  )
}

/** One page; where pages have cursors, through those of the pages before it. */
async function readOnePage<R extends ResourceWith<'list'>>(resource: R, query: PageQuery): Promise<Rows<R>> {
  if (!resource.pagination.next) return readPage(resource, query)
  const { readCursorPage } = await import('./read-cursor-page.ts')
  return readCursorPage(resource, query)
}
