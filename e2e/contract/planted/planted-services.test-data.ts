import { type Body, renamed, without } from './altered-answers.test-data.ts'
import type { Planted } from './departing-server.test-data.ts'

const rows = (body: Body) => (Array.isArray(body.Result) ? body.Result : [])
const isHelper = (body: Body) =>
  rows(body).some((row: Body) => row.Code !== undefined || row.Id !== undefined)
const isUpload = (body: Body) => typeof body.data?.url === 'string'
const bodies = (is: (body: Body) => boolean, change: (body: Body) => unknown): Planted => ({
  body: (body) => (is(body) ? change(body) : body),
})
const files = (change: (body: Body) => unknown) =>
  bodies((body) => Array.isArray(body.results) && body.success !== undefined, change)
const helpers = (map: (row: Body) => unknown) =>
  bodies(isHelper, (body) => ({ ...body, Result: rows(body).map(map) }))

/** Each departure of the calls that belong to no entity; its findings are in `expected-services.txt`. */
export const plantedServices: Readonly<Record<string, Planted>> = {
  'another envelope of files': files((body) => ({ success: true, items: body.results })),
  'files without their address': files((body) => ({
    ...body,
    results: body.results.map((one: Body) => without(without(one, 'url'), 'path')),
  })),
  'a path of a folder that is ignored': {
    address: ({ pathname, searchParams }) => {
      if (pathname.endsWith('/list-item')) searchParams.set('path', '/')
    },
  },
  'a folder whose creation answers with `ok`': {
    body: (body, { method }) =>
      method === 'POST' && body.data?.path && !isUpload(body) ? { ok: true } : body,
  },
  'a deletion without its sign of success': {
    body: (body, { method }) => (method === 'DELETE' && body.success ? { done: 1 } : body),
  },
  'uploads without an address': bodies(isUpload, (body) => ({ ...body, data: { href: body.data.url } })),
  'a picture at another path': {
    address: (url) => {
      if (url.pathname === '/api/image/uoload') url.pathname = '/api/image/upload'
    },
  },
  'helper lists in another envelope': bodies(
    (body) => isHelper(body) && !rows(body)[0].Price,
    (body) => ({ items: body.Result }),
  ),
  'services without a code': helpers((row) => (row.Days ? { Name: row.Name } : row)),
  'names under another key': helpers((row) => (row.Phone ? renamed(row, 'Name', 'FullName') : row)),
  'a search of customers that is ignored': {
    address: ({ pathname, searchParams }) => {
      if (pathname.includes('consigneeinfo')) searchParams.delete('keyword')
    },
  },
  'currencies without a rate': helpers((row) => renamed(row, 'Rate', 'PerUnit')),
  'prices under another key': bodies(
    (body) => rows(body)[0]?.Freight !== undefined,
    (body) => ({ Result: [{ Kilo: rows(body)[0].Price }] }),
  ),
  'an error with status 200 in place of a price': bodies(
    (body) => typeof body.Result === 'number',
    () => ({ code: 0, message: 'Bận rồi.' }),
  ),
}
