import {
  idOfNumber,
  inSeconds,
  mapped,
  numbered,
  renamed,
  without,
  withPagination,
  withType,
} from './altered-answers.test-data.ts'
import type { Planted } from './departing-server.test-data.ts'

interface PlantedDeparture {
  readonly name: string
  readonly planted: Planted
  /** The rule, its part and weight, and the source at the line that the departure names. */
  readonly found: readonly string[]
}

const plan = 'const good = defineResource({'
const view =
  "views: { kept: { label: 'Giữ lại', operation: get('/api/good/kept'), where: { state: 'kept' } } },"
const list = "list: get('/api/good/search'),"
const one = "one: get('/api/good/{id}'),"
const pagination = 'pagination: pagesPage(20),'
const active = "active: toggle('Đang bán', { initial: true }),"
const price = "price: money('Giá', 'JPY'),"
const amount = "amount: number('Số lượng', { integer: true }),"
const since = "since: dateTime('Từ lúc'),"
const sort = "sort: ['name', 'price', 'since'],"
const filters = "filters: ['state', 'shelf', 'active'],"
const create = "create: post('/api/good/create', { succeeds: hasData }),"
const update = "update: put('/api/good/update/{id}', { succeeds: hasData }),"
const backEnd = 'the back-end'
const isList = (body: ReturnType<typeof JSON.parse>) => Array.isArray(body.data?.results)

