import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Content, Stored } from '../records/stored.ts'
import { HttpError } from '../server/reply.ts'
import { PICTURE_PATTERN } from './picture-references.ts'

/** The id of an upload at the start of an address: of this site, not of another one. */
const OWN_PATTERN = '(?<![\\w.~%-])/files/([0-9a-f]{40})'

/**
 * Marks the uploads whose references a write adds or removes as used now: the former cannot be deleted concurrently, and the
 * days of grace of the latter begin. Throws a 422 with the field's name for a new reference to a deleted upload; addresses of
 * other sites are ignored. The rows are updated, not only locked: under repeatable read a deletion with an older snapshot fails
 * on an updated row and is retried.
 */
export async function markPicturesUsed(
  tx: Db,
  { before, after }: { readonly before: Stored | null; readonly after: Content | null },
): Promise<void> {
  const oldIds = before ? idsIn(JSON.stringify(before)) : none
  const newIds = after ? idsIn(JSON.stringify(after)) : none
  const added = [...newIds].filter((id) => !oldIds.has(id))
  const removed = [...oldIds].filter((id) => !newIds.has(id))
  const there = await markUsed(tx, [...added, ...removed].toSorted())
  if (after) rejectRemoved(after, new Set(added.filter((id) => !there.has(id))))
}

/** Uploads per query: a text may refer to tens of thousands, and the embedded engine blocks the event loop during a query. */
const UPDATE_BATCH = 1000

/** Marks uploads as used now, in the order of their ids; returns the existing ones. */
async function markUsed(tx: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const there = new Set<string>()
  for (let at = 0; at < ids.length; at += UPDATE_BATCH) {
    const batch = ids.slice(at, at + UPDATE_BATCH)
    const touched = await sql<{ id: string }>`
      with held as (select id from upload where id = any(${batch}) order by id for update)
      update upload set used_at = now() from held where upload.id = held.id returning upload.id`.execute(tx)
    for (const { id } of touched.rows) there.add(id)
  }
  return there
}

/** Whether a content refers to any upload. */
export function hasPictures(content: Content): boolean {
  return idsIn(JSON.stringify(content)).size > 0
}

const none: ReadonlySet<string> = new Set()

function idsIn(text: string, pattern: string = PICTURE_PATTERN): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(new RegExp(pattern, 'gi')), ([, id = '']) => id.toLowerCase()))
}

// One pass over each value, for any number of pictures.
function rejectRemoved({ values }: Content, gone: ReadonlySet<string>): void {
  if (gone.size === 0) return
  const field = Object.keys(values).find((name) =>
    [...idsIn(JSON.stringify(values[name] ?? ''), OWN_PATTERN)].some((id) => gone.has(id)),
  )
  if (field === undefined) return
  const message = 'Ảnh này không còn trên máy chủ. Bạn tải ảnh lên lại nhé.'
  throw new HttpError(422, message, { errors: { [field]: message } })
}
