import { type RawBuilder, sql } from 'kysely'
import { parentKeyOf, type Resource } from '#descriptor/resource.ts'
import { pathOf } from '#descriptor/row.ts'
import { uniqueFields } from '#descriptor/unique-fields.ts'
import { type Action, recordWrite } from '../audit/audit.ts'
import { changesOf } from '../audit/changes.ts'
import type { Db } from '../db/database.ts'
import { inTransaction, lockRow } from '../db/transaction.ts'
import { HttpError, notFound } from '../server/reply.ts'
import type { Person } from '../server/route.ts'
import { hasPictures, markPicturesUsed } from '../uploads/mark-pictures-used.ts'
import { rejectForeignPictures } from '../uploads/reject-foreign-pictures.ts'
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

/** Reads a record; throws 404 when it does not exist. */
export async function getRecord(db: Db, resource: Resource, id: string): Promise<Stored> {
  const found = await sql<Stored>`select * from ${sql.table(tableOf(resource))} where id = ${id}`.execute(db)
  return found.rows[0] ?? throwNotFound()
}

/** Inserts a record and returns the stored row. */
export async function createRecord(
  db: Db,
  resource: Resource,
  body: CleanBody,
  writer: Writer,
): Promise<Stored> {
  const content = readInput(resource, body, null, writer.person)
  rejectForeignPictures(resource, content.values, null, writer.pictureOrigins)
  const { typedKey } = resource
  const id = typedKey === undefined ? newId() : String(content.values[typedKey])
  const columns = { id, ...toColumns(resource, content) }
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

/** An additional check of an update, which throws to reject it. */
export type UpdateCheck = (tx: Db, change: Change) => Promise<void>

/** An update of a record before it is written. */
export interface Change extends Content {
  readonly person: Person
  readonly before: Stored
}

/** Merges a body into a stored record under a row lock, so that concurrent updates lose nothing. */
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
      // Two concurrent moves, each valid alone, could close a cycle.
      if (parentKeyOf(resource)) await lockRow(tx, tableOf(resource))
      const before = await lockRecord(tx, resource, id)
      rejectStale(ifMatch, before)
      const content = readInput(resource, body, before, person)
      rejectForeignPictures(resource, content.values, valuesOf(resource, before), writer.pictureOrigins)
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

/** Deletes a record without references; `also` runs before it in the same transaction. */
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

/** The audit statement of a write, for a `with` clause of the write itself. */
function auditStatement(
  writer: Writer,
  resource: Resource,
  id: string,
  action: Action,
  { before, after }: { before: Stored | null; after: Content | null },
): RawBuilder<unknown> {
  // Declared fields come first: they are kept when the changes are truncated.
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

/** Reads and locks a record until the end of the transaction; throws 404 when it does not exist. */
async function lockRecord(tx: Db, resource: Resource, id: string): Promise<Stored> {
  const table = sql.table(tableOf(resource))
  const locked = await sql<Stored>`select * from ${table} where id = ${id} for update`.execute(tx)
  return locked.rows[0] ?? throwNotFound()
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
    throw new HttpError(422, message, { errors: { [pathOf(resource, field)]: message } })
  }
}

/** The violated foreign key of a database error. */
function constraintOf(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23503' ? (constraint ?? '') : undefined
}
