import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { log } from '../server/log.ts'
import type { Db } from './database.ts'
import { createLockTable, inTransaction, lockRow } from './transaction.ts'

/** A set of repeatable statements (`if not exists` throughout). */
export interface Migration {
  readonly name: string
  readonly statements: readonly Statement[]
}

/**
 * One statement of a migration: a string for a repeatable one; with `constraint`, it runs only while no such constraint exists;
 * with `optional`, its failure is ignored.
 */
export type Statement =
  | string
  | { readonly run: string; readonly constraint: string }
  | { readonly run: string; readonly optional: true }

/** Runs work under the schema lock of all instances; the work must use the given transaction. */
export async function withSchemaLock<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, 'schema')
    return work(tx)
  })
}

/** Applies the migrations; skips those that have run before with the same statements. */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<void> {
  await createLockTable(db)
  await withSchemaLock(db, (tx) => applyMigrations(tx, migrations))
}

/** Applies the migrations within a transaction of `withSchemaLock`. */
export async function applyMigrations(tx: Db, migrations: readonly Migration[]): Promise<void> {
  await sql`create table if not exists applied (name text primary key, hash text not null)`.execute(tx)
  const rows = await tx.selectFrom('applied').selectAll().execute()
  const done = new Map(rows.map((row) => [row.name, row.hash]))
  for (const { name, statements } of migrations) {
    const hash = createHash('sha256').update(JSON.stringify(statements)).digest('hex')
    if (done.get(name) === hash) continue
    for (const statement of statements) await run(tx, statement)
    await markApplied(tx, name, hash)
  }
}

/** Stores that a step (a migration, a seed) has been applied, with the hash of its content. */
export async function markApplied(tx: Db, name: string, hash: string): Promise<void> {
  await tx
    .insertInto('applied')
    .values({ name, hash })
    .onConflict((on) => on.column('name').doUpdateSet({ hash }))
    .execute()
}

async function run(tx: Db, statement: Statement): Promise<void> {
  if (typeof statement === 'string') return void (await sql.raw(statement).execute(tx))
  if ('optional' in statement) return runOptional(tx, statement.run)
  if (await hasConstraint(tx, statement.constraint)) return undefined
  return void (await sql.raw(statement.run).execute(tx))
}

/** With a savepoint, because a failed statement would abort the whole transaction. */
async function runOptional(tx: Db, statement: string): Promise<void> {
  await sql`savepoint optional`.execute(tx)
  try {
    await sql.raw(statement).execute(tx)
    await sql`release savepoint optional`.execute(tx)
  } catch (error) {
    await sql`rollback to savepoint optional`.execute(tx)
    log.warn({ err: error, statement }, 'the database goes without an optional statement')
  }
}

async function hasConstraint(tx: Db, name: string): Promise<boolean> {
  const found = await sql`
    select 1 from information_schema.table_constraints
    where constraint_name = ${name} and table_schema = current_schema()`.execute(tx)
  return found.rows.length > 0
}
