import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { isWrite } from './database-state.ts'
import { isDatabaseUnavailable, OUTCOME_UNKNOWN } from './database-unavailable.ts'

/**
 * A pool for a database that fails over: after an error of unavailability the client is closed instead of reused, a query times
 * out after `queryTimeout()` milliseconds (0: never), and a write that may or may not have been committed throws OUTCOME_UNKNOWN.
 */
export function failoverPool(pool: Pool, queryTimeout: () => number): PostgresPool {
  const unreplicated = new WeakSet<PoolClient>()
  pool.on('connect', (client) => {
    client.on('notice', ({ routine }: { routine?: string | undefined }) => {
      // A commit whose wait for the standby is cancelled succeeds with a warning; its text is localized, `routine` is not.
      if (routine === 'SyncRepWaitForLSN') unreplicated.add(client)
    })
  })

  function wrapClient(client: PoolClient): PostgresPoolClient {
    let broken: unknown
    let isInTransaction = false
    const run = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
      // Queries wait behind an unanswered one: a rollback, too, would take the whole timeout.
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
        const mayBeDone = COMMIT.test(text) || (!isInTransaction && isWrite(text) && !BEFORE.test(text))
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
// They store the proof or a wrong password before the work of a request: after their loss, no write of it is in doubt.
const BEFORE = /^\s*with (counted|fresh) as\b/i

/** Whether the server has rejected the statement: a read-only standby, or insufficient resources. */
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
