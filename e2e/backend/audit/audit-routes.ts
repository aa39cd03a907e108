import type { Context } from 'hono'
import { type SqlBool, sql } from 'kysely'
import { inData } from '#descriptor/envelope.ts'
import { pagesPage } from '#descriptor/pagination.ts'
import { queryParam, requestedOf } from '../records/request-params.ts'
import { HttpError } from '../server/reply.ts'
import type { Env, Route } from '../server/route.ts'

/** The audit log, read-only. */
export const auditRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/audit', who: 'superadmin', handle: list },
]

const paging = pagesPage(50)
const MAX_PAGE_SIZE = 500
const MAX_PAGE = 1_000_000

/** Returns a page of the audit log, the newest first, filtered by `resource`, `id`, `account`, `action`, `from` and `to`. */
async function list(c: Context<Env>): Promise<Response> {
  const requested = requestedOf(paging, (name) => queryParam(c, name))
  const page = { page: Math.min(requested.page, MAX_PAGE), size: Math.min(requested.size, MAX_PAGE_SIZE) }
  const where = conditions(c)
  const db = c.get('db')
  const counted = await sql<{ total: number }>`select count(*) as total from audit where ${where}`.execute(db)
  const found = await sql<Record<string, unknown>>`
    select id, at, account, username, action, resource, record, label, call, address, agent, changes
    from audit where ${where} order by at desc, id desc
    limit ${page.size} offset ${(page.page - 1) * page.size}`.execute(db)
  const pagination = paging.write({ ...page, total: counted.rows[0]?.total ?? 0 })
  return c.json(inData.write({ rows: found.rows, pagination }) as object)
}

function conditions(c: Context<Env>) {
  const same = (['resource', 'id', 'account', 'action'] as const).flatMap((name) => {
    const value = queryParam(c, name)
    return value === '' ? [] : [sql<SqlBool>`${sql.ref(name === 'id' ? 'record' : name)} = ${value}`]
  })
  const [from, to] = [moment(c, 'from'), moment(c, 'to')]
  const all = [
    ...same,
    ...(from ? [sql<SqlBool>`at >= ${from}`] : []),
    ...(to ? [sql<SqlBool>`at < ${to}`] : []),
  ]
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

/** A time in the query: a day (its start in UTC) or a time of RFC 3339. */
function moment(c: Context<Env>, name: string): Date | undefined {
  const text = queryParam(c, name)
  if (text === '') return undefined
  const date = new Date(text)
  if (!/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d))?$/.test(text) || Number.isNaN(date.getTime())) {
    throw new HttpError(422, `Thời điểm “${name}” không đúng dạng 2026-01-31 hoặc 2026-01-31T08:00:00Z.`)
  }
  return date
}
