import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Raw } from '#descriptor/envelope.ts'
import type { Operation } from '#descriptor/operation.ts'
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
  { succeeds = isTruthy, record: shape }: Operation,
  record: Raw,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { status = 200 } = succeeds
  for (const [name, value] of Object.entries({ ...headers, ...succeeds.headers })) c.header(name, value)
  if (status === 204) return c.body(null, 204)
  const shaped = shape?.write(record)
  const answer = { body: shaped, status, headers: new Headers(succeeds.headers) }
  const body = !shaped
    ? succeeds.wrap(record)
    : succeeds.holds(answer)
      ? shaped
      : { ...(succeeds.wrap(undefined) as object), ...shaped }
  return c.json(body as object, status as ContentfulStatusCode)
}
