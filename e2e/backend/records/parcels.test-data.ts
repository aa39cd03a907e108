import { type Envelope, type Raw } from '#descriptor/envelope.ts'
import { choice, defineResource, get, number, post, put, text, toggle } from '#descriptor/index.ts'
import { isRecord } from '#descriptor/read.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { cursorPages } from '#descriptor/wire/cursor-pages.ts'
import { jsonApiNames, jsonApiPages } from '#descriptor/wire/json-api.ts'
import { offsetPages } from '#descriptor/wire/offset-pages.ts'
import { signedSort } from '#descriptor/wire/query-names.ts'
import { inBody } from '#descriptor/wire/question.ts'
import { colonSort, sortAndOrder } from '#descriptor/wire/sort-spellings.ts'

const items: Envelope = {
  name: 'items',
  read: (body) =>
    isRecord(body) && Array.isArray(body.items)
      ? { rows: body.items.filter(isRecord), pagination: body }
      : null,
  write: ({ rows, pagination }) => ({ items: rows, ...(pagination as Raw) }),
}

const shared = {
  ...samplePlan,
  envelope: items,
  fields: {
    name: text('Tên', { required: true }),
    size: choice('Cỡ', { small: 'Nhỏ', big: 'Lớn' }),
    pieces: number('Số kiện', { integer: true }),
    closed: toggle('Đã đóng'),
  },
  list: { columns: ['size', 'pieces'], sort: ['name', 'pieces'], search: true, filters: ['size', 'closed'] },
} as const

/** A list by POST with its question in the body, offset and limit. */
export const parcel = defineResource({
  ...shared,
  name: 'parcel',
  path: '/parcels',
  pagination: offsetPages(20, { offset: 'skip', limit: 'take', total: 'count' }),
  query: { search: 'text', sort: colonSort('orderBy'), filter: (field) => `where[${field}]` },
  operations: {
    list: post('/wms/parcels/query', { question: inBody }),
    create: post('/wms/parcels'),
    update: put('/wms/parcels/{id}'),
  },
})

/** A list of cursors that is not counted. */
export const event = defineResource({
  ...shared,
  name: 'event',
  path: '/events',
  pagination: cursorPages(20, { cursor: 'after', size: 'first' }),
  query: { search: 'q', sort: sortAndOrder('sort_by', 'direction'), filter: (field) => field },
  operations: { list: get('/wms/events'), create: post('/wms/events') },
})

/** The names of JSON:API. */
export const pallet = defineResource({
  ...shared,
  name: 'pallet',
  path: '/pallets',
  pagination: jsonApiPages(20),
  query: jsonApiNames,
  operations: { list: get('/wms/pallets'), create: post('/wms/pallets') },
})

/** The usual names with another sign parameter. */
export const crate = defineResource({
  ...shared,
  name: 'crate',
  path: '/crates',
  query: { ...jsonApiNames, sort: signedSort('order') },
  operations: { list: get('/wms/crates'), create: post('/wms/crates') },
})
