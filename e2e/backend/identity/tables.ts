import type { Migration } from '../db/migrate.ts'

/** The tables of the identity provider and of the request proofs. */
export const identityTables: Migration = {
  name: 'identity',
  statements: [
    `create table if not exists record_user (
      id text primary key, username text, name text, permission text, active boolean,
      extra jsonb not null default '{}', folded text not null default '',
      created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
    'create unique index if not exists record_user_username on record_user (lower(username))',
    'create table if not exists credential (user_id text primary key, password text not null)',
    'alter table credential add column if not exists generation integer not null default 0',
    'alter table credential add column if not exists must_change boolean not null default false',
    `create table if not exists oidc (
      kind text not null, id text not null, payload jsonb not null, grant_id text,
      consumed_at timestamptz, expires_at timestamptz, primary key (kind, id))`,
    'create index if not exists oidc_grant_id on oidc (grant_id)',
    "create index if not exists oidc_account_id on oidc ((payload ->> 'accountId'))",
    'create index if not exists oidc_expires_at on oidc (expires_at)',
    `create table if not exists proof (
      jkt text not null, jti text not null, expires_at timestamptz not null, primary key (jkt, jti))`,
    'create index if not exists proof_expires_at on proof (expires_at)',
    `create table if not exists attempt (
      account text primary key, failures integer not null, blocked_until timestamptz,
      updated_at timestamptz not null)`,
    `create table if not exists known_device (
      user_id text not null, device text not null, seen_at timestamptz not null, primary key (user_id, device))`,
    'create index if not exists known_device_seen_at on known_device (seen_at)',
    'create table if not exists secret (name text primary key, value text not null)',
  ],
}
