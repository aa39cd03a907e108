import { type RawBuilder, sql } from 'kysely'
import { rulesOf } from '#descriptor/kinds.ts'
import type { Resource } from '#descriptor/resource.ts'
import type { Db } from '../database.ts'
import { storedFields, tableOf } from '../records/record-table.ts'
import type { Content, Stored } from '../records/stored.ts'
import { Refusal } from '../reply.ts'

/** The id of an upload inside an address, however that is written: relative, absolute, or encoded in another one. */
const PATTERN = 'files(?:/|%2F)([0-9a-f]{40})'
/** The same at the start of an address: of this site, not of another one. */
const OWN_PATTERN = '(?<![\\w.~%-])/files/([0-9a-f]{40})'
const CHUNK = 100

/** Which of these uploads any record shows, in whatever field; the tables are read a chunk at a time by the database. */
export async function shownAmong(
  db: Db,
  resources: readonly Resource[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const shown = new Set<string>()
  for (const resource of resources) {
    const table = sql.table(tableOf(resource))
    const text = textOf(resource)
    for (let after = ''; shown.size < ids.length; ) {
      const found = await sql<{ last: string | null; ids: string[] }>`
        with chunk as (
          select record.id, ${text} as text from ${table} as record
          where record.id > ${after} order by record.id limit ${CHUNK}
        )
        select (select max(id) from chunk) as last, array(
          select distinct lower(match[1]) from chunk, regexp_matches(chunk.text, ${PATTERN}, 'gi') as match
          where lower(match[1]) = any(${ids})
        ) as ids`.execute(db)
      const [row] = found.rows
      for (const id of row?.ids ?? []) shown.add(id)
      if (!row?.last) break
      after = row.last
    }
  }
  return shown
}

/** Everything in a record that can hold an address, as one text. */
function textOf(resource: Resource): RawBuilder<string> {
  const columns = storedFields(resource).flatMap(([name, field]) => {
    const { column } = rulesOf(field)
    return column === 'text' || column === 'jsonb' ? [sql`record.${sql.ref(name)}`] : []
  })
  return sql`concat_ws(' ', record.extra, ${sql.join(columns)})`
}

/**
 * Marks the uploads that a write begins to show or stops showing as used now: none of the former is removed at the same
 * moment, and the days of grace of the latter begin. Refuses one that is to be shown and is gone with a 422 that names the
 * field; an address of another site is no upload of ours. The rows are written, not only locked: under repeatable read a
 * removal with an older snapshot fails on a written row and is run again.
 */
export async function touchPictures(
  tx: Db,
  { before, after }: { readonly before: Stored | null; readonly after: Content | null },
): Promise<void> {
  const had = before ? idsIn(JSON.stringify(before)) : none
  const has = after ? idsIn(JSON.stringify(after)) : none
  const begun = [...has].filter((id) => !had.has(id))
  const ended = [...had].filter((id) => !has.has(id))
  if (begun.length + ended.length === 0) return
  const touched = await sql<{ id: string }>`
    with held as (select id from upload where id = any(${[...begun, ...ended]}) order by id for update)
    update upload set used_at = now() from held where upload.id = held.id returning upload.id`.execute(tx)
  const there = new Set(touched.rows.map(({ id }) => id))
  if (after) refuseRemoved(after, new Set(begun.filter((id) => !there.has(id))))
}

/** Whether a record begins to show any upload. */
export function showsPictures(content: Content): boolean {
  return idsIn(JSON.stringify(content)).size > 0
}

const none: ReadonlySet<string> = new Set()

function idsIn(text: string, pattern: string = PATTERN): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(new RegExp(pattern, 'gi')), ([, id = '']) => id.toLowerCase()))
}

// One pass over each value, however many pictures it shows.
function refuseRemoved({ values }: Content, gone: ReadonlySet<string>): void {
  if (gone.size === 0) return
  const field = Object.keys(values).find((name) =>
    [...idsIn(JSON.stringify(values[name] ?? ''), OWN_PATTERN)].some((id) => gone.has(id)),
  )
  if (field === undefined) return
  const message = 'Ảnh này không còn trên máy chủ. Bạn tải ảnh lên lại nhé.'
  throw new Refusal(422, message, { errors: { [field]: message } })
}
