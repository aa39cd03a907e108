import { type RawBuilder, sql } from 'kysely'
import { readText } from '#descriptor/read.ts'
import type { Db } from '../db/database.ts'
import type { Migration } from '../db/migrate.ts'
import { newId } from '../records/new-id.ts'
import type { Writer } from '../records/writer.ts'
import type { Changes } from './changes.ts'

/** One row for each write. No code updates a row, and only the clean-up deletes one. */
export const auditTable: Migration = {
  name: 'audit',
  statements: [
    `create table if not exists audit (
      id text primary key, at timestamptz not null default now(),
      account text not null, username text not null, action text not null,
      resource text not null, record text not null, label text not null,
      call text, address text, agent text, changes jsonb not null)`,
    'create index if not exists audit_by_at on audit (at, id)',
    'create index if not exists audit_by_record on audit (resource, record, at)',
    'create index if not exists audit_by_account on audit (account, at)',
  ],
}

/** The kind of an entry. `lock`: a sign-in limit was reached. */
export type Action = 'create' | 'update' | 'delete' | 'set-password' | 'lock'

/** The audit row of a write. */
export interface Entry {
  readonly action: Action
  /** The name of the resource, or `file` for the file manager and `upload` for pictures of forms. */
  readonly resource: string
  /** The record's id, or the path of a file or folder. */
  readonly record: string
  readonly label: unknown
  readonly changes: Changes
}

const MAX_LABEL_LENGTH = 200

/**
 * The insert of an audit row, for a `with` clause of the write itself: atomic with it, without another round trip.
 */
export function recordWrite({ person, source }: Writer, entry: Entry): RawBuilder<unknown> {
  const label = Array.from(readText(entry.label)).slice(0, MAX_LABEL_LENGTH).join('')
  return sql`
    insert into audit (id, account, username, action, resource, record, label, call, address, agent, changes)
    values (${newId()}, ${person.id}, ${person.username}, ${entry.action}, ${entry.resource}, ${entry.record},
      ${label}, ${source?.call ?? null}, ${source?.address ?? null}, ${source?.agent ?? null},
      ${JSON.stringify(entry.changes)})`
}

/** Inserts the audit row of a write with a separate statement, in the transaction of the write. */
export async function audit(tx: Db, writer: Writer, entry: Entry): Promise<void> {
  await recordWrite(writer, entry).execute(tx)
}

/** Deletes the rows that are older than so many days. */
export async function deleteOldAudit(db: Db, days: number): Promise<void> {
  await sql`delete from audit where at < now() - ${days} * interval '1 day'`.execute(db)
}
