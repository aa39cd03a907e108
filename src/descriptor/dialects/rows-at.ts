import type { Envelope } from '#descriptor/envelope.ts'
import { isRecord } from '#descriptor/read.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { withValueAt } from '#descriptor/wire/with-value-at.ts'

/**
 * A list response with its rows and its pagination object at dotted paths: `rowsAt('items', 'meta.page')`. Without the
 * second path the numbers of the page are at the top of the body.
 */
export const rowsAt = (path: string, paginationAt?: string): Envelope => ({
  name: path,
  read: (body) => {
    const rows = isRecord(body) ? valueAt(body, path) : undefined
    if (!isRecord(body) || !Array.isArray(rows)) return null
    return {
      rows: rows.filter(isRecord),
      pagination: paginationAt === undefined ? body : valueAt(body, paginationAt),
    }
  },
  write: ({ rows, pagination }) => {
    if (paginationAt !== undefined) return withValueAt(withValueAt({}, paginationAt, pagination), path, rows)
    return withValueAt(isRecord(pagination) ? pagination : {}, path, rows)
  },
})

/** A list response that is a bare array: one page, without a total. */
export const bareArray: Envelope = {
  name: 'array',
  read: (body) => (Array.isArray(body) ? { rows: body.filter(isRecord), pagination: undefined } : null),
  write: ({ rows }) => rows,
}
