import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { Pool, type PoolConfig, types } from 'pg'
import { DatabaseState, watchedPool } from './database-state.ts'
import { failoverPool } from './failover-pool.ts'
import { openLite } from './lite.ts'
import { startMaintenance } from './lite-maintenance.ts'
import type { Tables } from './tables.ts'
import { yieldingPool } from './yielding-pool.ts'

/** The query builder over our tables; inside a transaction use only the transaction, never the outer handle. */
export type Db = Kysely<Tables>

/** An open database and the way to close it. */
export interface Database {
  readonly db: Db
  readonly state: DatabaseState
  /** Sets the query timeout of a PostgreSQL server; called after the migrations, which may take longer. */
  limitQueries(milliseconds?: number): void
  close(): Promise<void>
}

const IDLE_TIMEOUT = '60s'
/**
 * A frozen or unreachable machine neither responds nor closes connections. Both timeouts together stay below 30 s.
 */
const CONNECT_TIMEOUT = 10_000
const QUERY_TIMEOUT = 15_000
const INT8 = 20
const DATE = 1082
const NUMERIC = 1700

// By default count(*) and sums are returned as text, and dates are shifted by the server's time zone.
const parsers: NonNullable<PoolConfig['types']> = {
  getTypeParser(oid: number, format?: Parameters<typeof types.getTypeParser>[1]) {
    if (oid === INT8 || oid === NUMERIC) return Number
    if (oid === DATE) return String
    return types.getTypeParser(oid, format)
  },
}

/** Opens a PostgreSQL server by its URL, or the embedded engine in a folder or in `memory://`. */
export async function openDatabase(at: {
  url?: string | undefined
  folder: string
  fsync?: boolean
}): Promise<Database> {
  return at.url ? connectToServer(at.url) : openEmbedded(at.folder, at.fsync)
}

function connectToServer(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    types: parsers,
  })
  // The pool listens to idle clients only, and an `error` event without a listener ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // Its statement fails with the same error, which is logged there.
    client.on('error', () => {})
    // A machine that loses its power closes no connection: its locks must be released before TCP notices.
    // Not a start-up option of the connection, which poolers refuse.
    client.query(`set idle_in_transaction_session_timeout = '${IDLE_TIMEOUT}'`).catch(() => undefined)
  })
  let queryTimeout = 0
  const limitQueries = (milliseconds = QUERY_TIMEOUT) => {
    queryTimeout = milliseconds
  }
  return databaseOver(
    failoverPool(pool, () => queryTimeout),
    async () => {},
    limitQueries,
  )
}

async function openEmbedded(folder: string, fsync?: boolean): Promise<Database> {
  const lite = await openLite(folder, fsync)
  // One connection only: a query on the outer handle during a transaction would deadlock.
  const pool = new Pool(Object.assign(createPgConfig(lite), { max: 1, types: parsers }))
  const open = databaseOver(yieldingPool(pool), () => lite.close())
  const stopMaintenance = startMaintenance(open.db)
  return {
    ...open,
    close() {
      stopMaintenance()
      return open.close()
    },
  }
}

function databaseOver(
  pool: PostgresPool,
  after: () => Promise<void>,
  limitQueries: Database['limitQueries'] = () => {},
): Database {
  const state = new DatabaseState()
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: watchedPool(pool, state) }) })
  return {
    db,
    state,
    limitQueries,
    async close() {
      await db.destroy()
      await after()
    },
  }
}
