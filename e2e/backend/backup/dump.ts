import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A table of a backup: its columns with their types. The rows follow as arrays of PostgreSQL's text forms. */
export interface TableHead {
  readonly table: string
  readonly columns: readonly (readonly [name: string, type: string])[]
}

/** The last line of a dump: the number of rows of each table. */
export interface DumpEnd {
  readonly tables: Readonly<Record<string, number>>
}

// Locks, not data: the restore itself holds one.
const LOCK_TABLE = 'turn'
const BATCH_BYTES = 4_000_000
const MAX_ROWS = 1000
// One upload may have 8 MB, twice as much in its text form.
const ROWS_WITH_BYTES = 8

/** Yields every row of the database as lines of JSON, from one snapshot; each chunk consists of whole lines. */
export async function* dump(db: Db): AsyncGenerator<string> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await sql`
      select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
        set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`.execute(tx)
    const tables: Record<string, number> = {}
    for (const head of await tableHeads(tx)) {
      yield line(head)
      let count = 0
      for await (const rows of rowsOf(tx, head)) {
        count += rows.length
        yield rows.map(line).join('')
      }
      tables[head.table] = count
    }
    yield line({ tables } satisfies DumpEnd)
  } finally {
    await tx.rollback().execute()
  }
}

/** The tables of the schema in use, with their columns. */
export async function tableHeads(db: Db): Promise<readonly TableHead[]> {
  const found = await sql<{ table: string; name: string; type: string }>`
    select t.table_name as "table", c.column_name as name, c.udt_name as type
    from information_schema.tables t
    join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' and t.table_name <> ${LOCK_TABLE}
    order by t.table_name, c.ordinal_position`.execute(db)
  const heads = new Map<string, [string, string][]>()
  for (const { table, name, type } of found.rows) {
    heads.set(table, [...(heads.get(table) ?? []), [name, type]])
  }
  return [...heads].map(([table, columns]) => ({ table, columns }))
}

async function* rowsOf(tx: Db, { table, columns }: TableHead): AsyncGenerator<(string | null)[][]> {
  const texts = columns.map(([name], at) => sql`${sql.ref(name)}::text as ${sql.ref(String(at))}`)
  const maxRows = columns.some(([, type]) => type === 'bytea') ? ROWS_WITH_BYTES : MAX_ROWS
  await sql`declare dumped no scroll cursor for select ${sql.join(texts)} from ${sql.table(table)}`.execute(
    tx,
  )
  for (let count = Math.min(maxRows, 100); ; ) {
    const found = await sql<Record<string, string | null>>`fetch ${sql.lit(count)} from dumped`.execute(tx)
    const rows = found.rows.map((row) => columns.map((_, at) => row[at] ?? null))
    if (rows.length > 0) yield rows
    if (rows.length < count) break
    const bytes = rows.reduce((sum, row) => row.reduce((more, text) => more + (text?.length ?? 0), sum), 0)
    count = Math.max(1, Math.min(maxRows, Math.floor((BATCH_BYTES * rows.length) / (bytes + 1))))
  }
  await sql`close dumped`.execute(tx)
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
