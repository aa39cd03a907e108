import { type RawBuilder, sql } from 'kysely'
import { parentKeyOf, type Resource, uniqueFields } from '#descriptor/resource.ts'
import { type Action, recordWrite } from '../audit/audit.ts'
import { changesOf } from '../audit/changes.ts'
import type { Db } from '../db/database.ts'
import { inTransaction, lockRow } from '../db/transaction.ts'
import { HttpError, notFound } from '../server/reply.ts'
import type { Person } from '../server/route.ts'
import { hasPictures, markPicturesUsed } from '../uploads/mark-pictures-used.ts'
import { rejectCycle } from './ancestors.ts'
import type { CleanBody } from './clean-body.ts'
import { rejectStale } from './entity-tag.ts'
import { isListed, listsReferences, rejectMissing } from './listed-references.ts'
import { newId } from './new-id.ts'
import { readInput } from './read-input.ts'
import { tableOf } from './record-table.ts'
import { rejectDuplicate } from './reject-duplicate.ts'
import { type Content, type Stored, toColumns, valuesOf } from './stored.ts'
import type { Writer } from './writer.ts'

/** One record; a 404 when there is none. */
export async function getRecord(db: Db, resource: Resource, id: string): Promise<Stored> {
  const found = await sql<Stored>`select * from ${sql.table(tableOf(resource))} where id = ${id}`.execute(db)
  return found.rows[0] ?? throwNotFound()
}

/** Writes a new record and gives it back as stored. */
export async function createRecord(
  db: Db,
  resource: Resource,
  body: CleanBody,
  writer: Writer,
): Promise<Stored> {
  const content = readInput(resource, body, null, writer.person)
  const columns = { id: newId(), ...toColumns(resource, content) }
  const insert = async (on: Db) => {
    const written = await sql<Stored>`
      with audited as (${auditStatement(writer, resource, columns.id, 'create', { before: null, after: content })})
      insert into ${sql.table(tableOf(resource))} (${names(columns)}) values (${sql.join(Object.values(columns))})
      returning *`.execute(on)
    return written.rows[0] ?? throwNotFound()
  }
  const isPlain = uniqueFields(resource).length === 0 && !listsReferences(resource) && !hasPictures(content)
  return mapForeignKeyError(resource, () =>
    isPlain
      ? insert(db)
      : inTransaction(db, async (tx) => {
          await rejectDuplicate(tx, resource, content.values, null)
          await rejectMissing(tx, resource, content.values, null)
          await markPicturesUsed(tx, { before: null, after: content })
          return insert(tx)
        }),
  )
}

/** What else may speak against an update, said by throwing: who asks, what was stored, what shall be. */
export type UpdateCheck = (tx: Db, change: Change) => Promise<void>

/** An update of a record before it is written. */
export interface Change extends Content {
  readonly person: Person
  readonly before: Stored
}

/** Lays a body over a stored record; the row is held meanwhile, so that two edits at once lose nothing. */
export async function updateRecord(
  db: Db,
  resource: Resource,
  id: string,
  body: CleanBody,
  writer: Writer,
  check: UpdateCheck = async () => {},
): Promise<Stored> {
  const table = sql.table(tableOf(resource))
  const { person, ifMatch } = writer
  return mapForeignKeyError(resource, () =>
    inTransaction(db, async (tx) => {
      // Two moves at once, each harmless alone, could close a ring.
      if (parentKeyOf(resource)) await lockRow(tx, tableOf(resource))
      const before = await lockRecord(tx, resource, id)
      rejectStale(ifMatch, before)
      const content = readInput(resource, body, before, person)
      await rejectCycle(tx, resource, id, content.values)
      await rejectDuplicate(tx, resource, content.values, before)
      await rejectMissing(tx, resource, content.values, before)
      await markPicturesUsed(tx, { before, after: content })
      await check(tx, { person, before, ...content })
      const set = Object.entries(toColumns(resource, content)).map(
        ([name, value]) => sql`${sql.ref(name)} = ${value}`,
      )
      const written = await sql<Stored>`
        with audited as (${auditStatement(writer, resource, id, 'update', { before, after: content })})
        update ${table} set ${sql.join(set)}, row_version = row_version + 1, updated_at = now()
        where id = ${id} returning *`.execute(tx)
      return written.rows[0] ?? throwNotFound()
    }),
  )
}

/** Deletes a record that nothing points at; `also` runs before it in the same transaction. */
export async function removeRecord(
  db: Db,
  resource: Resource,
  id: string,
  writer: Writer,
  also: (tx: Db, before: Stored) => Promise<void> = async () => {},
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const before = await lockRecord(tx, resource, id)
      rejectStale(writer.ifMatch, before)
      if (await isListed(tx, resource, id)) throw inUse()
      await also(tx, before)
      await markPicturesUsed(tx, { before, after: null })
      await sql`
        with audited as (${auditStatement(writer, resource, id, 'delete', { before, after: null })})
        delete from ${sql.table(tableOf(resource))} where id = ${id}`.execute(tx)
    })
  } catch (error) {
    if (constraintOf(error) === undefined) throw error
    throw inUse()
  }
}

/** The statement that records the write of a record, carried out with the write itself. */
function auditStatement(
  writer: Writer,
  resource: Resource,
  id: string,
  action: Action,
  { before, after }: { before: Stored | null; after: Content | null },
): RawBuilder<unknown> {
  // The descriptor's own fields come first: they are kept where all of them would be too long.
  const old = before && { ...valuesOf(resource, before), ...before.extra }
  const next = after && { ...after.values, ...after.extra }
  const label = next?.[resource.label] ?? old?.[resource.label]
  return recordWrite(writer, {
    action,
    resource: resource.name,
    record: id,
    label,
    changes: changesOf(old, next),
  })
}

/** The record, locked until the end of the transaction; a 404 when there is none. */
async function lockRecord(tx: Db, resource: Resource, id: string): Promise<Stored> {
  const table = sql.table(tableOf(resource))
  const held = await sql<Stored>`select * from ${table} where id = ${id} for update`.execute(tx)
  return held.rows[0] ?? throwNotFound()
}

function inUse(): HttpError {
  return new HttpError(409, 'Chưa xóa được: mục này đang được mục khác dùng. Bạn gỡ nó ở đó trước nhé.')
}

function names(columns: object): RawBuilder<unknown> {
  return sql.join(Object.keys(columns).map((name) => sql.ref(name)))
}

function throwNotFound(): never {
  throw notFound('Không tìm thấy mục này. Có thể ai đó vừa xóa.')
}

/** Turns a foreign key violation into a 422 that names the field. */
async function mapForeignKeyError<T>(resource: Resource, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const constraint = constraintOf(error)
    const field = Object.keys(resource.fields).find(
      (name) => constraint === `${tableOf(resource)}_${name}_fkey`,
    )
    if (!field) throw error
    const message = 'Mục được chọn không còn nữa, hãy chọn mục khác.'
    throw new HttpError(422, message, { errors: { [field]: message } })
  }
}

/** The foreign key that an error of the database names. */
function constraintOf(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23503' ? (constraint ?? '') : undefined
}
