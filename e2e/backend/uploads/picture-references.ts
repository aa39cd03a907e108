import { type RawBuilder, sql } from 'kysely'
import { rulesOf } from '#descriptor/kinds.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import type { Db } from '../db/database.ts'
import { storedFields, tableOf } from '../records/record-table.ts'

/** Matches the id of an upload in a relative, absolute or percent-encoded address. */
export const PICTURE_PATTERN = 'files(?:/|%2F)([0-9a-f]{40})'

const PAGE_ROWS = 100
/**
 * The limit of text per page, unless its first record alone is longer: the embedded engine searches it on the thread of the
 * event loop.
 */
const PAGE_BYTES = 200_000

/** The references of one resource to a picture: their count, and the name of one record. */
export interface PictureReference {
  readonly resource: Resource
  readonly count: number
  readonly name: string
}

/** Finds the uploads that any field of any record refers to. */
export async function findReferenced(
  db: Db,
  resources: readonly Resource[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const referenced = new Set<string>()
  for await (const { upload } of referencesTo(db, resources, ids)) {
    referenced.add(upload)
    if (referenced.size === ids.length) break
  }
  return referenced
}

/** Finds the records with a reference to an upload, in any field. */
export async function findReferences(
  db: Db,
  resources: readonly Resource[],
  id: string,
): Promise<readonly PictureReference[]> {
  const uses = new Map<Resource, PictureReference>()
  for await (const { resource, count, name } of referencesTo(db, resources, [id])) {
    const known = uses.get(resource)
    uses.set(resource, { resource, count: count + (known?.count ?? 0), name: known?.name ?? name })
  }
  return [...uses.values()]
}

interface Page {
  readonly last: string | null
  readonly uses: readonly { readonly upload: string; readonly count: number; readonly name: string }[]
}

/** Yields the references to these uploads, page by page. */
async function* referencesTo(db: Db, resources: readonly Resource[], ids: readonly string[]) {
  for (const resource of resources) {
    for (let after: string | null = ''; after !== null; ) {
      const page: Page = await readPage(db, resource, ids, after)
      for (const use of page.uses) yield { resource, ...use }
      after = page.last
    }
  }
}

/**
 * Searches the page of records after an id. One query a page: outside a transaction, other requests get the connection between
 * pages.
 */
async function readPage(db: Db, resource: Resource, ids: readonly string[], after: string): Promise<Page> {
  const found = await sql<Page>`
    with page as (
      select id, ${labelOf(resource)} as label, ${textOf(resource)} as text from (
        select record.*, sum(${bytesOf(resource)}) over (order by record.id) - ${bytesOf(resource)} as bytes_before
        from ${sql.table(tableOf(resource))} as record
        where record.id > ${after} order by record.id limit ${PAGE_ROWS}
      ) as record where record.bytes_before < ${PAGE_BYTES}
    ), shown as (
      select distinct page.id, page.label, lower(match[1]) as upload
      from page, regexp_matches(page.text, ${PICTURE_PATTERN}, 'gi') as match where lower(match[1]) = any(${ids})
    ), uses as (
      select upload, count(*) as count, coalesce(min(label), '') as name from shown group by upload
    )
    select (select max(id) from page) as last, coalesce((select json_agg(uses) from uses), '[]') as uses`.execute(
    db,
  )
  return found.rows[0] ?? { last: null, uses: [] }
}

// The label of a resource may be computed; then the id replaces it.
function labelOf(resource: Resource): RawBuilder<unknown> {
  const isStored = storedFields(resource).some(([name]) => name === resource.label)
  return isStored && rulesOf(fieldOf(resource, resource.label)).column === 'text'
    ? sql`record.${sql.ref(resource.label)}`
    : sql`record.id`
}

/** All columns of a record that can contain an address, as one text. */
function textOf(resource: Resource): RawBuilder<string> {
  return sql`concat_ws(' ', record.extra, ${sql.join(columnsOf(resource).map(({ column }) => column))})`
}

/** The approximate bytes of that text, without reading it: long values are stored out of line (TOAST). */
function bytesOf(resource: Resource): RawBuilder<number> {
  const sizes = columnsOf(resource).map(({ column, isText }) =>
    isText ? sql`coalesce(octet_length(${column}), 0)` : sql`pg_column_size(${column})`,
  )
  return sql`(pg_column_size(record.extra) + ${sql.join(sizes, sql` + `)})`
}

function columnsOf(resource: Resource) {
  return storedFields(resource).flatMap(([name, field]) => {
    const { column } = rulesOf(field)
    if (column !== 'text' && column !== 'jsonb') return []
    return [{ column: sql`record.${sql.ref(name)}`, isText: column === 'text' }]
  })
}
