import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { isDatabaseAway } from './database-away.ts'

/**
 * A pool for a database that fails over: a client whose query ended as if the database were away is closed instead of being
 * used again, a query ends after `queryTimeout()` milliseconds (0: never), and a commit that was not replicated is an error.
 */
export function carefulPool(pool: Pool, queryTimeout: () => number): PostgresPool {
  const unreplicated = new WeakSet<PoolClient>()
  pool.on('connect', (client) => {
    client.on('notice', ({ routine }: { routine?: string | undefined }) => {
      // A commit whose wait for the standby is cancelled succeeds with a warning. Its text is translated, its source is not.
      if (routine === 'SyncRepWaitForLSN') unreplicated.add(client)
    })
  })

  function careful(client: PoolClient): PostgresPoolClient {
    let broken: Error | undefined
    const run = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
      // A query that is not answered keeps the next ones waiting: also a rollback would take its whole time.
      if (broken) throw broken
      try {
        const query: TimedQuery = { text, values: [...values], query_timeout: queryTimeout() }
        const result = await client.query(query)
        if (unreplicated.delete(client)) throw new NotReplicated()
        return result as unknown as PostgresQueryResult<R>
      } catch (error) {
        if (error instanceof Error && isDatabaseAway(error)) broken = error
        throw error
      }
    }
    return {
      query: run as PostgresPoolClient['query'],
      release: (destroy) => client.release(broken ?? destroy),
    }
  }

  return {
    options: pool.options,
    connect: async () => careful(await pool.connect()),
    end: () => pool.end(),
  }
}

interface TimedQuery extends QueryConfig<unknown[]> {
  readonly query_timeout: number
}

/** The commit is on one machine alone: after a failover it may be gone, so its outcome is unknown. */
class NotReplicated extends Error {
  /** SQLSTATE transaction_resolution_unknown. */
  readonly code = '08007'

  constructor() {
    super('the transaction was committed, but not replicated')
  }
}
