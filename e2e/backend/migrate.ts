import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** A set of statements that may be run again at any time without harm (`if not exists` throughout). */
export interface Migration {
  readonly name: string
  readonly statements: readonly string[]
}

// Any fixed number: it names our lock among all advisory locks of the database.
const LOCK = 8_150_226

/** Runs work while no other instance on the same database does; the work must use the transaction it is given. */
export async function alone<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    return work(tx)
  })
}

/** Brings the schema to what the migrations say, skipping those whose statements have run before unchanged. */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<void> {
  await alone(db, async (tx) => {
    await sql`create table if not exists applied (name text primary key, hash text not null)`.execute(tx)
    const rows = await tx.selectFrom('applied').selectAll().execute()
    const done = new Map(rows.map((row) => [row.name, row.hash]))
    for (const migration of migrations) {
      const hash = createHash('sha256').update(migration.statements.join(';\n')).digest('hex')
      if (done.get(migration.name) === hash) continue
      for (const statement of migration.statements) await sql.raw(statement).execute(tx)
      await markApplied(tx, migration.name, hash)
    }
  })
}

/** Notes that a named step (a migration, a seed) has been done in the form that the hash tells. */
export async function markApplied(tx: Db, name: string, hash: string): Promise<void> {
  await tx
    .insertInto('applied')
    .values({ name, hash })
    .onConflict((on) => on.column('name').doUpdateSet({ hash }))
    .execute()
}
