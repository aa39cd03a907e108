import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Migration } from '../db/migrate.ts'
import { inTransaction } from '../db/transaction.ts'
import { HttpError } from './reply.ts'
import type { Env } from './route.ts'

/** The table of responses to creates with an Idempotency-Key. */
export const idempotencyTable: Migration = {
  name: 'idempotency',
  statements: [
    `create table if not exists idempotency (
      account text not null, method text not null, path text not null, key text not null,
      content text not null, status integer, etag text, body text,
      created_at timestamptz not null default now(),
      primary key (account, method, path, key))`,
    'create index if not exists idempotency_created_at on idempotency (created_at)',
  ],
}

/** Hours before a key expires. */
const KEY_TTL_HOURS = 24

const MAX_KEY_LENGTH = 200

/**
 * Runs the work of a create once for each Idempotency-Key (draft-ietf-httpapi-idempotency-key-header): a repeated request
 * returns the stored response, another body with the same key is a 422. The key is inserted in the transaction of the work, so
 * a second request waits for the first one, on any instance, and a failed one stores no key. The work must use only the given
 * handle.
 */
export async function withIdempotencyKey(
  c: Context<Env>,
  body: unknown,
  work: (db: Db) => Promise<Response>,
): Promise<Response> {
  const key = keyOf(c.req.header('idempotency-key'))
  if (key === undefined) return work(c.get('db'))
  const content = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const at = { account: c.get('person').id, method: c.req.method, path: c.req.path, key }
  return inTransaction(c.get('db'), async (tx) => {
    const inserted = await tx
      .insertInto('idempotency')
      .values({ ...at, content })
      .onConflict((on) => on.columns(['account', 'method', 'path', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!inserted) return storedResponse(tx, at, content)
    const response = await work(tx)
    await tx
      .updateTable('idempotency')
      .set({
        status: response.status,
        etag: response.headers.get('etag'),
        body: await response.clone().text(),
      })
      .where((where) => where.and(at))
      .execute()
    return response
  })
}

/** Deletes expired keys. */
export async function deleteExpiredKeys(db: Db): Promise<void> {
  await sql`
    delete from idempotency where created_at < now() - ${KEY_TTL_HOURS} * interval '1 hour'`.execute(db)
}

type KeyColumns = Record<'account' | 'method' | 'path' | 'key', string>

async function storedResponse(tx: Db, at: KeyColumns, content: string): Promise<Response> {
  const first = await tx
    .selectFrom('idempotency')
    .selectAll()
    .where((where) => where.and(at))
    .executeTakeFirst()
  // Expired and deleted between the two statements.
  if (first?.status == null)
    throw new HttpError(409, 'Yêu cầu này đang được xử lý.', { headers: retryHeaders })
  if (first.content !== content) {
    throw new HttpError(422, 'Idempotency-Key này đã dùng cho một nội dung khác.')
  }
  const headers = { 'Content-Type': 'application/json', ...(first.etag === null ? {} : { ETag: first.etag }) }
  // A 204 has no body.
  return new Response(first.body || null, { status: first.status, headers })
}

const retryHeaders = { 'Retry-After': '1' }

/** The key without the quotes of a structured string (RFC 8941); throws 400 for an invalid one. */
function keyOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = /^"(.*)"$/.exec(header.trim())?.[1] ?? header.trim()
  if (key.length > 0 && key.length <= MAX_KEY_LENGTH && /^[\x20-\x7e]+$/.test(key)) return key
  throw new HttpError(400, 'Idempotency-Key không hợp lệ.')
}
