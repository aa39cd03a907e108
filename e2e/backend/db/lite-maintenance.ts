import { type Kysely, sql } from 'kysely'
import { log } from '../server/log.ts'
import type { Tables } from './tables.ts'

const INTERVAL_MS = 5 * 60_000

/**
 * Replaces the background processes of a PostgreSQL server, which PGlite lacks: without checkpoints the WAL grows until PGlite
 * is closed and is replayed completely after a kill; without vacuum, deleted rows keep their space.
 */
export function startMaintenance(db: Kysely<Tables>): () => void {
  const timer = setInterval(() => {
    runMaintenance(db).catch((error: unknown) =>
      log.error({ err: error }, 'maintenance of the database failed'),
    )
  }, INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Frees the space of deleted rows and shortens the log. */
export async function runMaintenance(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum`.execute(db)
  await sql`checkpoint`.execute(db)
}
