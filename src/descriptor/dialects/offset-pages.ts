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

/** Pages whose position and size have other names in responses than in calls: `pagination[page]=2` is answered as `page: 2`. */
export function withResponseNames(
  pagination: Pagination,
  names: { readonly position: string; readonly size: string },
): Pagination {
  const { position, size, read, write } = pagination
  return {
    ...pagination,
    read: (raw) => {
      const from = isRecord(raw) ? raw : {}
      const own = {
        [position]: from[names.position] ?? from[position],
        [size]: from[names.size] ?? from[size],
      }
      return read({ ...from, ...own })
    },
    write: (page) => {
      const { [position]: at, [size]: rows, ...others } = write(page)
      return { ...others, [names.position]: at, [names.size]: rows }
    },
  }
}
