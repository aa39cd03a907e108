import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { createLockTable, inTransaction, lockRow } from './transaction.ts'

/** A set of statements that may be run again at any time without harm (`if not exists` throughout). */
export interface Migration {
  readonly name: string
  readonly statements: readonly Statement[]
}

/**
 * One statement of a migration: plain where it may be run again as it stands; run only as long as there is no
 * `constraint` of that name; or `optional`, where an engine that cannot do it is served without.
 */
export type Statement =
  | string
  | { readonly run: string; readonly constraint: string }
  | { readonly run: string; readonly optional: true }

/** Runs work while no other instance on the same database does; the work must use the transaction it is given. */
export async function withSchemaLock<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await lockRow(tx, 'schema')
    return work(tx)
  })
}

/** Brings the schema to what the migrations say, skipping those whose statements have run before unchanged. */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<void> {
  await createLockTable(db)
  await withSchemaLock(db, (tx) => applyMigrations(tx, migrations))
}

/** The same within a transaction that no other instance's schema changes can overlap (`withSchemaLock`). */
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

/** Notes that a named step (a migration, a seed) has been done in the form that the hash tells. */
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

/** Without the savepoint, a statement that fails would take the whole transaction with it. */
async function runOptional(tx: Db, statement: string): Promise<void> {
  await sql`savepoint optional`.execute(tx)
  try {
    await sql.raw(statement).execute(tx)
    await sql`release savepoint optional`.execute(tx)
  } catch (error) {
    await sql`rollback to savepoint optional`.execute(tx)
    console.warn(`The database goes without: ${statement} (${String(error)})`)
  }
}

async function hasConstraint(tx: Db, name: string): Promise<boolean> {
  const found = await sql`
    select 1 from information_schema.table_constraints
    where constraint_name = ${name} and table_schema = current_schema()`.execute(tx)
  return found.rows.length > 0
}
