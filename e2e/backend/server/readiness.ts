import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Condition } from '../db/database-state.ts'
import { lockRow } from '../db/transaction.ts'
import { HttpError, RETRY_AFTER_SECONDS } from './reply.ts'
import type { Route } from './route.ts'

/** Milliseconds that a check waits; balancers wait longer for its response. */
const TIMEOUT_MS = 1500
/** Milliseconds for which the result of a check holds, however often it is asked for. */
const RESULT_MS = 1000
/** Milliseconds for which a write, of any request, shows that the database takes writes. */
const WRITE_MS = 15_000
/** Milliseconds for which a success, of any request, shows that a database that lets a check wait is only busy. */
const BUSY_MS = 15_000
/** Two segments of the log: the embedded engine cannot go on without room for the next ones. */
const RESERVE_BYTES = 32 * 1024 * 1024

/** The path of the readiness check. */
export const READY_PATH = '/health/ready'

/** Checks whether the database takes writes; `folder` is that of the embedded engine. */
export type CheckReadiness = () => Promise<Condition>

/** Makes the check: one statement a second at most, one at a time, and a write only after 15 seconds without one. */
export function readinessCheck({ db, state }: Database, folder?: string): CheckReadiness {
  let last: { readonly condition: Condition; readonly at: number } | undefined
  let running: Promise<Condition> | undefined
  const check = async (): Promise<Condition> => {
    try {
      if (folder !== undefined && (await freeBytes(folder)) < RESERVE_BYTES) return 'full'
      await (state.wroteWithin(WRITE_MS) ? sql`select 1`.execute(db) : lockRow(db, 'readiness'))
      return state.condition
    } catch {
      return state.condition === 'full' ? 'full' : 'away'
    } finally {
      running = undefined
    }
  }
  return async () => {
    if (last && Date.now() - last.at < RESULT_MS) return last.condition
    running ??= check()
    const result = await Promise.race([running, wait(TIMEOUT_MS, undefined, { ref: false })])
    const condition = result ?? (state.respondedWithin(BUSY_MS) ? state.condition : 'away')
    last = { condition, at: Date.now() }
    return condition
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const reasons = {
  away: 'Cơ sở dữ liệu không trả lời hoặc không cho ghi.',
  full: 'Ổ đĩa của máy chủ đã đầy.',
} as const

/** The routes for balancers and supervisors: whether the process answers, and whether it can do its work. */
export function healthRoutes(check: CheckReadiness): readonly Route[] {
  return [
    { method: 'GET', path: '/health/live', who: 'public', handle: (c) => c.json({ status: 'live' }) },
    {
      method: 'GET',
      path: READY_PATH,
      who: 'public',
      async handle(c) {
        const condition = await check()
        if (condition === 'available') return c.json({ status: 'ready' })
        throw new HttpError(503, reasons[condition], {
          headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
        })
      },
    },
  ]
}
