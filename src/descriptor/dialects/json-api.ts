import type { Envelope, Raw, RecordEnvelope } from '#descriptor/envelope.ts'
import { numberedPages } from '#descriptor/pagination.ts'
import { isRecord } from '#descriptor/read.ts'
import { type QueryNames, signedSort } from '#descriptor/wire/query-names.ts'

/** The query of JSON:API 1.1: `filter[search]`, `filter[brand]`, `sort=-name`. */
export const jsonApiNames: QueryNames = {
  search: 'filter[search]',
  sort: signedSort(),
  filter: (field) => `filter[${field}]`,
}

/** The pages of JSON:API: `page[number]=2&page[size]=20`. */
export const jsonApiPages = (perPage: number) =>
  numberedPages(perPage, { number: 'page[number]', size: 'page[size]' })

/** A list of resource objects, its total and page in `meta`. */
export const jsonApiList = (type: string): Envelope => ({
  name: 'data[].attributes',
  read: (body) =>
    isRecord(body) && Array.isArray(body.data)
      ? { rows: body.data.filter(isRecord).map(flat), pagination: body.meta }
      : null,
  write: ({ rows, pagination }) => ({ data: rows.map((row) => nested(type, row)), meta: pagination }),
})

/** One resource object in `data`, in a response and in a request: `record` and `body` of an operation. */
export const jsonApiRecord = (type: string): RecordEnvelope => ({
  name: 'data.attributes',
  read: (body) => (isRecord(body) && isRecord(body.data) ? flat(body.data) : null),
  // JSON:API 1.1, 9.2: an update has the id, also where it sends the changed keys alone.
  write: (record, id) => ({ data: nested(type, id === undefined ? record : { id, ...record }) }),
})

function flat({ id, attributes }: Raw): Raw {
  return { ...(isRecord(attributes) ? attributes : {}), ...(id === undefined ? {} : { id }) }
}

function nested(type: string, { id, ...attributes }: Raw): Raw {
  return { type, ...(id === undefined ? {} : { id }), attributes }
}
