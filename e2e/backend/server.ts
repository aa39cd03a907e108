import { mkdir } from 'node:fs/promises'
import type { RequestListener, Server } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { resources } from '#resources/table.ts'
import { makeApp } from './app.ts'
import { type Database, openDatabase } from './database.ts'
import { seedAccounts } from './identity/demo-accounts.ts'
import { signingKey } from './identity/keys.ts'
import { identityProvider } from './identity/provider.ts'
import { identityTables } from './identity/tables.ts'
import { lockFolder } from './lock.ts'
import { migrate } from './migrate.ts'
import { keepPurging } from './purge.ts'
import { recordMigrations } from './records/record-migrations.ts'
import { seed } from './seeds/seed.ts'
import type { Settings } from './settings.ts'
import { uploadMigration } from './uploads/upload-migration.ts'

/** A back-end that is ready to answer, not yet listening. */
export interface BackEnd {
  readonly listener: RequestListener
  close(): Promise<void>
}

/** Opens the data, brings it up to date and builds the app over it. */
export async function openBackEnd(settings: Settings, dist: string): Promise<BackEnd> {
  const { database, release } = await openData(settings)
  const { db } = database
  try {
    await migrate(db, [...recordMigrations(resources), identityTables, uploadMigration])
    await seedAccounts(db, settings)
    await seed(db, settings.seed)
    const key = await signingKey(db)
    const provider = await identityProvider(db, settings, key)
    const app = await makeApp({ db, settings, key, provider, dist })
    const serve = getRequestListener(app.fetch)
    const stopPurging = keepPurging(db)
    return {
      listener: (req, res) => void serve(req, res),
      async close() {
        stopPurging()
        await database.close()
        await release()
      },
    }
  } catch (error) {
    await database.close()
    await release()
    throw error
  }
}

async function openData(settings: Settings): Promise<{ database: Database; release: () => Promise<void> }> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl || dataDir.startsWith('memory://')) {
    const database = await openDatabase({ url: databaseUrl, folder: dataDir })
    return { database, release: async () => {} }
  }
  await mkdir(dataDir, { recursive: true })
  const release = await lockFolder(dataDir)
  const database = await openDatabase({ url: undefined, folder: path.join(dataDir, 'postgres') })
  return { database, release }
}

/** Listens on a port; a taken one is an error with the code EADDRINUSE. */
export async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
}

/** Stops listening; connections that are idle are closed, answers under way are finished. */
export async function stopListening(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 3000).unref()
  })
}
