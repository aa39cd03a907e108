import type { Migration } from '../db/migrate.ts'

/**
 * The tree of the file manager: `folder` is the path of the parent ('' for the root), `upload` the bytes of a file. `key` is the
 * case-insensitive name, unique in a folder.
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
    // Unsaved forms may refer to pictures that forms have uploaded.
    'alter table upload add column if not exists of_forms boolean not null default true',
  ],
}
