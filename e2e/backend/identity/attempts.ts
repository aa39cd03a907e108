import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** Wrong passwords in a row that an account may have before it has to wait. */
export const FREE_FAILURES = 5

const FIRST_WAIT = 30
const LONGEST_WAIT = 900

/** Seconds that an account still has to wait before its next try; 0 when it may try now. */
export async function secondsToWait(db: Db, account: string): Promise<number> {
  const row = await db
    .selectFrom('attempt')
    .select(sql<number>`ceil(extract(epoch from blocked_until - now()))::int`.as('seconds'))
    .where('account', '=', account)
    .executeTakeFirst()
  return Math.max(0, row?.seconds ?? 0)
}

/** Counts a wrong password; from the fifth on the wait doubles with each, up to a quarter of an hour. */
export async function countFailure(db: Db, account: string): Promise<void> {
  const failures = sql`attempt.failures + 1`
  const wait = sql`least(${LONGEST_WAIT}::int, ${FIRST_WAIT}::int * power(2, least(${failures} - ${FREE_FAILURES}::int, 10)))`
  await sql`
    insert into attempt (account, failures, updated_at) values (${account}, 1, now())
    on conflict (account) do update set failures = ${failures}, updated_at = now(),
      blocked_until = case when ${failures} >= ${FREE_FAILURES}::int then now() + ${wait} * interval '1 second' end
  `.execute(db)
}

/** Forgets the wrong passwords of an account that has signed in. */
export async function forgetFailures(db: Db, account: string): Promise<void> {
  await db.deleteFrom('attempt').where('account', '=', account).execute()
}

/** The sentence for somebody who has to wait after too many wrong passwords. */
export function waitText(seconds: number): string {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} phút` : `${seconds} giây`
  return `Bạn đã nhập sai nhiều lần. Hãy thử lại sau ${wait} nhé.`
}
