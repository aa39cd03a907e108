import { contentRange } from '#descriptor/dialects/header-pages.ts'
import { offsetPages } from '#descriptor/dialects/offset-pages.ts'
import { byId, queryConditions } from '#descriptor/dialects/query-conditions.test-data.ts'
import { firstRow } from '#descriptor/dialects/record-at.ts'
import { bareArray } from '#descriptor/dialects/rows-at.ts'
import { hasItems, hasStatus } from '#descriptor/dialects/success-rules.ts'
import { withOptions } from '#descriptor/dialects/with-options.ts'
import { choice, defineResource, del, get, number, patch, post, text, toggle } from '#descriptor/index.ts'
import { isRecord } from '#descriptor/read.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import type { LocalCall } from '#session/local-server.ts'

const returned = { Prefer: 'return=representation' }

/** Berths of a service that shows tables as they are, as PostgREST does. */
export const berth = defineResource({
  ...samplePlan,
  name: 'berth',
  pagination: offsetPages(2),
  envelope: contentRange(bareArray),
  query: queryConditions,
  operations: withOptions(
    { record: firstRow },
    {
      list: get('/berths', { headers: { Prefer: 'count=exact' } }),
      one: get('/berths', byId),
      create: post('/berths', { headers: returned, succeeds: hasStatus(201) }),
      update: patch('/berths', { ...byId, headers: returned, succeeds: hasItems }),
      remove: del('/berths', { ...byId, headers: returned, succeeds: hasItems }),
    },
  ),
  dates: false,
  fields: {
    name: text('Tên', { required: true }),
    side: choice('Mạn', { left: 'Trái', right: 'Phải' }),
    depth: number('Độ sâu'),
    closed: toggle('Đóng'),
  },
  list: { columns: ['side'], sort: ['name', 'depth'], search: true, filters: ['side', 'closed'] },
})

type Row = Readonly<Record<string, unknown>>

/** A table with the conditions of its query: `depth=eq.5`, `name=ilike.*x*`, `order=name.desc`, `limit`, `offset`. */
export function tableApi(rows: readonly Row[]): (call: LocalCall) => Response {
  let table = rows
  const refuse = (message: string, status = 400) =>
    Response.json({ code: 'PGRST100', details: null, hint: null, message }, { status })
  return ({ method, search, headers, body }) => {
    const query = new URLSearchParams(search)
    const conditions = [...query].filter(([name]) => !['order', 'limit', 'offset', 'select'].includes(name))
    for (const [, value] of conditions)
      if (!/^(eq|ilike)\./.test(value)) return refuse(`failed to parse filter (${value})`)
    const found = table.filter((row) => conditions.every(([name, value]) => matches(row[name], value)))
    const prefers = headers.get('prefer') ?? ''
    if (method === 'POST') {
      const row: Row = { id: table.length + 1, ...parsed(body) }
      if (table.some(({ name }) => name === row['name'])) return refuse('Tên này đã có rồi.', 409)
      table = [...table, row]
      return prefers === 'return=representation'
        ? Response.json([row], { status: 201 })
        : new Response(null, { status: 201 })
    }
    if (method === 'PATCH' || method === 'DELETE') {
      if (conditions.length === 0) return refuse('the whole table')
      const changed = found.map((row) => ({ ...row, ...parsed(body) }))
      table = table.flatMap((row) => {
        const at = found.indexOf(row)
        return at < 0 ? [row] : method === 'PATCH' ? changed.slice(at, at + 1) : []
      })
      return prefers === 'return=representation'
        ? Response.json(changed)
        : new Response(null, { status: 204 })
    }
    const [key = '', direction] = (query.get('order') ?? '').split('.')
    const sorted = found.toSorted((a, b) => String(a[key]).localeCompare(String(b[key])))
    const from = Number(query.get('offset') ?? 0)
    const ordered = direction === 'desc' ? sorted.toReversed() : sorted
    const page = ordered.slice(from, from + Number(query.get('limit') ?? ordered.length))
    const range = page.length > 0 ? `${from}-${from + page.length - 1}` : '*'
    const total = prefers === 'count=exact' ? found.length : '*'
    return Response.json(page, {
      status: page.length < found.length ? 206 : 200,
      headers: { 'Content-Range': `${range}/${total}` },
    })
  }
}

const parsed = (body: string): Row => {
  const value: unknown = body === '' ? {} : JSON.parse(body)
  return isRecord(value) ? value : {}
}

function matches(value: unknown, condition: string): boolean {
  const [operator, ...rest] = condition.split('.')
  const expected = rest.join('.')
  if (operator === 'eq') return String(value) === expected
  return String(value).toLowerCase().includes(expected.replaceAll('*', '').toLowerCase())
}
