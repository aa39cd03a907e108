import type { FieldCommon } from './field-parts.ts'
import { bareId, isRecord, type Raw } from './read.ts'
import type { ResponseHeaders } from './success.ts'
import { valueAt } from './wire/path.ts'

export type { Raw } from './read.ts'

/** The rows of one page and its pagination object, unparsed. */
export interface RawPage {
  readonly rows: readonly Raw[]
  readonly pagination: unknown
}

/** A shape of list responses: the app reads it, the back-end writes it. */
export interface Envelope {
  readonly name: string
  /** Reads a body, and the headers where the page or the total is in them; null if it does not have this shape. */
  readonly read: (body: unknown, headers?: ResponseHeaders) => RawPage | null
  readonly write: (page: RawPage) => unknown
  /** The headers of a response that are a part of the shape. */
  readonly headers?: (page: RawPage) => Readonly<Record<string, string>>
}

/** A shape of one record in a body: the app and the back-end read it and write it. */
export interface RecordEnvelope {
  readonly name: string
  /** Reads a body; null if it has no record there. */
  readonly read: (body: unknown) => Raw | null
  /** Writes a record; `id` is that of the record that a request is about. */
  readonly write: (record: Raw, id?: string) => unknown
  /** Whether a successful response means that there is no such record; by default none does, but status 404. */
  readonly isNone?: (body: unknown) => boolean
}

/** A refusal: its message, and the problems of single fields by their names. */
export interface Refusal {
  readonly message: string
  readonly errors: Readonly<Record<string, string>>
}

/** The place of the message in the body of a refusal: the app reads it, the back-end writes it. */
export interface FailureText {
  readonly name: string
  /** Reads a body; null if it does not have this shape. */
  readonly read: (body: unknown) => Refusal | null
  readonly write: (refusal: Refusal & { readonly status: number }) => unknown
  /** The media type of the body; 'application/json' by default. */
  readonly mediaType?: string
}

const rawPage = (rows: unknown, pagination: unknown): RawPage | null =>
  Array.isArray(rows) ? { rows: rows.filter(isRecord), pagination } : null

/** Rows in `data.results`, pagination in `data.pagination`: most lists. */
export const inData: Envelope = {
  name: 'data.results',
  read: (body) => {
    const data = isRecord(body) && isRecord(body.data) ? body.data : {}
    return rawPage(data.results, data.pagination)
  },
  write: ({ rows, pagination }) => ({ code: 1, data: { results: rows, pagination } }),
}

/** Rows in `results`, pagination in `pagination`: sliders. */
export const atTop: Envelope = {
  name: 'results',
  read: (body) => (isRecord(body) ? rawPage(body.results, body.pagination) : null),
  write: ({ rows, pagination }) => ({ code: 1, results: rows, pagination }),
}

/** Rows in `data`, pagination in `pagination`: keywords. */
export const asData: Envelope = {
  name: 'data',
  read: (body) => (isRecord(body) ? rawPage(body.data, body.pagination) : null),
  write: ({ rows, pagination }) => ({ code: 1, data: rows, pagination }),
}

const envelopes: readonly Envelope[] = [inData, atTop, asData]

/** Reads a list response by its own envelope, else by any known one; null if none fits: a failed load. */
export function readRows(envelope: Envelope, body: unknown, headers?: ResponseHeaders): RawPage | null {
  for (const shape of [envelope, ...envelopes]) {
    const page = shape.read(body, headers)
    if (page) return page
  }
  return null
}

/**
 * One record: in `data`, or at top level if it has an id; null if there is none. Of several candidates the
 * one with the requested id is preferred, then one with any id: a record may have a field called `data`
 * itself. Of a list of several, only the requested one is taken. An operation with `record` is read by that shape only.
 */
export function readRecord(body: unknown, id = '', idKey?: string, envelope?: RecordEnvelope): Raw | null {
  if (envelope) return envelope.read(body)
  if (!isRecord(body)) return null
  const inside = recordsIn(body.data)
  const found = [...(inside.length === 1 ? inside : []), ...(idOf(body, idKey) === '' ? [] : [body])]
  const requested = id === '' ? undefined : [...inside, ...found].find((raw) => idOf(raw, idKey) === id)
  return requested ?? found.find((raw) => idOf(raw, idKey) !== '') ?? found[0] ?? null
}

/**
 * A settings record: `data`, or the only record of a list in it, else the whole body; a field called `data` is recognised by
 * `fields`.
 */
export function readSettings(body: unknown, fields: Spelt, envelope?: RecordEnvelope): Raw | null {
  if (envelope) return envelope.read(body)
  const found = recordsIn(isRecord(body) ? body.data : body)
  const [inside] = found.length === 1 ? found : []
  const hasFields = (raw: Raw) =>
    Object.entries(fields).some(([name, { at = name, alias = [] }]) =>
      [at, ...alias].some((path) => valueAt(raw, path) !== undefined),
    )
  const isInside = inside && (!isRecord(body) || hasFields(inside) || !hasFields(body))
  return isInside ? inside : isRecord(body) ? body : null
}

/** The other names of fields. */
type Spelt = Readonly<Record<string, Pick<FieldCommon, 'at' | 'alias'>>>

/** The records in a value that is one of them or a list. */
const recordsIn = (value: unknown): readonly Raw[] =>
  (Array.isArray(value) ? value : [value]).filter(isRecord)

/** `_id`, else `id`, as text, or the value of another key; '' when it is none (S3-11). */
export function idOf(raw: Raw, idKey = 'id'): string {
  const ids = /^_?id$/.test(idKey) ? [raw._id, raw.id] : [raw[idKey]]
  return ids.map(bareId).filter(isId).map(String).find(Boolean) ?? ''
}

function isId(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** The server's message in a response, from the place that its operation names or the usual one; '' without one. */
export function messageOf(body: unknown, failure?: FailureText): string {
  const named = failure?.read(body)?.message ?? ''
  if (named !== '') return named
  const message = isRecord(body) ? body.message : ''
  const one = Array.isArray(message) ? message[0] : message
  return typeof one === 'string' ? one.trim() : ''
}
