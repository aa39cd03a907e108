import type { Context } from 'hono'
import { isStorable } from '../server/body.ts'
import { HttpError, notFound } from '../server/reply.ts'

const LONGEST = 1000

/** One value of the query, '' when absent; text that no record can hold is refused before the database sees it. */
export function asked(c: Context, name: string): string {
  const value = c.req.query(name) ?? ''
  if (isStorable(value) && value.length <= LONGEST) return value
  const message = 'Nội dung tìm quá dài hoặc có ký tự lạ.'
  throw new HttpError(422, message, { errors: { [name]: message } })
}

/** A placeholder of the path; what cannot be an id or a slug names nothing that exists. */
export function askedInPath(c: Context, name: string): string {
  const value = c.req.param(name) ?? ''
  if (value === '' || value.length > LONGEST || !isStorable(value)) throw notFound()
  return value
}
