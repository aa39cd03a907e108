import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { applyMigrations, withSchemaLock } from '../db/migrate.ts'
import { schema } from '../db/schema.ts'
import { createLockTable } from '../db/transaction.ts'
import { endAllSessions } from '../identity/grants.ts'
import { type TableHead, tableHeads } from './dump.ts'

/** The target of a restore is not empty. */
export class NotEmpty extends Error {
  constructor(target: string) {
    super(
      `${target} đã có dữ liệu, nên không khôi phục vào đó để khỏi ghi đè. ` +
        'Hãy chọn một thư mục trống bằng DATA_DIR, hoặc một cơ sở dữ liệu trống bằng DATABASE_URL.',
    )
  }
}

type Row = readonly (string | null)[]

const MAX_VALUES = 20_000
const BATCH_LENGTH = 4_000_000

/** Inserts the rows of a dump into an empty database, in one transaction. */
export async function restoreInto(db: Db, lines: () => AsyncIterable<string>, target: string): Promise<void> {
  await createLockTable(db)
  await withSchemaLock(db, async (tx) => {
    if ((await tableHeads(tx)).length > 0) throw new NotEmpty(target)
    await applyMigrations(tx, schema)
    // The applied migrations are rows of the backup; the next start applies those that this version adds.
    await sql`delete from applied`.execute(tx)
    const references = await foreignKeys(tx)
    for (const { table, name } of references) {
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx)
    }
    await insertLines(tx, lines())
    // A session may have been ended after the backup.
    await endAllSessions(tx)
    await sql`delete from proof`.execute(tx)
    for (const { table, name, definition } of references) {
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        tx,
      )
    }
  })
}

/** Foreign keys are dropped during the restore, because rows refer to later ones. */
async function foreignKeys(tx: Db) {
  const found = await sql<{ table: string; name: string; definition: string }>`
    select r.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    where c.contype = 'f' and n.nspname = current_schema()`.execute(tx)
  return found.rows
}

async function insertLines(tx: Db, lines: AsyncIterable<string>): Promise<void> {
  let head: TableHead = { table: '', columns: [] }
  let rows: Row[] = []
  let length = 0
  const flush = async () => {
    if (rows.length > 0) await insert(tx, head, rows)
    rows = []
    length = 0
  }
  for await (const line of lines) {
    const value: Row | TableHead | object = JSON.parse(line)
    if (Array.isArray(value)) {
      rows.push(value as Row)
      length += line.length
      if (length > BATCH_LENGTH || (rows.length + 1) * head.columns.length > MAX_VALUES) await flush()
      continue
    }
    await flush()
    if (!('table' in value)) continue
    head = value
    await addMissing(tx, head)
  }
  await flush()
}

/** Creates tables and columns that only the backup has, so that their values are kept. */
async function addMissing(tx: Db, { table, columns }: TableHead): Promise<void> {
  const known = (await tableHeads(tx)).find((each) => each.table === table)
  const names = new Set(known?.columns.map(([name]) => name))
  if (!known) await sql`create table ${sql.table(table)} ()`.execute(tx)
  for (const [name, type] of columns) {
    if (names.has(name)) continue
    await sql`alter table ${sql.table(table)} add column ${sql.ref(name)} ${sql.ref(type)}`.execute(tx)
  }
}

async function insert(tx: Db, { table, columns }: TableHead, rows: readonly Row[]): Promise<void> {
  const names = sql.join(columns.map(([name]) => sql.ref(name)))
  const tuples = rows.map((row) => sql`(${sql.join([...row])})`)
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(tuples)}`.execute(tx)
}
