import type { Migration } from '../db/migrate.ts'

/**
 * The tree of the file manager: a folder by its path ('' is the topmost one), a file by the upload whose bytes it shows.
 * `key` is the name as it may stand once in a folder, whatever its case.
 */
export const fileMigration: Migration = {
  name: 'files',
  statements: [
    `create table if not exists file_entry (
      id text primary key,
      folder text not null,
      name text not null,
      key text not null,
      upload text references upload (id),
      width integer,
      height integer,
      created_at timestamptz not null default now(),
      unique (folder, key))`,
    'create index if not exists file_entry_to_upload on file_entry (upload)',
    // Pictures of forms are pointed at by what is not saved yet, too.
    'alter table upload add column if not exists of_forms boolean not null default true',
  ],
}