/** Each departure of a back-end, with all that a comparison finds. */
export const plantedDepartures: readonly PlantedDeparture[] = [
  {
    name: 'a renamed field',
    planted: { record: (record) => renamed(record, 'active', 'is_active') },
    found: [`field-renamed active: breaks, ${active}`],
  },
  {
    name: 'a missing field',
    planted: { record: (record) => without(record, 'amount') },
    found: [`field-missing amount: breaks, ${amount}`],
  },
  {
    name: 'a field of another type',
    planted: { record: (record) => mapped(record, 'price', (value) => `${String(value)} ¥`) },
    found: [`field-type price: breaks, ${price}`],
  },
  {
    name: 'a number as text',
    planted: {
      record: (record) => mapped(record, 'price', String),
      sent: (record) => mapped(record, 'price', Number),
    },
    found: [`field-type price: read, ${price}`],
  },
  {
    name: 'reordered fields',
    planted: { record: (record) => Object.fromEntries(Object.entries(record).toReversed()) },
    found: ['field-order: harmless, fields: {'],
  },
  {
    name: 'another known envelope',
    planted: { body: (body) => (isList(body) ? { code: 1, ...body.data } : body) },
    found: [`envelope: read, ${plan}`],
  },
  {
    name: 'an unknown envelope',
    planted: { body: (body) => (isList(body) ? { items: body.data.results } : body) },
    found: [`envelope: breaks, ${list}`, `envelope: breaks, ${view}`],
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
    found: [`paging: breaks, ${pagination}`],
  },
  {
    name: 'an ignored order',
    planted: { address: ({ searchParams }) => searchParams.delete('sort') },
    found: ['name', 'price', 'since'].map((name) => `sort ${name}: breaks, ${sort}`),
  },
  {
    name: 'ignored filters',
    planted: {
      address: ({ searchParams }) =>
        ['state', 'shelf', 'active'].forEach((name) => searchParams.delete(name)),
    },
    found: ['state', 'shelf', 'active'].map((name) => `filter ${name}: breaks, ${filters}`),
  },
  {
    name: 'an ignored search',
    planted: { address: ({ searchParams }) => searchParams.delete('keyword') },
    found: ['search: breaks, search: true,'],
  },
  {
    name: 'a search that does not fold',
    planted: {
      address: ({ searchParams }) => {
        const keyword = searchParams.get('keyword') ?? ''
        if (keyword !== '' && keyword === keyword.toUpperCase()) searchParams.set('keyword', 'không có')
      },
    },
    found: ['search-folding: breaks, search: true,'],
  },
  {
    name: 'a view with other records',
    planted: {
      address: (url) => {
        url.pathname = url.pathname.replace('/good/kept', '/good/search')
      },
    },
    found: [`view state: breaks, ${view}`],
  },
  {
    name: 'a value outside the options of a choice',
    planted: { record: (record) => mapped(record, 'state', (state) => (state === 'kept' ? 'Kept' : state)) },
    found: ["field-type state: read, state: choice('Tình trạng', { new: 'Mới', kept: 'Giữ', sold: 'Bán' }),"],
  },
  {
    name: 'totals as text',
    planted: {
      body: (body) =>
        isList(body) ? withPagination(body, { total: String(body.data.pagination.total) }) : body,
    },
    found: [`total total: read, ${pagination}`],
  },
  {
    name: 'ids as numbers',
    planted: {
      record: (record) => mapped(record, 'id', numbered),
      address: (url) => {
        url.pathname = url.pathname.replace(/\/(\d{1,2})$/, (_, number: string) => `/${idOfNumber(number)}`)
      },
    },
    found: [`id: read, ${plan}`],
  },
  {
    name: 'success as `code`',
    planted: {
      body: (body, { method }) => (method === 'POST' || method === 'PUT' ? { code: body.code ?? 1 } : body),
    },
    found: [`success: breaks, ${create}`, `success: breaks, ${update}`],
  },
  {
    name: 'errors as HTML',
    planted: {
      response: (response) =>
        response.status < 400
          ? response
          : new Response('<h1>Error</h1>', {
              status: response.status,
              headers: withType(response, 'text/html'),
            }),
    },
    found: [`error-shape: breaks, ${backEnd}`, `error-shape: breaks, ${one}`],
  },
  {
    name: 'dates in seconds',
    planted: { record: (record) => mapped(mapped(record, 'since', inSeconds), 'created_at', inSeconds) },
    found: [`seconds since: breaks, ${since}`, 'seconds created_at: breaks, fields: {'],
  },
  {
    name: 'null lists',
    planted: { record: (record) => mapped(record, 'pictures', () => null) },
    found: ["null-list pictures: read, pictures: images('Ảnh'),"],
  },
  {
    name: 'null in place of rows',
    planted: { body: (body) => (isList(body) ? { ...body, data: { ...body.data, results: null } } : body) },
    found: [`null-list: breaks, ${list}`, `null-list: breaks, ${view}`],
  },
  {
    name: 'a nested relation',
    planted: { record: (record) => mapped(record, 'shelf', (id) => id && { id, name: 'A' }) },
    found: ["relation shelf: read, shelf: reference('Kệ', () => shelf),"],
  },
  {
    name: 'updates by PATCH only',
    planted: { method: (method) => (method === 'PATCH' ? 'PUT' : method === 'PUT' ? null : method) },
    found: [`method: breaks, ${update}`],
  },
  {
    name: 'errors with status 200',
    planted: {
      response: (response) =>
        response.status === 404
          ? new Response('{"code":0,"message":"Không tìm thấy."}', { headers: response.headers })
          : response,
    },
    found: [`error-in-200: breaks, ${one}`],
  },
  {
    name: 'tokens without a check of their proof',
    planted: { ignoresProofs: true },
    found: [`proof: breaks, ${backEnd}`],
  },
  {
    name: 'a missing CORS header',
    planted: {
      response: (response) => {
        response.headers.delete('access-control-expose-headers')
        return response
      },
    },
    found: [`cors access-control-expose-headers: breaks, ${backEnd}`],
  },
  {
    name: 'an answer that caches may reuse',
    planted: {
      response: (response) => {
        response.headers.set('cache-control', 'public, max-age=60')
        return response
      },
    },
    found: [`cache: breaks, ${backEnd}`],
  },
  {
    name: 'a stale page 2',
    planted: {
      address: ({ searchParams }) => {
        if (searchParams.get('pages') === '2') searchParams.set('pages', '1')
      },
    },
    found: [`paging: breaks, ${pagination}`],
  },
  {
    name: 'a truncated list',
    planted: {
      body: (body) =>
        isList(body) ? { ...body, data: { ...body.data, results: body.data.results.slice(0, 4) } } : body,
    },
    found: [`page-size: breaks, ${pagination}`],
  },
]
