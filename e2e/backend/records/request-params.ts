import type { Context } from 'hono'
import { isStorable } from '../server/body.ts'
import { HttpError, notFound } from '../server/reply.ts'

const MAX_LENGTH = 1000

/** A query parameter, '' when absent; throws 422 for text that cannot be stored. */
export function queryParam(c: Context, name: string): string {
  const value = c.req.query(name) ?? ''
  if (isStorable(value) && value.length <= MAX_LENGTH) return value
  const message = 'Nội dung tìm quá dài hoặc có ký tự lạ.'
  throw new HttpError(422, message, { errors: { [name]: message } })
}

/** A path parameter; throws 404 for text that cannot be an id or a slug. */
export function pathParam(c: Context, name: string): string {
  const value = c.req.param(name) ?? ''
  if (value === '' || value.length > MAX_LENGTH || !isStorable(value)) throw notFound()
  return value
}
