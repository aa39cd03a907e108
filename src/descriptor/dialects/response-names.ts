import type { Pagination } from '#descriptor/pagination.ts'
import { isRecord } from '#descriptor/read.ts'

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
