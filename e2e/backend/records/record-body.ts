import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Raw } from '#descriptor/envelope.ts'
import type { Operation } from '#descriptor/operation.ts'
import { isRecord } from '#descriptor/read.ts'
import { isTruthy } from '#descriptor/success.ts'
import { readJson } from '../server/body.ts'
import { HttpError } from '../server/reply.ts'

/** The record in a body, in the shape that its operation names. */
export async function readRecordBody(c: Context, { body: shape }: Operation): Promise<Raw> {
  const body = await readJson(c)
  if (!shape) return body
  const record = shape.read(body)
  if (!record) throw new HttpError(400, 'Dữ liệu gửi lên không đúng khuôn.')
  return record
}

/** The response to a write: the record in the shape of its operation, with what the success rule requires. */
export function successResponse(
  c: Context,
  operation: Operation,
  record: Raw,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { status = 200, headers: ruled } = operation.succeeds ?? isTruthy
  for (const [name, value] of Object.entries({ ...headers, ...ruled })) c.header(name, value)
  if (status === 204) return c.body(null, 204)
  return c.json(successBody(operation, record) as object, status as ContentfulStatusCode)
}

/** The body of the response to a write. */
export function successBody({ succeeds = isTruthy, record: shape }: Operation, record: Raw): unknown {
  const shaped = shape?.write(record)
  if (!shaped) return succeeds.wrap(record)
  const { status = 200, headers } = succeeds
  if (!isRecord(shaped) || succeeds.holds({ body: shaped, status, headers: new Headers(headers) }))
    return shaped
  return { ...(succeeds.wrap(undefined) as object), ...shaped }
}
