// @vitest-environment node
import { Hono } from 'hono'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type InProcessBackEnd, startInProcessBackEnd } from '../../testing/in-process-back-end.ts'
import { errorResponse } from '../server/reply.ts'
import type { Env } from '../server/route.ts'
import { readSettings } from '../server/settings.ts'
import { lan } from './lan.test-data.ts'
import { userRoutes } from './user-routes.ts'

let back: InProcessBackEnd

beforeAll(async () => {
  back = await startInProcessBackEnd()
}, 60_000)

afterAll(() => back.stop())

it('a write of a user whose answer cannot be read is answered with 503 and undone', async () => {
  const { db } = back.backEnd
  const person = { id: 'u-admin', username: 'admin', name: 'Admin', permission: 'admin' } as const
  const lost: KyselyPlugin = {
    transformQuery({ node }) {
      const isRead =
        node.kind === 'RawNode' && node.sqlFragments.join('').startsWith('select 1 from credential')
      if (isRead) throw Object.assign(new Error('the connection is lost'), { code: '08006' })
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const app = new Hono<Env>()
  app.onError((error, c) => errorResponse(c, error))
  app.use(async (c, next) => {
    c.set('db', db.withPlugin(lost))
    c.set('person', person)
    c.set('settings', readSettings({}))
    c.set('pictureOrigins', [])
    await next()
  })
  for (const route of userRoutes) app.on(route.method, route.path, (c) => route.handle(c))
  const headers = { 'content-type': 'application/json' }
  const send = (method: string, path: string, body: object) =>
    app.request(path, { method, headers, body: JSON.stringify(body) })
  const created = await send('POST', '/api/user', { ...lan, username: 'mat', email: 'mat@cty.vn' })
  const changed = await send('PUT', '/api/user/u-user', { name: 'Chưa ghi' })
  expect([created.status, changed.status]).toEqual([503, 503])
  const { rows } = await sql`
    select 1 from record_user where username = 'mat' or name = 'Chưa ghi'`.execute(db)
  expect(rows).toEqual([])
})
