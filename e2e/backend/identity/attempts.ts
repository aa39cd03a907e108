import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { newId } from '../records/new-id.ts'

/** Consecutive wrong passwords of an account or a known device before the first wait. */
const FREE_FAILURES = 5

/** Wrong passwords of one source before the first wait: a whole office may share an address. */
export const FREE_SOURCE_FAILURES = 60

/** A counter of wrong passwords and its waiting times. */
export interface Limit {
  /** A trimmed username for accounts that do not exist; other keys begin with a space and so cannot collide. */
  readonly key: string
  /** The record of the audit row that is written when the limit is reached; undefined for no row. */
  readonly record: string | undefined
  readonly free: number
  readonly firstWait: number
  readonly longestWait: number
  /** Seconds after which one failure is forgiven; 0 forgives none. */
  readonly forgivenAfter: number
}

/** Counts the wrong passwords of an account; from the fifth on the wait doubles with each, up to a quarter of an hour. */
export function accountLimit(userId: string): Limit {
  return { key: ` account ${userId}`, record: userId, ...waitRules }
}

/** Limits a username without an account; not audited, because people type passwords into the username field. */
export function nameLimit(name: string): Limit {
  return { key: name, record: undefined, ...waitRules }
}

const waitRules = { free: FREE_FAILURES, firstWait: 30, longestWait: 900, forgivenAfter: 0 } as const

/** Counts the wrong passwords of one known device for one account, separately from all others. */
export function deviceLimit(userId: string, device: string): Limit {
  const record = `device ${userId} ${device}`
  return { key: ` ${record}`, record, ...waitRules }
}

/** Counts the wrong passwords of one source for all accounts; beyond the limit six attempts a minute pass. */
export function sourceLimit(source: string): Limit {
  const record = `source ${source}`
  return {
    key: ` ${record}`,
    record,
    free: FREE_SOURCE_FAILURES,
    firstWait: 10,
    longestWait: 10,
    forgivenAfter: 10,
  }
}

/** The longest remaining wait of the limits, in seconds; 0 for none. */
export async function secondsToWait(db: Db, limits: readonly Limit[]): Promise<number> {
  const keys = limits.map(({ key }) => key)
  const row = await db
    .selectFrom('attempt')
    .select(sql<number | null>`max(ceil(extract(epoch from blocked_until - now())))::int`.as('seconds'))
    .where('account', 'in', keys)
    .executeTakeFirst()
  return Math.max(0, row?.seconds ?? 0)
}

/** Counts a wrong password at each of the limits. */
export async function countFailure(db: Db, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) await countAt(db, limit)
}

async function countAt(db: Db, limit: Limit): Promise<void> {
  const { key, record, free, firstWait, longestWait, forgivenAfter } = limit
  const elapsed = sql`extract(epoch from now() - attempt.updated_at)`
  const forgiven =
    forgivenAfter === 0 ? sql`0` : sql`floor(least(${elapsed} / ${forgivenAfter}::int, 1000000))::int`
  const failures = sql`(greatest(0, attempt.failures - ${forgiven}) + 1)`
  const wait = sql`least(${longestWait}::int, ${firstWait}::int * power(2, least(${failures} - ${free}::int, 10)))`
  // A reached limit also writes an audit row with the account, device or source and the end of the wait.
  await sql`
    with counted as (
    insert into attempt (account, failures, updated_at) values (${key}, 1, now())
    on conflict (account) do update set failures = ${failures}, updated_at = now(),
      blocked_until = case when ${failures} >= ${free}::int then now() + ${wait} * interval '1 second' end
    returning failures, blocked_until)
    insert into audit (id, account, username, action, resource, record, label, changes)
    select ${newId()}, '', '', 'lock', 'sign-in', ${record ?? ''}, '', jsonb_build_object(
      'failures', jsonb_build_object('after', failures),
      'blocked_until', jsonb_build_object('after', blocked_until))
    from counted where blocked_until > now() and ${record !== undefined}::boolean
  `.execute(db)
}

/** Resets the counters of these keys. */
export async function forgetFailures(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('attempt').where('account', 'in', keys).execute()
}

/** The message of a 429 after too many wrong passwords. */
export function waitMessage(seconds: number): string {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} phút` : `${seconds} giây`
  return `Bạn đã nhập sai nhiều lần. Hãy thử lại sau ${wait} nhé.`
}
