import {
  type Body,
  isList,
  without,
  withoutHeaders,
  withPagination,
  withRows,
  withType,
} from './altered-answers.test-data.ts'
import type { Planted } from './departing-server.test-data.ts'
import type { Departures } from './planted-records.test-data.ts'

const parameters = (change: (parameters: URLSearchParams) => void): Planted => ({
  address: ({ searchParams }) => change(searchParams),
})
/** The response of a list with another body. */
const list = (change: (body: Body) => unknown): Planted => ({
  body: (body) => (isList(body) ? change(body) : body),
})
const pagination = (change: (body: Body) => object): Planted =>
  list((body) => withPagination(body, change(body)))
const isOne = (url: URL) => /\/api\/good\/\w{24}$/.test(url.pathname)
/** The response of one record with another body. */
const one = (change: (body: Body) => unknown): Planted => ({
  body: (body, { method, url }) => (method === 'GET' && isOne(url) && body.data ? change(body) : body),
})
const settings = (change: (body: Body) => unknown): Planted => ({
  body: (body, { url }) => (url.pathname === '/api/stall' ? change(body) : body),
})
const responses = (change: (response: Response, request: Request) => Response | undefined): Planted => ({
  response: (response, request) => change(response, request) ?? response,
})
const failures = (change: (response: Response) => Response | undefined) =>
  responses((response) => (response.status < 400 ? undefined : change(response)))
const largest = (size: number): Planted =>
  parameters((all) => {
    if (Number(all.get('page')) > size) all.set('page', String(size))
  })

