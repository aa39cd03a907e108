import { mapped, withPagination, withType } from './altered-answers.test-data.ts'
import type { PlantedDeparture } from './planted-departure.test-data.ts'

const plan = 'const good = defineResource({'
const view =
  "views: { kept: { label: 'Giữ lại', operation: get('/api/good/kept'), where: { state: 'kept' } } },"
const list = "list: get('/api/good/search'),"
const one = "one: get('/api/good/{id}'),"
const pagination = 'pagination: pagesPage(20),'
const sort = "sort: ['name', 'price', 'since'],"
const filters = "filters: ['state', 'shelf', 'active'],"
const create = "create: post('/api/good/create', { succeeds: hasData }),"
const update = "update: put('/api/good/update/{id}', { succeeds: hasData }),"
const backEnd = 'the back-end'
const isList = (body: ReturnType<typeof JSON.parse>) => Array.isArray(body.data?.results)

/** Each departure of a call, with all that a comparison finds. */
export const plantedCalls: readonly PlantedDeparture[] = [
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
    name: 'totals as text',
    planted: {
      body: (body) =>
        isList(body) ? withPagination(body, { total: String(body.data.pagination.total) }) : body,
    },
    found: [`total total: read, ${pagination}`],
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
