import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { isDatabaseUnavailable, OUTCOME_UNKNOWN } from './database-unavailable.ts'

/**
 * A pool for a database that fails over: a client whose query ended as if the database were away is closed instead of being
 * used again, a query ends after `queryTimeout()` milliseconds (0: never), and a write that may be lost or may have been done
 * is an error with the code OUTCOME_UNKNOWN.
 */
export function failoverPool(pool: Pool, queryTimeout: () => number): PostgresPool {
  const unreplicated = new WeakSet<PoolClient>()
  pool.on('connect', (client) => {
    client.on('notice', ({ routine }: { routine?: string | undefined }) => {
      // A commit whose wait for the standby is cancelled succeeds with a warning. Its text is translated, its source is not.
      if (routine === 'SyncRepWaitForLSN') unreplicated.add(client)
    })
  })

  function wrapClient(client: PoolClient): PostgresPoolClient {
    let broken: unknown
    let isInTransaction = false
    const run = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
      // A query that is not answered keeps the next ones waiting: also a rollback would take its whole time.
      if (broken) throw broken
      try {
        const query: TimedQuery = { text, values: [...values], query_timeout: queryTimeout() }
        const result = await client.query(query)
        if (unreplicated.delete(client)) throw new OutcomeUnknown('committed, but not replicated')
        if (BEGIN.test(text)) isInTransaction = true
        if (END.test(text)) isInTransaction = false
        return result as unknown as PostgresQueryResult<R>
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error
        const mayBeDone = COMMIT.test(text) || (!isInTransaction && WRITE.test(text))
        broken =
          mayBeDone && !isRejected(error) ? new OutcomeUnknown('lost while being committed', error) : error
        throw broken
      }
    }
    return {
      query: run as PostgresPoolClient['query'],
      release: (destroy) => client.release(broken !== undefined || destroy),
    }
  }

  return {
    options: pool.options,
    connect: async () => wrapClient(await pool.connect()),
    end: () => pool.end(),
  }
}

interface TimedQuery extends QueryConfig<unknown[]> {
  readonly query_timeout: number
}

const BEGIN = /^(begin|start transaction)\b/i
const COMMIT = /^commit\b/i
const END = /^(commit|rollback)$/i
// A `with` may begin a read as well: of those, only the one that records a write is known to begin a write.
const WRITE = /^\s*(insert|update|delete|with audited as)\b/i

/** Whether the server has refused the statement for good: a standby, or one that has no room. */
function isRejected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(25006|53)/.test(String(error.code))
}

/** A write may have been committed, and may be gone after a failover. */
class OutcomeUnknown extends Error {
  readonly code = OUTCOME_UNKNOWN

  constructor(what: string, cause?: unknown) {
    super(`the transaction was ${what}`, { cause })
  }
}