/** Each departure of a call, or of the shape or the pages of a list. */
export const plantedCalls: Departures = {
  'a view with other records': {
    address: (url) => {
      url.pathname = url.pathname.replace('/good/kept', '/good/search')
    },
  },
  'an ignored order': parameters((all) => all.delete('sort')),
  'ignored filters': parameters((all) => ['state', 'shelf', 'active'].forEach((name) => all.delete(name))),
  'an ignored search': parameters((all) => all.delete('keyword')),
  'a search that does not fold': parameters((all) => {
    const keyword = all.get('keyword') ?? ''
    if (keyword !== '' && keyword === keyword.toUpperCase()) all.set('keyword', 'không có')
  }),
  'success as `code`': {
    body: (body, { method }) => (method === 'POST' || method === 'PUT' ? { code: body.code ?? 1 } : body),
  },
  'a create, an update and a deletion without a body': responses(({ ok, headers }, { method, url }) => {
    if (!ok || !/^(POST|PUT|DELETE)$/.test(method) || !url.includes('/api/')) return undefined
    return new Response(null, { status: method === 'POST' ? 201 : 204, headers })
  }),
  'an update that answers with the record before it': () => {
    let before: unknown
    return {
      body: (body, { method, url }) => {
        if (method === 'GET' && isOne(url)) before = body.data
        return method === 'PUT' ? { ...body, data: before } : body
      },
    }
  },
  'a deletion that deletes nothing': () => {
    const asked = new Set<string>()
    return {
      // The second deletion is that of the clean-up.
      answer: ({ method, url }) => {
        if (method !== 'DELETE' || asked.has(url)) return undefined
        asked.add(url)
        return Response.json({ code: 1 })
      },
    }
  },
  'updates by PATCH only': {
    method: (method) => (method === 'PATCH' ? 'PUT' : method === 'PUT' ? null : method),
  },
  'errors as HTML': failures(
    (response) =>
      new Response('<h1>Error</h1>', { status: response.status, headers: withType(response, 'text/html') }),
  ),
  'errors with status 200': failures(({ status, headers }) =>
    status === 404 ? new Response('{"code":0,"message":"Không tìm thấy."}', { headers }) : undefined,
  ),
  'an error in place of a record': {
    body: (body, { url }) => (isOne(url) ? { status: 'error', error: 'Bận rồi.' } : body),
  },
  'an error in place of a list': list(() => ({ success: false, error: { message: 'Bận rồi.' }, data: null })),
  'a page of HTML in place of lists': responses((response, { url }) =>
    /good\/(search|kept)/.test(url)
      ? new Response('<!doctype html><div id="root"></div>', { headers: withType(response, 'text/html') })
      : undefined,
  ),
  'redirected addresses': {
    answer: ({ url }) =>
      /good\/search(\?|$)/.test(url)
        ? new Response(null, { status: 301, headers: { location: url.replace('/search', '/search/') } })
        : undefined,
  },
  'tokens without a check of their proof': { ignoresProofs: true },
  'a missing CORS header': responses((response) =>
    withoutHeaders(response, ['access-control-expose-headers']),
  ),
  'no CORS headers': responses((response) =>
    withoutHeaders(
      response,
      ['allow-origin', 'allow-headers', 'expose-headers'].map((name) => `access-control-${name}`),
    ),
  ),
  'an answer that caches may reuse': responses((response) => {
    response.headers.set('cache-control', 'public, max-age=60')
    return response
  }),
  'another known envelope': list((body) => ({ code: 1, ...body.data })),
  'an unknown envelope': list((body) => ({ items: body.data.results, count: 10 })),
  'a list one level deeper': list((body) => ({ data: { page: body.data } })),
  'null in place of rows': list((body) => ({ ...body, data: { ...body.data, results: null } })),
  'a record one level deeper': one((body) => ({ ...body, data: { item: body.data } })),
  'an empty record': one(() => ({ code: 1, data: {} })),
  'another record than the requested one': one((body) => ({ data: { ...body.data, id: 'b'.repeat(24) } })),
  'a list that ignores the id': parameters((all) => all.delete('id')),
  'a list that finds no record by its id': parameters((all) => {
    if (all.has('id') || all.has('_id')) all.set('keyword', 'không có')
  }),
  'settings in a list': settings((body) => ({ ...body, data: [body.data] })),
  'settings in a list of several': settings((body) => ({ ...body, data: [body.data, body.data] })),
  'a record in a list': one((body) => ({ ...body, data: [body.data] })),
  'a record without its id': one((body) => ({ ...body, data: without(body.data, 'id') })),
  'settings one level deeper': settings((body) => ({ data: { store: body.data } })),
  'pages that count from 0': {
    ...parameters((all) => {
      const page = all.get('pages')
      if (page !== null) all.set('pages', String(Number(page) + 1))
    }),
    ...pagination((body) => ({ pages: body.data.pagination.pages - 1 })),
  },
  'an ignored page': parameters((all) => all.delete('pages')),
  'a stale page 2': parameters((all) => {
    if (all.get('pages') === '2') all.set('pages', '1')
  }),
  'a row on two pages': () => {
    let last: object | undefined
    return {
      body: (body, { url: { searchParams } }) => {
        if (!isList(body)) return body
        const page = searchParams.get('pages')
        if (page === '1' && searchParams.get('page') === '5') last = body.data.results.at(-1)
        return page === '2' && last ? withRows(body, ([, ...others]) => [last, ...others]) : body
      },
    }
  },
  'an ignored page size': parameters((all) => all.delete('page')),
  'a page size that is capped': largest(4),
  'a page size that is capped at that of the list': largest(6),
  'a truncated list': { body: (body) => withRows(body, (rows) => rows.slice(0, 4)) },
  'totals as text': pagination((body) => ({ total: String(body.data.pagination.total) })),
  'no total': pagination(() => ({ total: undefined })),
  'no pagination': list((body) => ({ ...body, data: { results: body.data.results } })),
  'a total of the page': pagination((body) => ({ total: body.data.results.length })),
  'a total that is too large': pagination((body) => ({ total: body.data.pagination.total + 25 })),
  'a total of 0': pagination(() => ({ total: 0 })),
}
