import type { ValueSpelling } from '#descriptor/wire/query-names.ts'
import type { Envelope, FailureText, RecordEnvelope } from './envelope.ts'
import { isRecord } from './read.ts'
import type { Base, Method, Query, ValueTypes, WireRequest } from './request.ts'
import type { SuccessRule } from './success.ts'
import type { Texts } from './texts.ts'

/** The place of a list call's question, where it is not the query: search, filters, order and page. */
export interface Question {
  readonly name: string
  /** The body of a call; `types` are those of its filters. */
  readonly write: (
    parts: Readonly<Record<string, unknown>>,
    types?: ValueTypes,
  ) => Readonly<Record<string, unknown>>
  /** A parameter in the body of a call, by its name; '' when absent. */
  readonly read: (body: unknown, name: string) => string
}

/** The options of an operation beyond its method and path. */
export interface OperationOptions {
  /** The configured base address of the call; 'api' by default. */
  readonly base?: Base
  /** Where the id is sent; 'path' by default where the template has a placeholder. */
  readonly id?: 'path' | 'body' | 'query'
  /**
   * The body of an update: the changed fields, or the record as it was read with the changes; the changes by default with
   * PATCH. A changed field inside of another value is sent without its siblings; a back-end that replaces such values needs
   * the record.
   */
  readonly sends?: 'changes' | 'record'
  /** The name of the id in a query, and in the body of a call that sends nothing else; 'id' by default. */
  readonly idName?: string
  /** The spelling of the id in a query; the id itself by default. */
  readonly idValue?: ValueSpelling
  /** Query values of every call. */
  readonly query?: Query
  /** Where search, filters, order and page of a list call are sent; the query by default. */
  readonly question?: Question
  /** Request headers of every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** The shape of a list response, where it differs from that of the resource. */
  readonly envelope?: Envelope
  /** The shape of a response with one record; in `data` or at top level by default. */
  readonly record?: RecordEnvelope
  /** The shape of a record that is sent; the record itself by default. */
  readonly body?: RecordEnvelope
  /** The place of the message in a refusal; `message` and `errors` by default, which are read where this shape is not found. */
  readonly failure?: FailureText
  /** The rule by which a response counts as success; `isTruthy` by default. */
  readonly succeeds?: SuccessRule
  /** The texts of a failed call, where they differ from those of the resource. */
  readonly texts?: Texts
}

/** One call: method, path template and options. */
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

/** A GET operation at a path template. */
export const get = make('GET')

/** A POST operation at a path template. */
export const post = make('POST')

/** A PUT operation at a path template. */
export const put = make('PUT')

/** A PATCH operation at a path template: an update sends the changed fields only. */
export const patch = make('PATCH')

/** A DELETE operation at a path template. */
export const del = make('DELETE')

/** The five uniform calls below one path (S7-112 to S7-136: size, unit, origin, color, material). */
export const crud = <const P extends `/${string}`>(path: P) => ({
  list: get(`${path}/search`),
  one: get(`${path}/{id}`),
  create: post(`${path}/create`),
  update: put(`${path}/update/{id}`),
  remove: del(`${path}/delete/{id}`),
})

/** The parameters of one call of an operation. */
export interface Call {
  readonly id?: string
  /** Values of the path's placeholders other than the id, such as `slug`. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Query
  /** Search, filters, order and page of a list. */
  readonly question?: Query
  readonly body?: unknown
  /** The types of the id and of filters in a body; text by default. */
  readonly types?: ValueTypes | undefined
}

/**
 * The request of one call. Placeholders are filled and encoded; the constant query of the operation takes
 * precedence. Throws a RangeError for a placeholder without a value, or with one that is not encodable or a
 * dot segment.
 */
export function requestOf(operation: Operation, call: Call = {}): WireRequest {
  const { base = 'api', method, headers, question, failure, idName = 'id', idValue } = operation
  const query = {
    ...call.query,
    ...(question ? {} : call.question),
    ...operation.query,
    ...(operation.id === 'query' && call.id !== undefined
      ? { [idName]: idValue?.write(call.id) ?? call.id }
      : {}),
  } as Query
  const body = bodyOf(operation, call)
  return {
    base,
    method,
    path: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, call)),
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
    ...(question ? { isRead: true } : {}),
    ...(failure ? { failure } : {}),
  }
}

/** The question of a list, a record in its shape, or the id alone; undefined for a call without a body. */
function bodyOf(operation: Operation, { question, body, id, types = (_, value) => value }: Call): unknown {
  const isIdAlone = operation.id === 'body' && body === undefined && id !== undefined
  const own = isIdAlone ? { [operation.idName ?? 'id']: id === '' ? null : types('', id) } : undefined
  if (operation.question) return operation.question.write({ ...question, ...own }, types)
  return own ?? (operation.body && isRecord(body) ? operation.body.write(body, id) : body)
}

function segment(name: string, call: Call): string {
  const value = call.params?.[name] ?? (name === 'id' || name === '_id' ? call.id : undefined)
  if (value === undefined || /^\.{0,2}$|\p{Surrogate}/u.test(value)) {
    throw new RangeError(`no usable value for {${name}}`)
  }
  return encodeURIComponent(value)
}

/** A named list beside the main one: guides that are hot, articles that are popular. */
export interface View {
  /** The label of its tab. */
  readonly label: string
  /** The call that returns its rows. */
  readonly operation: Operation
  /** The values that its records share, where the call does not contain them: `…/popular` (S7-62). */
  readonly where?: Readonly<Record<string, string | boolean>>
}

/** The calls of one entity. Capability is presence: without `remove` there is no way to delete. */
export interface Operations {
  /** One page of the list, with search text, filters and order in the query. */
  readonly list?: Operation
  /** One record by its id; without it a record is taken from the list. */
  readonly one?: Operation
  /** Creates a record. */
  readonly create?: Operation
  /** Updates the record with an id. */
  readonly update?: Operation
  /** One call for both: with an id it updates, without it creates. */
  readonly upsert?: Operation
  /** Deletes the record with an id. */
  readonly remove?: Operation
  /** The whole tree in one response. */
  readonly tree?: Operation
  /** The first level only. */
  readonly roots?: Operation
  /** The children of one record as a list; also the roots, if the parent is in the query and can be empty. */
  readonly byParent?: Operation
  /** Searches the nodes of a tree. */
  readonly search?: Operation
  /** The options of reference pickers: names only. Without it pickers read the list. */
  readonly options?: Operation
  /** Reads a settings record, which has no id. */
  readonly read?: Operation
  /** Saves the settings record as a whole. */
  readonly save?: Operation
  /** Named lists beside the main one; the key is the value of `?view=`. */
  readonly views?: Readonly<Record<string, View>>
  /** Look-ups of one record by an address; a slug field names its own by `lookup`. */
  readonly lookups?: Readonly<Record<string, Operation>>
}
