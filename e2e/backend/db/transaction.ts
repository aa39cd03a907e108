import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'

// Serialization failure and deadlock: the transaction was rolled back and can be retried.
const RETRYABLE: ReadonlySet<string> = new Set(['40001', '40P01'])
const MAX_TRIES = 6

/**
 * Runs work in a transaction and retries it after serialization failures and deadlocks; the work must use only `tx`. Inside a
 * transaction the work joins it.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === MAX_TRIES || !RETRYABLE.has(codeOf(error))) throw error
      // A random delay, so that two conflicting transactions do not retry at the same time.
      await wait(Math.random() * 40 * tries)
    }
  }
}

/** Locks a name, over all instances, until the end of the transaction. */
export async function lockRow(tx: Db, name: string): Promise<void> {
  // An upserted row instead of an advisory lock, so that every engine supports it.
  await sql`
    insert into turn (name) values (${name}) on conflict (name) do update set name = excluded.name`.execute(
    tx,
  )
}

/** Creates the table of the locked rows. */
export async function createLockTable(db: Db): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await sql`create table if not exists turn (name text primary key)`.execute(db)
      return
    } catch (error) {
      // Of two concurrent creates, one fails in spite of `if not exists`.
      if (tries === MAX_TRIES || !/^(23505|42P07|40001)$/.test(codeOf(error))) throw error
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
