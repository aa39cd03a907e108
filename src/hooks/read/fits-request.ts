import type { ListState } from '#descriptor/list-state.ts'
import type { PageRequest } from '#descriptor/pagination.ts'
import { Refused } from '#http/errors.ts'
import type { PageAsSent, Rows } from './read-page.ts'

/** No back-end has smaller pages: fewer rows of a list without a total are all that it has. */
const leastPage = 5

/** The number of rows that a page has by the total of its list. */
export function rowsDue({ page, size }: PageRequest, total: number): number {
  return Math.min(size, Math.max(0, total - (page - 1) * size))
}

/**
 * The page that a response is by its total: the requested one, or that of the size that it names. Null where neither has as
 * many rows, and where both have, but at different places in the list. A total that is equal to one full page may be the count
 * of that page, and a page of a list without a total that is not full may be of another size.
 */
export function fittingPage(
  { rows: { length }, page: sent }: PageAsSent,
  { page, size }: ListState,
): PageRequest | null {
  const { total } = sent
  const requested = { page, size }
  if (total === undefined) return length === size || length < Math.min(leastPage, size) ? requested : null
  if (sent.page !== page || (page === 1 && length === size && total === size)) return null
  const pages = [requested, { page, size: sent.size }]
  const [at = null, other = at] = pages.filter((one) => length === rowsDue(one, total))
  return page > 1 && at?.size !== other?.size ? null : at
}

/** Whether an error refuses a request as it was sent. */
export const isRefusal = (error: unknown) =>
  error instanceof Refused && (error.status === 400 || error.status === 422)

/** The place of a page of some rows in its list: without a total, only a page that is not full shows where the list ends. */
export function placed(
  { page, size }: PageRequest,
  total: number | undefined,
  length: number,
): Pick<Rows, 'page' | 'goesOn'> {
  if (total !== undefined) return { page: { page, size, total }, goesOn: page * size < total }
  const isEnd = length < size && (length > 0 || page === 1)
  const counted = isEnd ? (page - 1) * size + length : undefined
  return { page: { page, size, total: counted }, goesOn: length >= size }
}
