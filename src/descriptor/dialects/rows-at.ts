import type { Envelope, RecordEnvelope } from '#descriptor/envelope.ts'
import { isRecord, type Raw } from '#descriptor/read.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { withValueAt } from '#descriptor/wire/with-value-at.ts'

/**
 * A list whose rows have their values below a key, beside the id: `{ id, attributes: { name } }`. Relations are read from the
 * `data` that they are in.
 */
export const rowsWith = (key: string, envelope: Envelope): Envelope => ({
  ...envelope,
  name: `${envelope.name}[].${key}`,
  read: (body, headers) => {
    const page = envelope.read(body, headers)
    return page && { ...page, rows: page.rows.map((row) => flat(key, row)) }
  },
  write: (page) => envelope.write({ ...page, rows: page.rows.map((row) => nested(key, row)) }),
})

/** A record whose values are below a key, beside the id, within a response of another shape. */
export const recordWith = (key: string, envelope: RecordEnvelope): RecordEnvelope => ({
  ...envelope,
  name: `${envelope.name}.${key}`,
  read: (body) => {
    const record = envelope.read(body)
    return record && flat(key, record)
  },
  write: (record, id) => envelope.write(nested(key, record), id),
})

function flat(key: string, { [key]: values, ...others }: Raw): Raw {
  if (!isRecord(values)) return others
  const own = Object.entries(values).map(([name, value]) => [name, related(key, value)])
  return { ...Object.fromEntries(own), ...others }
}

/** The records of a relation; any other value unchanged. */
function related(key: string, value: unknown): unknown {
  if (!isRecord(value) || !('data' in value)) return value
  const { data } = value
  const recordIn = (one: unknown) => (isRecord(one) ? flat(key, one) : one)
  return Array.isArray(data) ? data.map(recordIn) : recordIn(data)
}

const nested = (key: string, { id, ...values }: Raw): Raw => ({
  ...(id === undefined ? {} : { id }),
  [key]: values,
})

/**
 * A list response with its rows and its pagination object at dotted paths: `rowsAt('items', 'meta.page')`. Without the
 * second path the numbers of the page are at the top of the body.
 */
export const rowsAt = (path: string, paginationAt?: string): Envelope => ({
  name: path,
  read: (body) => {
    const rows = isRecord(body) ? valueAt(body, path) : undefined
    if (!isRecord(body) || !Array.isArray(rows)) return null
    return {
      rows: rows.filter(isRecord),
      pagination: paginationAt === undefined ? body : valueAt(body, paginationAt),
    }
  },
  write: ({ rows, pagination }) => {
    if (paginationAt !== undefined) return withValueAt(withValueAt({}, paginationAt, pagination), path, rows)
    return withValueAt(isRecord(pagination) ? pagination : {}, path, rows)
  },
})

/** A list response that is a bare array: one page, without a total. */
export const bareArray: Envelope = {
  name: 'array',
  read: (body) => (Array.isArray(body) ? { rows: body.filter(isRecord), pagination: undefined } : null),
  write: ({ rows }) => rows,
}
