import type { ResourceWith } from '#descriptor/capability.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { type ListState, wideFilters } from '#descriptor/list-state.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type RowBase, valueOf } from '#descriptor/row.ts'
import { searchMatcher } from '#descriptor/search.ts'
import { cache } from './cache.ts'
import { keys } from './keys.ts'
import type { Rows } from './read-page.ts'

/** The most rows that are searched between two frames. */
const maxRows = 200

/**
 * The rows that match a search, where the cache has the whole list without it: they are shown until the response.
 * Undefined where it does not, and where none matches, because the server may search further fields.
 */
export function localMatches<R extends ResourceWith<'list'>>(
  resource: R,
  state: ListState,
): Rows<R> | undefined {
  if (state.search === '' || state.page !== 1 || wideFilters(resource, state).length > 0) return undefined
  const list = cache.getQueryData<Rows<R>>(keys.list(resource, { ...state, search: '' }))
  if (!list || !isWhole(list) || list.rows.length > maxRows) return undefined
  const matches = searchMatcher(state.search)
  const rows = list.rows.filter((row) => matches(searchedText(resource, row)))
  return rows.length === 0 ? undefined : { rows, page: { ...list.page, total: rows.length }, goesOn: false }
}

const isWhole = ({ rows, page, goesOn }: Rows) =>
  !goesOn && page.total !== undefined && page.total <= rows.length

function searchedText(resource: Resource, row: RowBase): string {
  const searched = Object.entries(resource.fields).filter(([, field]) => rulesOf(field).searched)
  return searched.map(([name]) => readText(valueOf(row, name))).join('\n')
}
