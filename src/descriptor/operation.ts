import type { Envelope } from './envelope.ts'
import type { Base, Method, Query, WireRequest } from './request.ts'
import type { SuccessRule } from './success.ts'
import type { Texts } from './texts.ts'

/** What an operation may say beyond its method and path. */
export interface OperationOptions {
  readonly base?: Base
  /** Where the id travels; 'path' when the template has a placeholder for it. */
  readonly id?: 'path' | 'body' | 'query'
  /** The id's name in a query; 'id' unless it says otherwise. */
  readonly idName?: string
  /** Sent with every call. */
  readonly query?: Query
  readonly headers?: Readonly<Record<string, string>>
  /** The answer's shape, where it is a list. */
  readonly envelope?: Envelope
  /** When a write has succeeded; any truthy answer unless it says otherwise. */
  readonly succeeds?: SuccessRule
  readonly texts?: Texts
}

/** One call: method, path template and how to speak it. */
export interface Operation<P extends string = string> extends OperationOptions {
  readonly method: Method
  readonly path: P
}

const make =
  (method: Method) =>
  <const P extends string>(path: P, options: OperationOptions = {}): Operation<P> => ({
    method,
    path,
    ...(path.includes('{') ? { id: 'path' } : {}),
    ...options,
  })

export const get = make('GET')
export const post = make('POST')
export const put = make('PUT')
export const del = make('DELETE')

/** The five uniform calls below one path (S7-112 to S7-136: size, unit, origin, color, material). */
export const crud = <const P extends `/${string}`>(path: P) => ({
  list: get(`${path}/search`),
  one: get(`${path}/{id}`),
  create: post(`${path}/create`),
  update: put(`${path}/update/{id}`),
  remove: del(`${path}/delete/{id}`),
})

/** What one call adds to its operation. */
export interface Call {
  readonly id?: string
  /** Values of the path's placeholders other than the id, such as `slug`. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Query
  readonly body?: unknown
}

/**
 * The request of one call. Placeholders are filled and encoded; the constant query of the operation stands.
 * Throws a RangeError when a placeholder has no value, or one that no URL can carry or would read as a dot segment.
 */
export function requestOf(operation: Operation, call: Call = {}): WireRequest {
  const { base = 'api', method, headers } = operation
  const idInQuery = operation.id === 'query' && call.id !== undefined
  const query = {
    ...call.query,
    ...operation.query,
    ...(idInQuery ? { [operation.idName ?? 'id']: call.id } : {}),
  } as Query
  return {
    base,
    method,
    path: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, call)),
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(headers ? { headers } : {}),
    ...(call.body === undefined ? {} : { body: call.body }),
  }
}

function segment(name: string, call: Call): string {
  const value = call.params?.[name] ?? (name === 'id' || name === '_id' ? call.id : undefined)
  if (value === undefined || /^\.{0,2}$|\p{Surrogate}/u.test(value)) {
    throw new RangeError(`no usable value for {${name}}`)
  }
  return encodeURIComponent(value)
}
