import type { Context } from 'hono'
import { sql } from 'kysely'
import type { Operation } from '#descriptor/operation.ts'
import type { Raw } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { newValues } from '#descriptor/row.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { HttpError } from '../server/reply.ts'
import type { Env } from '../server/route.ts'
import { cleanBody } from './clean-body.ts'
import { entityTag } from './entity-tag.ts'
import { readRecordBody, successResponse } from './record-body.ts'
import { tableOf } from './record-table.ts'
import { type Content, type Stored, toColumns, toWire } from './stored.ts'
import { withTeamViews } from './team-views.ts'
import { getRecord, updateRecord } from './write-record.ts'
import { writerOf } from './writer.ts'

/** The id of the only record of a settings resource; responses leave it out. */
const SETTINGS_ID = 'settings'

/** Reads the settings; before the first save, the values of a new record. */
export async function readRecord(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
): Promise<Response> {
  try {
    const stored = await getRecord(c.get('db'), resource, SETTINGS_ID)
    const record = asResponse(resource, stored)
    return c.json(operation.record?.write(record) ?? { code: 1, data: record }, 200, {
      ETag: entityTag(stored),
    })
  } catch (error) {
    if (!isNotFound(error)) throw error
    const record = withTeamViews(resource, newValues(resource))
    return c.json(operation.record?.write(record) ?? { code: 1, data: record })
  }
}

/** Creates or updates the settings. */
export async function saveSettings(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
): Promise<Response> {
  const [db, body] = [c.get('db'), await cleanBody(resource, await readRecordBody(c, operation))]
  const stored = await inTransaction(db, async (tx) => {
    await insertSettings(tx, resource, newValues(resource))
    return updateRecord(tx, resource, SETTINGS_ID, body, writerOf(c))
  })
  return successResponse(c, operation, asResponse(resource, stored), { ETag: entityTag(stored) })
}

/** Inserts the record unless it exists, also when two first saves run at the same time. */
export async function insertSettings(db: Db, resource: Resource, values: Content['values']): Promise<void> {
  const columns = { id: SETTINGS_ID, ...toColumns(resource, { values, extra: {} }) }
  await sql`
    insert into ${sql.table(tableOf(resource))} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))}) on conflict (id) do nothing`.execute(db)
}

/** The record of a response: without the id, with a list for the views of a team. */
function asResponse(resource: Resource, stored: Stored): Raw {
  const { [resource.idKey]: _id, ...record } = toWire(resource, stored)
  return withTeamViews(resource, record)
}

function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404
}
