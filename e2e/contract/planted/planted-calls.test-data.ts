import { isList, withType } from './altered-answers.test-data.ts'
import { backEnd, lines, type PlantedDeparture } from './planted-departure.test-data.ts'

const failureAsStatus =
  'Back-end: answer a failure with its status; for a write, name the sign of success in `succeeds`'

/** Each departure of a call, with all that a comparison finds. */
export const plantedCalls: readonly PlantedDeparture[] = [
  {
    name: 'a view with other records',
    planted: {
      address: (url) => {
        url.pathname = url.pathname.replace('/good/kept', '/good/search')
      },
    },
    found: [['view state: breaks', lines.view, 'the query of the view, or Back-end: filter by it']],
  },
  {
    name: 'an ignored order',
    planted: { address: ({ searchParams }) => searchParams.delete('sort') },
    found: ['name', 'price', 'since'].map((name) => [
      `sort ${name}: breaks`,
      lines.sort,
      'remove it from `list.sort`, or the spelling of the order',
    ]),
  },
  {
    name: 'ignored filters',
    planted: {
      address: ({ searchParams }) =>
        ['state', 'shelf', 'active'].forEach((name) => searchParams.delete(name)),
    },
    found: ['state', 'shelf', 'active'].map((name) => [
      `filter ${name}: breaks`,
      lines.filters,
      'remove it from `list.filters`, or its name in the query',
    ]),
  },
  {
    name: 'an ignored search',
    planted: { address: ({ searchParams }) => searchParams.delete('keyword') },
    found: [['search: breaks', lines.search, 'remove `list.search`, or the name of the search in the query']],
  },
  {
    name: 'a search that does not fold',
    planted: {
      address: ({ searchParams }) => {
        const keyword = searchParams.get('keyword') ?? ''
        if (keyword !== '' && keyword === keyword.toUpperCase()) searchParams.set('keyword', 'không có')
      },
    },
    found: [
      ['search-folding: harmless', lines.search, 'Back-end: fold the text and the records that it searches'],
    ],
  },
  {
    name: 'success as `code`',
    planted: {
      body: (body, { method }) => (method === 'POST' || method === 'PUT' ? { code: body.code ?? 1 } : body),
    },
    found: [['success: breaks', lines.create, 'the `succeeds` of the operation']],
    also: [lines.update],
  },
  {
    name: 'a create, an update and a deletion without a body',
    planted: {
      response: (response, { method, url }) => {
        if (!response.ok || !/^(POST|PUT|DELETE)$/.test(method) || !url.includes('/api/')) return response
        return new Response(null, { status: method === 'POST' ? 201 : 204, headers: response.headers })
      },
    },
    found: [['success: read', lines.create, 'succeeds: isOk, or Back-end: send the written record']],
    also: [lines.update, lines.remove],
  },
  {
    name: 'an update that answers with the record before it',
    planted: () => {
      let before: unknown
      return {
        body: (body, { method, url }) => {
          if (method === 'GET' && /\/api\/good\/\w{24}$/.test(url.pathname)) before = body.data
          return method === 'PUT' ? { ...body, data: before } : body
        },
      }
    },
    found: [
      ['saved-value: breaks', lines.update, 'Back-end: answer an update with the record as it was saved'],
    ],
  },
  {
    name: 'a deletion that deletes nothing',
    planted: () => {
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
    found: [['removed: breaks', lines.remove, 'Back-end: delete it']],
  },
  {
    name: 'updates by PATCH only',
    planted: { method: (method) => (method === 'PATCH' ? 'PUT' : method === 'PUT' ? null : method) },
    found: [['method: breaks', lines.update, "method: 'PATCH'"]],
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
    found: [['error-shape: harmless', backEnd, 'Back-end: answer errors as JSON with a message for people']],
  },
  {
    name: 'errors with status 200',
    planted: {
      response: (response) =>
        response.status === 404
          ? new Response('{"code":0,"message":"Không tìm thấy."}', { headers: response.headers })
          : response,
    },
    found: [['error-in-200: breaks', lines.one, failureAsStatus]],
  },
  {
    name: 'an error in place of a record',
    planted: {
      body: (body, { url }) =>
        /\/api\/good\/\w{24}$/.test(url.pathname) ? { status: 'error', error: 'Bận rồi.' } : body,
    },
    found: [['error-in-200: breaks', lines.one, failureAsStatus]],
  },
  {
    name: 'an error in place of a list',
    planted: {
      body: (body) => (isList(body) ? { success: false, error: { message: 'Bận rồi.' }, data: null } : body),
    },
    found: [['error-in-200: breaks', lines.list, failureAsStatus]],
  },
  {
    name: 'a page of HTML in place of lists',
    planted: {
      response: (response, { url }) =>
        /good\/(search|kept)/.test(url)
          ? new Response('<!doctype html><div id="root"></div>', { headers: withType(response, 'text/html') })
          : response,
    },
    found: [['json: breaks', lines.list, 'Back-end: answer in JSON, not HTML, or the path of the operation']],
  },
  {
    name: 'redirected addresses',
    planted: {
      answer: ({ url }) =>
        /good\/search(\?|$)/.test(url)
          ? new Response(null, { status: 301, headers: { location: url.replace('/search', '/search/') } })
          : undefined,
    },
    found: [
      ['status: breaks', lines.list, 'Back-end: answer at this address: a proof is not valid at another one'],
    ],
  },
  {
    name: 'tokens without a check of their proof',
    planted: { ignoresProofs: true },
    found: [['proof: breaks', backEnd, 'Back-end: verify the `DPoP` header of every call (RFC 9449 §7)']],
  },
  {
    name: 'a missing CORS header',
    planted: {
      response: (response) => {
        response.headers.delete('access-control-expose-headers')
        return response
      },
    },
    found: [
      [
        'cors access-control-expose-headers: breaks',
        backEnd,
        'Back-end: add Date, WWW-Authenticate, DPoP-Nonce, Retry-After to `access-control-expose-headers`',
      ],
    ],
  },
  {
    name: 'no CORS headers',
    planted: {
      response: (response) => {
        for (const name of ['allow-origin', 'allow-headers', 'expose-headers'])
          response.headers.delete(`access-control-${name}`)
        return response
      },
    },
    found: [
      ['cors preflight: breaks', backEnd, 'Back-end: allow the origin of the app, also in the preflight'],
    ],
  },
  {
    name: 'an answer that caches may reuse',
    planted: {
      response: (response) => {
        response.headers.set('cache-control', 'public, max-age=60')
        return response
      },
    },
    found: [['cache: breaks', backEnd, 'Back-end: send `Cache-Control: no-store`']],
  },
]
