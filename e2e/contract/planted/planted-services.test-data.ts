import { renamed, without } from './altered-answers.test-data.ts'
import type { Planted } from './departing-server.test-data.ts'

interface PlantedService {
  readonly name: string
  readonly planted: Planted
  /** The rule, its part and weight, and the source at the line that the departure names. */
  readonly found: readonly string[]
}

type Body = ReturnType<typeof JSON.parse>

const list = "list: get('/api/file-manager/list-item', { base: 'file', id: 'query', idName: 'path' }),"
const createFolder = "createFolder: post('/api/create/folder', { succeeds: codeIsOne }),"
const remove = "remove: del('/api/file-manager/remove-file', {"
const file = "file: post('/api/file-manager/upload-single', { base: 'cdn' }),"
const picture = "picture: post('/api/image/uoload'),"
const helper = (name: string, path: string) => `${name}: get('${path}'),`
const customer = helper('customer', '/crm/autocomplete/customer')
const consignee = helper('consignee', '/fin-autocomplete-agent/autocomplete-consigneeinfo')
const serviceType = helper('serviceType', '/common/service-type')
const extraServiceType = helper('extraServiceType', '/common/extra-service-type')
const currency = helper('currency', '/common/currency')
const international = helper('international', '/api/international-price-calculator')
const extraService = helper('extraService', '/bill/calc-price-extra-service')
const helperLines = [customer, consignee, serviceType, extraServiceType, currency]

const isFiles = (body: Body) => Array.isArray(body.results) && body.success !== undefined
const isUpload = (body: Body) => typeof body.data?.url === 'string'
const rows = (body: Body) => (Array.isArray(body.Result) ? body.Result : [])
const isHelper = (body: Body) =>
  rows(body).some((row: Body) => row.Code !== undefined || row.Id !== undefined)
const mapRows = (body: Body, map: (row: Body) => unknown) =>
  isHelper(body) ? { ...body, Result: rows(body).map(map) } : body

/** Each departure of the calls that belong to no entity, with all that a comparison finds. */
export const plantedServices: readonly PlantedService[] = [
  {
    name: 'another envelope of files',
    planted: { body: (body) => (isFiles(body) ? { success: true, items: body.results } : body) },
    found: [`envelope: breaks, ${list}`],
  },
  {
    name: 'files without their address',
    planted: {
      body: (body) =>
        isFiles(body)
          ? { ...body, results: body.results.map((one: Body) => without(without(one, 'url'), 'path')) }
          : body,
    },
    found: [`field-missing url: breaks, ${list}`],
  },
  {
    name: 'a path of a folder that is ignored',
    planted: {
      address: ({ pathname, searchParams }) => {
        if (pathname.endsWith('/list-item')) searchParams.set('path', '/')
      },
    },
    found: [`filter path: breaks, ${list}`, `saved-value: breaks, ${file}`],
  },
  {
    name: 'a folder whose creation answers with `ok`',
    planted: {
      body: (body, { method }) =>
        method === 'POST' && body.data?.path && !isUpload(body) ? { ok: true } : body,
    },
    found: [`success: breaks, ${createFolder}`],
  },
  {
    name: 'a deletion without its sign of success',
    planted: { body: (body, { method }) => (method === 'DELETE' && body.success ? { done: 1 } : body) },
    found: [`success: breaks, ${remove}`],
  },
  {
    name: 'uploads without an address',
    planted: { body: (body) => (isUpload(body) ? { ...body, data: { href: body.data.url } } : body) },
    found: [`field-missing url: breaks, ${file}`, `field-missing url: breaks, ${picture}`],
  },
  {
    name: 'a picture at another path',
    planted: {
      address: (url) => {
        if (url.pathname === '/api/image/uoload') url.pathname = '/api/image/upload'
      },
    },
    found: [`status: breaks, ${picture}`],
  },
  {
    name: 'helper lists in another envelope',
    planted: { body: (body) => (isHelper(body) && !rows(body)[0].Price ? { items: body.Result } : body) },
    found: helperLines.filter((line) => line !== extraServiceType).map((line) => `envelope: breaks, ${line}`),
  },
  {
    name: 'services without a code',
    planted: { body: (body) => mapRows(body, (row) => (row.Days ? { Name: row.Name } : row)) },
    found: [`field-missing Code: breaks, ${serviceType}`],
  },
  {
    name: 'names under another key',
    planted: { body: (body) => mapRows(body, (row) => (row.Phone ? renamed(row, 'Name', 'FullName') : row)) },
    found: [`field-missing Name: breaks, ${consignee}`],
  },
  {
    name: 'a search of customers that is ignored',
    planted: {
      address: ({ pathname, searchParams }) => {
        if (pathname.includes('consigneeinfo')) searchParams.delete('keyword')
      },
    },
    found: [`search: breaks, ${consignee}`],
  },
  {
    name: 'currencies without a rate',
    planted: { body: (body) => mapRows(body, (row) => renamed(row, 'Rate', 'PerUnit')) },
    found: [`field-missing Rate: harmless, ${currency}`],
  },
  {
    name: 'prices under another key',
    planted: {
      body: (body) =>
        rows(body)[0]?.Freight === undefined ? body : { Result: [{ Kilo: rows(body)[0].Price }] },
    },
    found: [`envelope: breaks, ${international}`],
  },
  {
    name: 'an error with status 200 in place of a price',
    planted: {
      body: (body) => (typeof body.Result === 'number' ? { code: 0, message: 'Bận rồi.' } : body),
    },
    found: [`error-in-200: breaks, ${extraService}`],
  },
]
