import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Content, Stored } from '../records/stored.ts'
import { HttpError } from '../server/reply.ts'
import { PICTURE_PATTERN } from './picture-references.ts'

/** The id of an upload at the start of an address: of this site, not of another one. */
const OWN_PATTERN = '(?<![\\w.~%-])/files/([0-9a-f]{40})'

/**
 * Marks the uploads that a write begins to show or stops showing as used now: none of the former is removed at the same
 * moment, and the days of grace of the latter begin. Refuses one that is to be shown and is gone with a 422 that names the
 * field; an address of another site is no upload of ours. The rows are written, not only locked: under repeatable read a
 * removal with an older snapshot fails on a written row and is run again.
 */
export async function markPicturesUsed(
  tx: Db,
  { before, after }: { readonly before: Stored | null; readonly after: Content | null },
): Promise<void> {
  const had = before ? idsIn(JSON.stringify(before)) : none
  const has = after ? idsIn(JSON.stringify(after)) : none
  const begun = [...has].filter((id) => !had.has(id))
  const ended = [...had].filter((id) => !has.has(id))
  const there = await markUsed(tx, [...begun, ...ended].toSorted())
  if (after) rejectRemoved(after, new Set(begun.filter((id) => !there.has(id))))
}

/** Uploads of one query: a text may name tens of thousands, and the event loop turns only between queries. */
const UPDATE_BATCH = 1000

/** Marks uploads as used now, in the order of their ids; returns those that are there. */
async function markUsed(tx: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const there = new Set<string>()
  for (let at = 0; at < ids.length; at += UPDATE_BATCH) {
    const some = ids.slice(at, at + UPDATE_BATCH)
    const touched = await sql<{ id: string }>`
      with held as (select id from upload where id = any(${some}) order by id for update)
      update upload set used_at = now() from held where upload.id = held.id returning upload.id`.execute(tx)
    for (const { id } of touched.rows) there.add(id)
  }
  return there
}

/** Whether a record begins to show any upload. */
export function hasPictures(content: Content): boolean {
  return idsIn(JSON.stringify(content)).size > 0
}

const none: ReadonlySet<string> = new Set()

function idsIn(text: string, pattern: string = PICTURE_PATTERN): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(new RegExp(pattern, 'gi')), ([, id = '']) => id.toLowerCase()))
}

// One pass over each value, however many pictures it shows.
function rejectRemoved({ values }: Content, gone: ReadonlySet<string>): void {
  if (gone.size === 0) return
  const field = Object.keys(values).find((name) =>
    [...idsIn(JSON.stringify(values[name] ?? ''), OWN_PATTERN)].some((id) => gone.has(id)),
  )
  if (field === undefined) return
  const message = 'Ảnh này không còn trên máy chủ. Bạn tải ảnh lên lại nhé.'
  throw new HttpError(422, message, { errors: { [field]: message } })
}
