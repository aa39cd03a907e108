import { Hono } from 'hono'
import type { Resource } from '#descriptor/resource.ts'
import { resources as table } from '#resources/table.ts'
import { auditTable } from '../backend/audit/audit.ts'
import { type Db, openDatabase } from '../backend/db/database.ts'
import { migrate } from '../backend/db/migrate.ts'
import { fileMigration } from '../backend/files/file-migration.ts'
import { fileRoutes } from '../backend/files/file-routes.ts'
import { calculatorRoutes } from '../backend/quote/calculator-routes.ts'
import { helperRoutes } from '../backend/quote/helper-routes.ts'
import { recordMigrations } from '../backend/records/record-migrations.ts'
import { recordRoutes } from '../backend/records/record-routes.ts'
import { idempotencyTable } from '../backend/server/idempotency.ts'
import { errorResponse, notFound } from '../backend/server/reply.ts'
import type { Env, Person } from '../backend/server/route.ts'
import { readSettings } from '../backend/server/settings.ts'
import { uploadMigration } from '../backend/uploads/upload-migration.ts'
import { uploadRoutes } from '../backend/uploads/upload-routes.ts'
import { freshDatabase } from './fresh-database.ts'

/** A response with its parsed body. */
export interface AppResponse {
  readonly status: number
  // `any`: tests read bodies of any shape, and a missing property must fail the assertion, not the type check.
  readonly body: ReturnType<typeof JSON.parse>
}

/** The routes of records, uploads, files and quotes on an in-memory database, for an admin without a token. */
export interface InMemory {
  readonly db: Db
  readonly app: Hono<Env>
  call(method: string, path: string, body?: unknown): Promise<AppResponse>
  close(): Promise<void>
}

/** The origins of a deployment with a CDN. */
export const PICTURE_ORIGINS = ['https://ben.vn', 'https://cdn.vi-du.vn']

const ADMIN: Person = { id: 'u1', username: 'admin', name: 'Nguyễn Thị Hạnh', permission: 'admin' }

/**
/**
 * Opens the routes of the table, or of other resources. It takes about two seconds, so share one in a test file.
 * TEST_DATABASE_URL names a PostgreSQL server to use instead, with a new database for each call.
 */
export async function openInMemory(resources: readonly Resource[] = table): Promise<InMemory> {
  const server = process.env['TEST_DATABASE_URL']
  const fresh = server ? await freshDatabase(server) : undefined
  const database = await openDatabase({ url: fresh?.url, folder: 'memory://' })
  const { db } = database
  await migrate(db, [
    uploadMigration,
    fileMigration,
    idempotencyTable,
    auditTable,
    ...recordMigrations(resources),
  ])
  const settings = readSettings({})
  const app = new Hono<Env>()
  app.onError((error, c) => errorResponse(c, error))
  app.notFound((c) => errorResponse(c, notFound()))
  app.use(async (c, next) => {
    c.set('db', db)
    c.set('person', ADMIN)
    c.set('settings', settings)
    c.set('pictureOrigins', PICTURE_ORIGINS)
    await next()
  })
  const routes = [...fileRoutes(resources), ...helperRoutes, ...calculatorRoutes]
  for (const route of [...recordRoutes(resources), ...uploadRoutes, ...routes])
    app.on(route.method, route.path, (c) => route.handle(c))
  return {
    db,
    app,
    async close() {
      await database.close()
      await fresh?.drop()
    },
    call: (method, path, body) => call(app, method, path, body),
  }
}

async function call(app: Hono<Env>, method: string, path: string, body?: unknown): Promise<AppResponse> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = body === undefined ? {} : { body: text, headers: { 'content-type': 'application/json' } }
  const answer = await app.request(path, { method, ...init })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}
