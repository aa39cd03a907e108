import { isList, without, withPagination, withRows } from './altered-answers.test-data.ts'
import { goodsTable } from './goods.test-data.ts'
import { lines, type PlantedDeparture } from './planted-departure.test-data.ts'

/** Each departure of the shape or the pages of a list, or of the shape of a record, with all that a comparison finds. */
export const plantedLists: readonly PlantedDeparture[] = [
  {
    name: 'another known envelope',
    planted: { body: (body) => (isList(body) ? { code: 1, ...body.data } : body) },
    found: [['envelope: read', lines.plan, 'envelope: atTop']],
  },
  {
    name: 'an unknown envelope',
    planted: { body: (body) => (isList(body) ? { items: body.data.results, count: 10 } : body) },
    found: [['envelope: breaks', lines.plan, "envelope: rowsAt('items')"]],
  },
  {
    name: 'a list one level deeper',
    planted: { body: (body) => (isList(body) ? { data: { page: body.data } } : body) },
    found: [
      ['envelope: breaks', lines.plan, "envelope: rowsAt('data.page.results', 'data.page.pagination')"],
    ],
  },
  {
    name: 'null in place of rows',
    planted: { body: (body) => (isList(body) ? { ...body, data: { ...body.data, results: null } } : body) },
    found: [['null-list: breaks', lines.list, 'Back-end: send `[]` for no rows']],
  },
  {
    name: 'a record one level deeper',
    planted: {
      body: (body, { method, url }) =>
        method === 'GET' && isOne(url) && body.data ? { ...body, data: { item: body.data } } : body,
    },
    found: [['envelope: breaks', lines.one, "record: recordAt('data.item')"]],
  },
  {
    name: 'an empty record',
    planted: {
      body: (body, { method, url }) =>
        method === 'GET' && isOne(url) && body.data ? { code: 1, data: {} } : body,
    },
    found: [['envelope: breaks', lines.one, 'Back-end: send the fields of the record']],
  },
  {
    name: 'another record than the requested one',
    planted: {
      body: (body, { method, url }) =>
        method === 'GET' && isOne(url) && body.data ? { data: { ...body.data, id: 'b'.repeat(24) } } : body,
    },
    found: [['by-id: breaks', lines.one, 'where the id is sent: `id`, `idName`, or the path']],
  },
  {
    name: 'a list that ignores the id',
    planted: { address: ({ searchParams }) => searchParams.delete('id') },
    table: goodsTable,
    found: [['by-id: read', lines.tree, 'add the operation `one`, or Back-end: filter by `id`']],
  },
  {
    name: 'a list that finds no record by its id',
    planted: {
      address: ({ searchParams }) => {
        if (searchParams.has('id') || searchParams.has('_id')) searchParams.set('keyword', 'không có')
      },
    },
    table: goodsTable,
    found: [['by-id: breaks', lines.tree, 'add the operation `one`, or Back-end: filter by `id`']],
  },
  {
    name: 'settings in a list',
    planted: { body: (body, { url }) => (isSettings(url) ? { ...body, data: [body.data] } : body) },
    found: [['envelope: read', lines.settings, 'Back-end: send the record, not a list with it']],
  },
  {
    name: 'settings in a list of several',
    planted: {
      body: (body, { url }) => (isSettings(url) ? { ...body, data: [body.data, body.data] } : body),
    },
    found: [['envelope: breaks', lines.settings, 'Back-end: send the record, not a list with it']],
  },
  {
    name: 'a record in a list',
    planted: {
      body: (body, { method, url }) =>
        method === 'GET' && isOne(url) && body.data ? { ...body, data: [body.data] } : body,
    },
    found: [['envelope: read', lines.one, 'Back-end: send the record, not a list with it']],
  },
  {
    name: 'a record without its id',
    planted: {
      body: (body, { method, url }) =>
        method === 'GET' && isOne(url) && body.data ? { ...body, data: without(body.data, 'id') } : body,
    },
    found: [['id: read', lines.plan, 'Back-end: send the id of each record']],
  },
  {
    name: 'settings one level deeper',
    planted: { body: (body, { url }) => (isSettings(url) ? { data: { store: body.data } } : body) },
    found: [['envelope: breaks', lines.settings, "record: recordAt('data.store')"]],
  },
  {
    name: 'pages that count from 0',
    planted: {
      address: ({ searchParams }) => {
        const page = searchParams.get('pages')
        if (page !== null) searchParams.set('pages', String(Number(page) + 1))
      },
      body: (body) => (isList(body) ? withPagination(body, { pages: body.data.pagination.pages - 1 }) : body),
    },
    found: [['paging: read', lines.pagination, 'numberedPages(…, { …, first: 0 })']],
  },
  {
    name: 'an ignored page',
    planted: { address: ({ searchParams }) => searchParams.delete('pages') },
    found: [['paging: read', lines.pagination, 'the `pagination`: the page is ignored']],
  },
  {
    name: 'a stale page 2',
    planted: {
      address: ({ searchParams }) => {
        if (searchParams.get('pages') === '2') searchParams.set('pages', '1')
      },
    },
    found: [['paging: read', lines.pagination, 'the `pagination`: the page is ignored']],
  },
  {
    name: 'a row on two pages',
    planted: () => {
      let last: object | undefined
      return {
        body: (body, { url }) => {
          if (!isList(body)) return body
          const page = url.searchParams.get('pages')
          if (page === '1' && url.searchParams.get('page') === '5') last = body.data.results.at(-1)
          return page === '2' && last ? withRows(body, ([, ...others]) => [last, ...others]) : body
        },
      }
    },
    found: [['paging: breaks', lines.pagination, 'Back-end: sort pages by a total order']],
  },
  {
    name: 'an ignored page size',
    planted: { address: ({ searchParams }) => searchParams.delete('page') },
    found: [['page-size: read', lines.pagination, 'the `pagination`: the page size is ignored']],
  },
  {
    name: 'a page size that is capped',
    planted: {
      address: ({ searchParams }) => {
        if (Number(searchParams.get('page')) > 4) searchParams.set('page', '4')
      },
    },
    found: [
      ['page-size: read', lines.pagination, 'pages of 4, or Back-end: send pages of the requested size'],
    ],
  },
  {
    name: 'a page size that is capped at that of the list',
    planted: {
      address: ({ searchParams }) => {
        if (Number(searchParams.get('page')) > 6) searchParams.set('page', '6')
      },
    },
    found: [['page-size: read', lines.pagination, 'Back-end: send pages of the requested size']],
  },
  {
    name: 'a truncated list',
    planted: { body: (body) => withRows(body, (rows) => rows.slice(0, 4)) },
    found: [['page-size: breaks', lines.pagination, 'Back-end: send every row of a page']],
  },
  {
    name: 'totals as text',
    planted: {
      body: (body) =>
        isList(body) ? withPagination(body, { total: String(body.data.pagination.total) }) : body,
    },
    found: [['total total: read', lines.pagination, 'Back-end: send a number']],
  },
  {
    name: 'no total',
    planted: { body: (body) => withPagination(body, { total: undefined }) },
    found: [
      ['total total: read', lines.pagination, 'the `pagination`, or Back-end: send the number of records'],
    ],
  },
  {
    name: 'no pagination',
    planted: {
      body: (body) => (isList(body) ? { ...body, data: { results: body.data.results } } : body),
    },
    found: [
      ['total total: read', lines.pagination, 'the `pagination`, or Back-end: send the number of records'],
    ],
  },
  {
    name: 'a total of the page',
    planted: {
      body: (body) => (isList(body) ? withPagination(body, { total: body.data.results.length }) : body),
    },
    found: [['total total: read', lines.pagination, 'Back-end: count the whole list, not the page']],
  },
  {
    name: 'a total that is too large',
    planted: {
      body: (body) =>
        isList(body) ? withPagination(body, { total: body.data.pagination.total + 25 }) : body,
    },
    found: [['total total: read', lines.pagination, 'Back-end: count the records that the list has']],
  },
  {
    name: 'a total of 0',
    planted: { body: (body) => withPagination(body, { total: 0 }) },
    found: [['total total: read', lines.pagination, 'Back-end: count the records that the list has']],
  },
]

const isOne = (url: URL) => /\/api\/good\/\w{24}$/.test(url.pathname)
const isSettings = (url: URL) => url.pathname === '/api/stall'
