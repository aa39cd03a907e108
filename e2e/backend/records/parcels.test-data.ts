import { cursorPages } from '#descriptor/dialects/cursor-pages.ts'
import {
  jsonApiErrors,
  messageAt,
  problemDetails,
  withProblemList,
} from '#descriptor/dialects/failure-text.ts'
import { contentRange, nextInLink, totalInHeader } from '#descriptor/dialects/header-pages.ts'
import { jsonApiList, jsonApiNames, jsonApiPages, jsonApiRecord } from '#descriptor/dialects/json-api.ts'
import { offsetPages, withResponseNames } from '#descriptor/dialects/offset-pages.ts'
import { byId, queryConditions } from '#descriptor/dialects/query-conditions.test-data.ts'
import { inBody } from '#descriptor/dialects/question-in-body.ts'
import { bareRecord, firstRow, recordAt } from '#descriptor/dialects/record-at.ts'
import { bareArray, recordWith, rowsAt, rowsWith } from '#descriptor/dialects/rows-at.ts'
import { colonSort, sortAndOrder } from '#descriptor/dialects/sort-spellings.ts'
import { hasHeader, hasItems, hasStatus, hasValue, isOk } from '#descriptor/dialects/success-rules.ts'
import { withOptions } from '#descriptor/dialects/with-options.ts'
import {
  choice,
  defineResource,
  del,
  get,
  number,
  numberedPages,
  parent,
  patch,
  post,
  put,
  text,
  toggle,
} from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { signedSort } from '#descriptor/wire/query-names.ts'

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
      headers: { 'Content-Type': 'application/vnd.api+json' },
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

/** The usual names with another sign parameter, and the total in a header. */
export const crate = defineResource({
  ...shared,
  name: 'crate',
  path: '/crates',
  pagination: numberedPages(20, { number: 'page', size: 'per_page' }),
  envelope: totalInHeader(bareArray),
  query: { ...jsonApiNames, sort: signedSort('order') },
  operations: { list: get('/wms/crates'), create: post('/wms/crates') },
})

/** A tree whose levels are requested with the parent in the body. */
export const shelf = defineResource({
  ...shared,
  name: 'shelf',
  path: '/shelves',
  operations: {
    list: get('/wms/shelves'),
    create: post('/wms/shelves'),
    byParent: post('/wms/shelves/below', { question: inBody, id: 'body', idName: 'above' }),
  },
  fields: { ...shared.fields, above: parent('Ngăn trên') },
})

/** Conditions in the query, and ranges of rows, as HTTP names them: one path for all calls. */
export const bin = defineResource({
  ...shared,
  name: 'bin',
  path: '/bins',
  pagination: offsetPages(20),
  envelope: contentRange(bareArray),
  query: queryConditions,
  operations: withOptions(
    { record: firstRow },
    {
      list: get('/wms/bins'),
      one: get('/wms/bin', byId),
      create: post('/wms/bins', { succeeds: hasStatus(201) }),
      update: patch('/wms/bins', { ...byId, succeeds: hasItems }),
      remove: del('/wms/bins', { ...byId, succeeds: hasItems }),
    },
  ),
})

/** Values beside the id, with the problems of fields in a list. */
export const tote = defineResource({
  ...shared,
  name: 'tote',
  path: '/totes',
  pagination: withResponseNames(
    numberedPages(20, { number: 'pagination[page]', size: 'pagination[pageSize]' }),
    { position: 'page', size: 'pageSize' },
  ),
  envelope: rowsWith('attributes', rowsAt('data', 'meta.pagination')),
  query: {
    search: 'filters[name][$containsi]',
    sort: colonSort(),
    filter: (field) => `filters[${field}][$eq]`,
  },
  operations: withOptions(
    {
      record: recordWith('attributes', recordAt('data')),
      body: recordAt('data'),
      succeeds: isOk,
      failure: withProblemList(messageAt('error.message'), {
        at: 'error.details.errors',
        field: 'path',
        text: 'message',
        below: 'data',
      }),
    },
    {
      list: get('/wms/totes'),
      one: get('/wms/totes/{id}'),
      create: post('/wms/totes'),
      update: put('/wms/totes/{id}'),
      remove: del('/wms/totes/{id}'),
    },
  ),
})

/** Cursors in links. */
export const ramp = defineResource({
  ...shared,
  name: 'ramp',
  path: '/ramps',
  pagination: cursorPages(20, { cursor: 'after' }),
  envelope: nextInLink(bareArray, 'after'),
  operations: { list: get('/wms/ramps'), create: post('/wms/ramps') },
})
