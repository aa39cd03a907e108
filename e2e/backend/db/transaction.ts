import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'

// "Could not serialize" and "deadlock detected": nothing has happened, and the whole may simply be run again.
const RETRYABLE: ReadonlySet<string> = new Set(['40001', '40P01'])
const MAX_TRIES = 6

/**
 * Runs work in one transaction, from the start again where the database asks for that; it must use only `tx`. Inside a
 * transaction the work becomes a part of it.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === MAX_TRIES || !RETRYABLE.has(codeOf(error))) throw error
      // Two that met once must not meet again at the same moment.
      await wait(Math.random() * 40 * tries)
    }
  }
}

/** Waits until nobody else has the turn of that name, on any instance; it is given back with the transaction. */
export async function lockRow(tx: Db, name: string): Promise<void> {
  // A written row instead of an advisory lock: every engine keeps it, not PostgreSQL alone.
  await sql`
    insert into turn (name) values (${name}) on conflict (name) do update set name = excluded.name`.execute(
    tx,
  )
}

/** Makes the table that the turns are taken in. */
export async function createLockTable(db: Db): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await sql`create table if not exists turn (name text primary key)`.execute(db)
      return
    } catch (error) {
      // Of two that create it at once, one fails in spite of "if not exists".
      if (tries === MAX_TRIES || !/^(23505|42P07|40001)$/.test(codeOf(error))) throw error
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
