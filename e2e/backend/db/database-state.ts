import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { log } from '../server/log.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { isDiskFull } from './disk-full.ts'

/** `away`: the database does not answer or takes no writes; `full`: its disk is full. */
export type Condition = 'available' | 'away' | 'full'

/**
 * Milliseconds after the last failure before a success ends an outage, so that one outage is logged once: on a full disk, a write
 * that finds room in a page succeeds between two that do not.
 */
const quietMs = { away: 1000, full: 10_000 } as const

const begins = { away: 'database unavailable', full: 'disk full' } as const
const ends = { away: 'database available again', full: 'disk has room again' } as const

const WRITE = /^\s*(insert|update|delete|with (audited|counted|fresh|held) as)\b/i

/** Whether a statement is a write. A `with` may precede a read; only these names always precede a write. */
export const isWrite = (statement: string): boolean => WRITE.test(statement)

/** The condition of a database by its statements; each change is logged once. */
export class DatabaseState {
  private current: Condition = 'available'
  private since = 0
  private failedAt = 0
  private writtenAt = 0
  private succeededAt = 0

  get condition(): Condition {
    return this.current
  }

  /** Whether a write has succeeded within the milliseconds, and no outage has begun since. */
  wroteWithin(milliseconds: number): boolean {
    return this.current === 'available' && Date.now() - this.writtenAt < milliseconds
  }

  /** Whether any statement has succeeded within the milliseconds. */
  respondedWithin(milliseconds: number): boolean {
    return Date.now() - this.succeededAt < milliseconds
  }

  /** Records a failure; only outages change the condition. */
  failed(error: unknown): void {
    const condition = isDiskFull(error) ? 'full' : isDatabaseUnavailable(error) ? 'away' : undefined
    if (!condition) return
    this.failedAt = Date.now()
    if (condition === this.current) return
    if (this.current === 'available') this.since = this.failedAt
    this.current = condition
    log.error({ err: error }, begins[condition])
  }

  /** Records a statement that succeeded; only a write ends an outage, because a read-only database answers reads too. */
  succeeded(statement: string): void {
    this.succeededAt = Date.now()
    if (!isWrite(statement)) return
    this.writtenAt = this.succeededAt
    if (this.current === 'available') return
    if (Date.now() - this.failedAt < quietMs[this.current]) return
    log.info({ seconds: Math.round((Date.now() - this.since) / 1000) }, ends[this.current])
    this.current = 'available'
  }
}

/** A pool that records each connection and statement in the state. */
export function watchedPool(pool: PostgresPool, state: DatabaseState): PostgresPool {
  const noted = async <T>(work: Promise<T>, statement?: string): Promise<T> => {
    try {
      const result = await work
      if (statement !== undefined) state.succeeded(statement)
      return result
    } catch (error) {
      state.failed(error)
      throw error
    }
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await noted(pool.connect())
      const query = (text: string, values: readonly unknown[]) => noted(client.query(text, values), text)
      return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
    },
  }
}
