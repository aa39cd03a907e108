import type { Field } from '#descriptor/field.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import { type Resource } from '#descriptor/resource.ts'
import { uniqueFields } from '#descriptor/unique-fields.ts'
import { isNullable } from '#descriptor/wire.ts'
import type { Migration, Statement } from '../db/migrate.ts'
import { DATES, orderColumn, orderedTexts, storedFields, tableOf } from './record-table.ts'

/** The migrations of all record tables, from the descriptors; every statement is repeatable. */
export function recordMigrations(resources: readonly Resource[]): readonly Migration[] {
  return [
    ...resources.map((resource) => ({ name: tableOf(resource), statements: tableStatements(resource) })),
    // After all tables: two resources may refer to each other.
    { name: 'record references', statements: resources.flatMap((each) => references(each, resources)) },
  ]
}

function tableStatements(resource: Resource): Statement[] {
  const table = tableOf(resource)
  const columns = [
    ...storedFields(resource).map(([name, field]) => `"${columnName(name)}" ${columnType(field)}`),
    ...orderedTexts(resource).map((name) => `"by_${name}" text not null default ''`),
  ]
  return [
    `create table if not exists ${table} (
      id text primary key,
      extra jsonb not null default '{}',
      folded text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`,
    `alter table ${table} add column if not exists row_version integer not null default 1`,
    ...columns.map((column) => `alter table ${table} add column if not exists ${column}`),
    ...indexes(resource),
  ]
}

const RESERVED = new Set(['id', '_id', 'extra', 'folded', 'row_version', 'children_count', 'ancestors'])

function columnName(name: string): string {
  if (RESERVED.has(name) || !/^[a-z][a-z\d_]*$/.test(name)) throw new Error(`a field cannot be named ${name}`)
  return name
}

function columnType(field: Field): string {
  const { column: type, empty } = rulesOf(field)
  if (type === 'text') return isNullable(field) ? 'text' : `text not null default ''`
  if (type === 'boolean') return 'boolean not null default false'
  return type === 'jsonb' ? `jsonb not null default '${JSON.stringify(empty)}'` : type
}

function indexes(resource: Resource): Statement[] {
  const table = tableOf(resource)
  const on = (name: string) => orderColumn(resource, name) ?? name
  const sorted = (resource.list.sort ?? []).map(
    (name) => `create index if not exists ${table}_by_${name} on ${table} ("${on(name)}", id)`,
  )
  const foreignKeys = storedFields(resource)
    .filter(([, field]) => field.kind === 'parent' || field.kind === 'reference')
    .map(([name]) => `create index if not exists ${table}_to_${name} on ${table} ("${name}")`)
  const unique = uniqueFields(resource).map(
    (name) => `create index if not exists ${table}_at_${name} on ${table} ("${name}")`,
  )
  return [...sorted, ...foreignKeys, ...unique, ...trigrams(table)]
}

/** Trigram indexes speed up the search; an engine without the extension starts all the same. */
function trigrams(table: string): Statement[] {
  return [
    { run: 'create extension if not exists pg_trgm', optional: true },
    {
      run: `create index if not exists ${table}_folded on ${table} using gin (folded gin_trgm_ops)`,
      optional: true,
    },
  ]
}

function references(resource: Resource, resources: readonly Resource[]): Statement[] {
  const table = tableOf(resource)
  const tables = new Set(resources.map(tableOf))
  return storedFields(resource).flatMap(([name, field]) => {
    const target = field.kind === 'parent' ? table : field.kind === 'reference' ? tableOf(field.to()) : ''
    if (!tables.has(target as `record_${string}`) || DATES.has(name)) return []
    const constraint = `${table}_${name}_fkey`
    const run = `alter table ${table} add constraint ${constraint} foreign key ("${name}") references ${target} (id)`
    return [{ run, constraint }]
  })
}
