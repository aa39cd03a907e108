import type { Context } from 'hono'
import { isStorable } from '../server/body.ts'
import { HttpError, notFound } from '../server/reply.ts'

const MAX_LENGTH = 1000

/** One value of the query, '' when absent; text that no record can hold is refused before the database sees it. */
export function queryParam(c: Context, name: string): string {
  const value = c.req.query(name) ?? ''
  if (isStorable(value) && value.length <= MAX_LENGTH) return value
  const message = 'Nội dung tìm quá dài hoặc có ký tự lạ.'
  throw new HttpError(422, message, { errors: { [name]: message } })
}

/** A placeholder of the path; what cannot be an id or a slug names nothing that exists. */
export function pathParam(c: Context, name: string): string {
  const value = c.req.param(name) ?? ''
  if (value === '' || value.length > MAX_LENGTH || !isStorable(value)) throw notFound()
  return value
}
