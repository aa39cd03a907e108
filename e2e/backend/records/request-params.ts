import type { Context } from 'hono'
import type { Operation } from '#descriptor/operation.ts'
import type { PageRequest, Pagination, Param } from '#descriptor/pagination.ts'
import { readText } from '#descriptor/read.ts'
import type { Resource } from '#descriptor/resource.ts'
import { isStorable, readJson } from '../server/body.ts'
import { HttpError, notFound } from '../server/reply.ts'

const MAX_LENGTH = 1000

/** A query parameter, '' when absent; throws 422 for text that cannot be stored. */
export function queryParam(c: Context, name: string, most = MAX_LENGTH): string {
  return storable(name, c.req.query(name) ?? '', most)
}

/** The parameters of a list call, from the place where its operation has them, each of `most` characters. */
export async function questionOf(c: Context, { question }: Operation, most = MAX_LENGTH): Promise<Param> {
  if (!question) return (name) => queryParam(c, name, most)
  const body = await readJson(c)
  return (name) => storable(name, question.read(body, name), most)
}

/** The search text of a question, '' for none. */
export function searchOf({ query }: Resource, param: Param): string {
  const sent = param(query.search)
  return query.searchValue?.read(sent) ?? sent
}

/** The value of a filter of a question by the path of its field, '' for none. */
export function filterOf({ query }: Resource, param: Param, path: string): string {
  const sent = param(query.filter(path))
  return query.filterValue?.read(sent) ?? sent
}

/** The page that the parameters of a call select. */
export function requestedOf({ position, size, read }: Pagination, param: Param): PageRequest {
  return read({ [position]: param(position), [size]: param(size) })
}

function storable(name: string, value: string, most = MAX_LENGTH): string {
  if (isStorable(value) && value.length <= most) return value
  const message = 'Nội dung tìm quá dài hoặc có ký tự lạ.'
  throw new HttpError(422, message, { errors: { [name]: message } })
}

/** A path parameter; throws 404 for text that cannot be an id or a slug. */
export function pathParam(c: Context, name: string): string {
  const value = c.req.param(name) ?? ''
  if (value === '' || value.length > MAX_LENGTH || !isStorable(value)) throw notFound()
  return value
}

/** The id of a call that a read or a delete is about, from the path, the query or the body; '' for none. */
export async function idParam(c: Context, { id, idName = 'id', idValue }: Operation): Promise<string> {
  if (id === 'body') return storable(idName, readText((await readJson(c))[idName]))
  if (id !== 'query') return pathParam(c, 'id')
  const sent = queryParam(c, idName)
  return idValue?.read(sent) ?? sent
}
