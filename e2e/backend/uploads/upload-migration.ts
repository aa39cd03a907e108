import type { Migration } from '../db/migrate.ts'

/** The tables of uploaded files and of daily quotas. */
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
    // The time of the last upload, reference or check, from which the days of grace of an unreferenced picture count.
    'alter table upload add column if not exists used_at timestamptz not null default now()',
    'create index if not exists upload_by_use on upload (used_at, id)',
    `create table if not exists upload_quota (
      account text not null,
      day text not null,
      files integer not null,
      bytes double precision not null,
      primary key (account, day))`,
    `create table if not exists job (
      name text primary key,
      started_at timestamptz not null)`,
  ],
}
