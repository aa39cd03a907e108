import type { Context } from 'hono'
import { type SqlBool, sql } from 'kysely'
import { idOf, type Raw } from '#descriptor/envelope.ts'
import type { Operation, Operations, View } from '#descriptor/operation.ts'
import { type Resource } from '#descriptor/resource.ts'
import { withIdempotencyKey } from '../server/idempotency.ts'
import { HttpError, notFound } from '../server/reply.ts'
import { addressOf, type Env, type Route } from '../server/route.ts'
import { cleanBody } from './clean-body.ts'
import { entityTag } from './entity-tag.ts'
import { findRecords } from './find-records.ts'
import { listOptions } from './list-options.ts'
import { listRecords } from './list-records.ts'
import { readRecordBody, successResponse } from './record-body.ts'
import { idParam, pathParam } from './request-params.ts'
import { readRecord, saveSettings } from './settings-record.ts'
import { type Stored, toWire } from './stored.ts'
import { recordsBelow, searchTree, wholeTree } from './tree.ts'
import { createRecord, getRecord, removeRecord, updateRecord } from './write-record.ts'
import { writerOf } from './writer.ts'

type Handler = (c: Context<Env>, resource: Resource, operation: Operation) => Promise<Response>
type Single = Exclude<keyof Operations, 'views' | 'lookups'>

/** The handler of each operation; total, so that a new operation without a handler does not compile. */
const handlers: { readonly [K in Single]-?: Handler } = {
  list: listRecords,
  options: listOptions,
  one: async (c, resource, operation) => {
    const stored = await getRecord(c.get('db'), resource, await requestedRecord(c, operation))
    return readResponse(c, resource, operation, stored)
  },
  create: async (c, resource, operation) => {
    return create(c, resource, operation, await readRecordBody(c, operation))
  },
  update: async (c, resource, operation) => {
    const body = await readRecordBody(c, operation)
    const id = await updatedRecord(c, resource, operation, body)
    return update(c, resource, operation, { id, body })
  },
  upsert: async (c, resource, operation) => {
    const body = await readRecordBody(c, operation)
    const id = idOf(body, resource.idKey)
    if (id === '') return create(c, resource, operation, body)
    return update(c, resource, operation, { id, body })
  },
  remove: async (c, resource, operation) => {
    const id = await requestedRecord(c, operation)
    await removeRecord(c.get('db'), resource, id, writerOf(c))
    return successResponse(c, operation, { [resource.idKey]: id })
  },
  tree: wholeTree,
  roots: (c, resource, operation) => recordsBelow(c, resource, operation, ''),
  byParent: async (c, resource, operation) =>
    recordsBelow(c, resource, operation, await idParam(c, operation)),
  search: searchTree,
  read: readRecord,
  save: saveSettings,
}

/** One route for each call of the descriptors; paths with a parameter come after fixed ones. */
export function recordRoutes(resources: readonly Resource[]): readonly Route[] {
  const routes = new Map<string, Route>()
  for (const resource of resources) {
    for (const [operation, handler] of callsOf(resource)) {
      const { method, path } = addressOf(operation)
      // Several views of a list are one route with different queries.
      if (routes.has(`${method} ${path}`)) continue
      routes.set(`${method} ${path}`, {
        method,
        path,
        who: 'staff',
        handle: (c) => {
          c.set('failure', operation.failure)
          return handler(c, resource, operation)
        },
      })
    }
  }
  return [...routes.values()].toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
}

function callsOf(resource: Resource): [Operation, Handler][] {
  const { views = {}, lookups = {}, ...singles } = resource.operations
  return [
    ...Object.entries(singles).map(([name, operation]): [Operation, Handler] => [
      operation,
      handlers[name as Single],
    ]),
    ...Object.values(views).map((view): [Operation, Handler] => [view.operation, listView(view)]),
    ...Object.entries(lookups).map(([name, operation]): [Operation, Handler] => [operation, lookUp(name)]),
  ]
}

/** Lists the records of a view: filtered by its constant query, or by its fixed filter. */
function listView({ where: values = {} }: View): Handler {
  const where = Object.entries(values).map(
    ([name, value]) => sql<SqlBool>`record.${sql.ref(name)} = ${value}`,
  )
  return (c, resource, operation) => listRecords(c, resource, operation, { where })
}

/** Returns the record with the path's value in the look-up's field; for none `data` is null, or a record of another shape 404. */
function lookUp(lookup: string): Handler {
  return async (c, resource, operation) => {
    const field = Object.entries(resource.fields).find(
      ([, each]) => each.kind === 'slug' && each.lookup === lookup,
    )
    const column = sql.ref(field?.[0] ?? lookup)
    const where = [sql<SqlBool>`record.${column} = ${pathParam(c, lookup)}`]
    const [stored] = await findRecords(c.get('db'), resource, { where, limit: 1 })
    if (!stored && operation.record) throw notFound()
    if (!stored) return c.json({ code: 1, data: null })
    return readResponse(c, resource, operation, stored)
  }
}

async function create(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
  body: Raw,
): Promise<Response> {
  const clean = await cleanBody(resource, body)
  const response = await withIdempotencyKey(c, body, async (db) => {
    return savedResponse(c, resource, operation, await createRecord(db, resource, clean, writerOf(c)))
  })
  // A repeated create is answered from the stored status and body.
  for (const [name, value] of Object.entries(operation.succeeds?.headers ?? {}))
    response.headers.set(name, value)
  return response
}

async function update(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
  { id, body }: { readonly id: string; readonly body: Raw },
): Promise<Response> {
  const clean = await cleanBody(resource, body)
  return savedResponse(
    c,
    resource,
    operation,
    await updateRecord(c.get('db'), resource, id, clean, writerOf(c)),
  )
}

function savedResponse(c: Context<Env>, resource: Resource, operation: Operation, stored: Stored): Response {
  return successResponse(c, operation, toWire(resource, stored), { ETag: entityTag(stored) })
}

function readResponse(c: Context<Env>, resource: Resource, operation: Operation, stored: Stored): Response {
  const record = toWire(resource, stored)
  const body = operation.record?.write(record) ?? { code: 1, data: record }
  return c.json(body, 200, { ETag: entityTag(stored) })
}

/** The id of a call that sends nothing else, from the path, the query or the body. */
async function requestedRecord(c: Context<Env>, operation: Operation): Promise<string> {
  return required(await idParam(c, operation))
}

/** The id of an update, from the path, the query or the record in the body, as its operation defines. */
async function updatedRecord(
  c: Context<Env>,
  resource: Resource,
  operation: Operation,
  body: Raw,
): Promise<string> {
  return required(operation.id === 'body' ? idOf(body, resource.idKey) : await idParam(c, operation))
}

function required(id: string): string {
  if (id === '') throw new HttpError(400, 'Thiếu mã của mục cần làm.')
  return id
}
