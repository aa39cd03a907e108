import { randomUUID } from 'node:crypto'
import type { RequestListener, Server } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { resources } from '#resources/table.ts'
import { serveBackups } from '../backup/backup-endpoint.ts'
import { startCleanup } from '../db/cleanup.ts'
import { type Database, type Db, openDatabase } from '../db/database.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { migrate } from '../db/migrate.ts'
import { schema } from '../db/schema.ts'
import type { SignInParts } from '../identity/account.ts'
import { createFirstAdministrator } from '../identity/create-first-administrator.ts'
import { seedAccounts } from '../identity/demo-accounts.ts'
import { loadSigningKey } from '../identity/keys.ts'
import { Passwords } from '../identity/passwords.ts'
import { createProvider } from '../identity/provider.ts'
import { reindexSearch } from '../records/reindex-search.ts'
import { seed } from '../seeds/seed.ts'
import { makeApp } from './app.ts'
import { bind, unbind } from './bind.ts'
import { BAD_REQUEST } from './connections.ts'
import { checkFolder } from './data-folder.mjs'
import { errorHeaders } from './headers.ts'
import { logFailures, REQUEST_ID } from './log.ts'
import { READY_PATH, readinessCheck } from './readiness.ts'
import type { Env, Route } from './route.ts'
import { routeTable } from './routes.ts'
import type { Settings } from './settings.ts'

/** An opened back-end, not yet listening. */
export interface BackEnd {
  readonly listener: RequestListener
  readonly app: Hono<Env>
  readonly routes: readonly Route[]
  readonly db: Db
  /** Whether the database was filled with the demo's accounts and records. */
  readonly hasDemo: boolean
  close(): Promise<void>
}

/** Opens the database, migrates it and builds the app. */
export async function openBackEnd(
  settings: Settings,
  dist: string,
  passwords = new Passwords(),
): Promise<BackEnd> {
  const { database, release } = await openData(settings)
  const { db } = database
  try {
    await migrate(db, schema)
    await reindexSearch(db, resources)
    const hasDemo = await seedDatabase({ db, passwords }, settings)
    database.limitQueries()
    const key = await loadSigningKey(db)
    const provider = await createProvider({ db, passwords }, settings, key)
    const isEmbedded = !settings.databaseUrl && !settings.dataDir.startsWith('memory://')
    const routes = routeTable(provider, readinessCheck(database, isEmbedded ? settings.dataDir : undefined))
    const app = await makeApp({ db, settings, key, provider, passwords, routes, dist })
    const listener = listenerOf(app, settings)
    const stopCleanup = startCleanup(db, settings)
    return {
      app,
      routes,
      db,
      hasDemo,
      listener,
      async close() {
        stopCleanup()
        await passwords.close()
        await database.close()
        await release()
      },
    }
  } catch (error) {
    await passwords.close()
    await database.close()
    await release()
    throw error
  }
}

/** Seeds an empty database with the demo or with its first administrator; true for the demo. */
async function seedDatabase(parts: SignInParts, settings: Settings): Promise<boolean> {
  if (settings.seed === 'none') await createFirstAdministrator(parts, settings)
  else if (await seedAccounts(parts, settings)) {
    await seed(parts.db, settings.seed)
    return true
  }
  return false
}

/** Serves requests with one Host header by the app; a malformed URL does not reach it. Every response has the headers. */
function listenerOf(app: Hono<Env>, settings: Settings): RequestListener {
  const headers = Object.entries(errorHeaders(settings))
  const badRequest = () =>
    new Response(BAD_REQUEST, { status: 400, headers: { 'Content-Type': 'application/json' } })
  const serve = getRequestListener(app.fetch, { errorHandler: badRequest })
  return (req, res) => {
    res.setHeader(REQUEST_ID, randomUUID())
    for (const [name, value] of headers) res.setHeader(name, value)
    // Balancers send it every few seconds, and the condition of the database is logged when it changes.
    if (req.url !== READY_PATH) logFailures(req, res)
    if (req.headersDistinct['host']?.length === 1) void serve(req, res)
    else res.writeHead(400, { 'Content-Type': 'application/json', Connection: 'close' }).end(BAD_REQUEST)
  }
}

async function openData(settings: Settings): Promise<{ database: Database; release: () => Promise<void> }> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl || dataDir.startsWith('memory://')) {
    const database = await openDatabase({ url: databaseUrl, folder: dataDir })
    return { database, release: async () => {} }
  }
  checkFolder(dataDir)
  const release = await lockFolder(dataDir)
  const folder = path.join(dataDir, 'postgres')
  try {
    const database = await openDatabase({ folder, fsync: settings.fsync === 'on' })
    const stopBackups = await serveBackups(database.db, dataDir)
    return {
      database,
      async release() {
        await stopBackups()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * Milliseconds that an idle connection stays open: longer than proxies keep theirs (mostly 60 s). A proxy that sends a request
 * while this side closes the connection answers 502.
 */
const idleTimeout = 75_000

/** Listens on a port of a host of the settings; rejects with EADDRINUSE when it is taken. */
export async function listen(server: Server, port: number, host = 'localhost'): Promise<void> {
  server.keepAliveTimeout = idleTimeout
  await bind(server, port, host)
}

/** Stops listening: closes idle connections and finishes responses under way. */
export async function stopListening(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    unbind(server, resolve)
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 3000).unref()
  })
}
