import { setImmediate } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool } from 'pg'

/**
 * A pool over the embedded engine, which runs on this thread and resolves without yielding to the event loop: the queries of a
 * transaction or of a long job would block every other request until the last one is done. This pool yields after each query.
 */
export function yieldingPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const run = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
        try {
          return (await client.query(text, [...values])) as unknown as PostgresQueryResult<R>
        } finally {
          await setImmediate()
        }
      }
      return {
        query: run as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy),
      }
    },
    end: () => pool.end(),
  }
}
