import { choice, defineResource, del, get, number, post, put, text, toggle } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { cursorPages } from '#descriptor/wire/cursor-pages.ts'
import { jsonApiErrors, messageAt, problemDetails } from '#descriptor/wire/failure-text.ts'
import { jsonApiList, jsonApiNames, jsonApiPages, jsonApiRecord } from '#descriptor/wire/json-api.ts'
import { offsetPages } from '#descriptor/wire/offset-pages.ts'
import { signedSort } from '#descriptor/wire/query-names.ts'
import { inBody } from '#descriptor/wire/question.ts'
import { bareRecord, recordAt } from '#descriptor/wire/record-envelope.ts'
import { rowsAt } from '#descriptor/wire/rows-at.ts'
import { colonSort, sortAndOrder } from '#descriptor/wire/sort-spellings.ts'
import { hasHeader, hasStatus, hasValue, isOk } from '#descriptor/wire/success-rules.ts'
import { withOptions } from '#descriptor/wire/with-options.ts'

const shared = {
  ...samplePlan,
  envelope: rowsAt('items'),
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
  operations: withOptions(
    {
      record: recordAt('result.parcel'),
      body: recordAt('parcel'),
      failure: messageAt('error.text', 'error.fields'),
    },
    {
      list: post('/wms/parcels/query', { question: inBody }),
      one: get('/wms/parcels/{id}'),
      create: post('/wms/parcels', { succeeds: hasStatus(201) }),
      update: put('/wms/parcels/{id}', { succeeds: hasValue('status', 'OK') }),
      remove: post('/wms/parcels/archive', { id: 'body', idName: 'parcel_id', succeeds: hasStatus(204) }),
    },
  ),
})

/** A list of cursors that is not counted, with refusals as problem details. */
export const event = defineResource({
  ...shared,
  name: 'event',
  path: '/events',
  pagination: cursorPages(20, { cursor: 'after', size: 'first' }),
  query: { search: 'q', sort: sortAndOrder('sort_by', 'direction'), filter: (field) => field },
  operations: withOptions(
    { record: bareRecord, failure: problemDetails },
    {
      list: get('/wms/events'),
      one: get('/wms/events/{id}'),
      create: post('/wms/events', { succeeds: hasHeader('X-Result', 'ok') }),
      update: put('/wms/events/{id}', { succeeds: isOk }),
      remove: post('/wms/events/{id}/delete', { succeeds: isOk }),
    },
  ),
})

/** JSON:API in all its parts. */
export const pallet = defineResource({
  ...shared,
  name: 'pallet',
  path: '/pallets',
  pagination: jsonApiPages(20),
  query: jsonApiNames,
  envelope: jsonApiList('pallets'),
  operations: withOptions(
    {
      record: jsonApiRecord('pallets'),
      body: jsonApiRecord('pallets'),
      failure: jsonApiErrors,
      succeeds: isOk,
    },
    {
      list: get('/wms/pallets'),
      one: get('/wms/pallets/{id}'),
      create: post('/wms/pallets', { succeeds: hasStatus(201) }),
      update: put('/wms/pallets/{id}'),
      remove: del('/wms/pallets/{id}', { succeeds: hasStatus(204) }),
    },
  ),
})

/** The usual names with another sign parameter. */
export const crate = defineResource({
  ...shared,
  name: 'crate',
  path: '/crates',
  query: { ...jsonApiNames, sort: signedSort('order') },
  operations: { list: get('/wms/crates'), create: post('/wms/crates') },
})
