import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig, types } from 'pg'
import { openLite } from './lite.ts'
import { startUpkeep } from './lite-upkeep.ts'
import type { Tables } from './tables.ts'

/** The query builder over our tables; inside a transaction use only the transaction, never the outer handle. */
export type Db = Kysely<Tables>

/** An open database and the way to close it. */
export interface Database {
  readonly db: Db
  close(): Promise<void>
}

const IDLE = '60s'
const INT8 = 20
const DATE = 1082
const NUMERIC = 1700

// count(*) and sums would arrive as text, and a plain date would be shifted by the server's time zone.
const parsers: NonNullable<PoolConfig['types']> = {
  getTypeParser(oid: number, format?: Parameters<typeof types.getTypeParser>[1]) {
    if (oid === INT8 || oid === NUMERIC) return Number
    if (oid === DATE) return String
    return types.getTypeParser(oid, format)
  },
}

/** Opens PostgreSQL by its address, or the embedded one in a folder; `memory://` keeps nothing. */
export async function openDatabase(at: {
  url?: string | undefined
  folder: string
  fsync?: boolean
}): Promise<Database> {
  return at.url ? overNetwork(at.url) : embedded(at.folder, at.fsync)
}

function overNetwork(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: parsers,
  })
  // The pool listens to idle clients only, and an `error` event without a listener ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', (error) => console.error('Database connection lost:', error.message))
    // A machine that loses its power says no goodbye: what it had locked must be free again before the network notices.
    // Not a start-up option of the connection, which poolers refuse.
    client.query(`set idle_in_transaction_session_timeout = '${IDLE}'`).catch(() => undefined)
  })
  return handle(pool, async () => {})
}

async function embedded(folder: string, fsync?: boolean): Promise<Database> {
  const lite = await openLite(folder, fsync)
  // One connection only: a query on the outer handle while a transaction is open waits for ever.
  const pool = new Pool(Object.assign(createPgConfig(lite), { max: 1, types: parsers }))
  const open = handle(pool, () => lite.close())
  const stopUpkeep = startUpkeep(open.db)
  return {
    db: open.db,
    close() {
      stopUpkeep()
      return open.close()
    },
  }
}

function handle(pool: Pool, after: () => Promise<void>): Database {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    async close() {
      await db.destroy()
      await after()
    },
  }
}
