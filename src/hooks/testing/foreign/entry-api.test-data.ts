import { messageAt, withProblemList } from '#descriptor/dialects/failure-text.ts'
import { withResponseNames } from '#descriptor/dialects/offset-pages.ts'
import { recordAt } from '#descriptor/dialects/record-at.ts'
import { recordWith, rowsAt, rowsWith } from '#descriptor/dialects/rows-at.ts'
import { colonSort } from '#descriptor/dialects/sort-spellings.ts'
import { isOk } from '#descriptor/dialects/success-rules.ts'
import { withOptions } from '#descriptor/dialects/with-options.ts'
import {
  defineResource,
  del,
  get,
  number,
  numberedPages,
  post,
  put,
  reference,
  text,
} from '#descriptor/index.ts'
import { isRecord } from '#descriptor/read.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import type { LocalCall } from '#session/local-server.ts'

const entries = {
  ...samplePlan,
  envelope: rowsWith('attributes', rowsAt('data', 'meta.pagination')),
  dates: false,
} as const

/** The harbours that piers belong to. */
const harbour = defineResource({
  ...entries,
  name: 'harbour',
  operations: { list: get('/api/harbours') },
  fields: { name: text('Tên') },
})

/** Piers of a service that keeps the values of an entry beside its id, as Strapi does. */
export const pier = defineResource({
  ...entries,
  name: 'pier',
  pagination: withResponseNames(
    numberedPages(2, { number: 'pagination[page]', size: 'pagination[pageSize]' }),
    { position: 'page', size: 'pageSize' },
  ),
  query: {
    search: 'filters[name][$containsi]',
    sort: colonSort(),
    filter: (field) => (field === 'harbour' ? 'filters[harbour][id][$eq]' : `filters[${field}][$eq]`),
  },
  operations: withOptions(
    {
      query: { populate: '*' },
      record: recordWith('attributes', recordAt('data')),
      body: recordAt('data'),
      sends: 'changes',
      succeeds: isOk,
      failure: withProblemList(messageAt('error.message'), {
        at: 'error.details.errors',
        field: 'path',
        text: 'message',
      }),
    },
    {
      list: get('/api/piers'),
      one: get('/api/piers/{id}'),
      create: post('/api/piers'),
      update: put('/api/piers/{id}'),
      remove: del('/api/piers/{id}'),
    },
  ),
  fields: {
    name: text('Tên', { required: true }),
    length: number('Chiều dài'),
    harbour: reference('Cảng', () => harbour),
  },
  list: { columns: ['length'], sort: ['name', 'length'], search: true, filters: ['harbour'] },
})

type Row = Readonly<Record<string, unknown>>

const related = (id: unknown) => ({
  data: typeof id === 'number' ? { id, attributes: { name: `Cảng ${id}` } } : null,
})
const entryOf = ({ id, harbour: in_, ...values }: Row) => ({
  id,
  attributes: { ...values, harbour: related(in_) },
})
const refusal = (status: number, message: string, errors: readonly object[] = []) =>
  Response.json({ data: null, error: { status, name: 'Error', message, details: { errors } } }, { status })

/** Entries by page, filtered and sorted; at most two a page whatever the call requests. */
export function entryApi(rows: readonly Row[]): (call: LocalCall) => Response {
  let table = rows
  return ({ method, path, search, body }) => {
    const query = new URLSearchParams(search)
    const id = Number(path.split('/').at(3))
    const entry = table.find((row) => row.id === id)
    if (path.split('/').length > 3 && !entry) return refusal(404, 'Not Found')
    const sent: unknown = body === '' ? {} : JSON.parse(body)
    const values = isRecord(sent) && isRecord(sent.data) ? sent.data : {}
    if (method === 'POST' || method === 'PUT') {
      if (typeof values.name === 'string' && values.name.length > 8)
        return refusal(400, 'Tên dài quá.', [{ path: ['name'], message: 'Tối đa 8 ký tự.', name: 'x' }])
      if (values.harbour !== undefined && typeof values.harbour !== 'number')
        return refusal(400, 'Cảng phải là một số.')
      const row = { id: table.length + 1, ...entry, ...values }
      table = entry ? table.map((one) => (one === entry ? row : one)) : [...table, row]
      return Response.json({ data: entryOf(row), meta: {} })
    }
    if (method === 'DELETE') table = table.filter((row) => row !== entry)
    if (entry) return Response.json({ data: entryOf(entry), meta: {} })
    const part = (query.get('filters[name][$containsi]') ?? '').toLowerCase()
    const within = query.get('filters[harbour][id][$eq]')
    const found = table.filter(
      (row) =>
        String(row.name).toLowerCase().includes(part) && (within === null || String(row.harbour) === within),
    )
    const [key = 'id', direction] = (query.get('sort') ?? '').split(':')
    const sorted = found.toSorted((a, b) => String(a[key]).localeCompare(String(b[key])))
    const ordered = direction === 'desc' ? sorted.toReversed() : sorted
    const page = Number(query.get('pagination[page]') ?? 1)
    const pageSize = Math.min(2, Number(query.get('pagination[pageSize]') ?? 2))
    const data = ordered.slice((page - 1) * pageSize, page * pageSize).map(entryOf)
    const pageCount = Math.ceil(found.length / pageSize)
    return Response.json({ data, meta: { pagination: { page, pageSize, pageCount, total: found.length } } })
  }
}
