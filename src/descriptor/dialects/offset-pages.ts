import { atLeast, type PageRequest, type Pagination, readTotal } from '#descriptor/pagination.ts'
import { isRecord, readNumber } from '#descriptor/read.ts'

/** The names of an offset and a limit. */
export interface OffsetNames {
  /** 'offset' by default. */
  readonly offset?: string
  /** 'limit' by default. */
  readonly limit?: string
  /** 'total' by default. */
  readonly total?: string
}

/** Pages by the number of rows before them and the most rows that they have: `offset=40&limit=20`. */
export function offsetPages(perPage: number, names: OffsetNames = {}): Pagination {
  const { offset = 'offset', limit = 'limit', total = 'total' } = names
  const query = ({ page, size }: PageRequest) => ({ [offset]: (page - 1) * size, [limit]: size })
  const read = (raw: unknown) => {
    const from = isRecord(raw) ? raw : {}
    const size = atLeast(1, readNumber(from[limit]), perPage)
    return {
      page: Math.floor(atLeast(0, readNumber(from[offset]), 0) / size) + 1,
      size,
      total: readTotal(from[total]),
    }
  }
  return {
    name: `${offset}/${limit}`,
    perPage,
    position: offset,
    size: limit,
    query,
    read,
    write: (page) => ({ ...query(page), [total]: page.total }),
  }
}
