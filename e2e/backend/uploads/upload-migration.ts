import type { Migration } from '../migrate.ts'

/** The table of uploaded files. */
export const uploadMigration: Migration = {
  name: 'uploads',
  statements: [
    `create table if not exists upload (
      id text primary key,
      path text not null unique,
      name text not null,
      type text not null,
      size integer not null,
      bytes bytea not null,
      created_at timestamptz not null default now())`,
  ],
}
