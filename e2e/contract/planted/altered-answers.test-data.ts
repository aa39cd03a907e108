type Fields = Record<string, unknown>

/** The record with a key renamed. */
export const renamed = (record: Fields, from: string, to: string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key === from ? to : key, value]))
/** The record without a key. */
export const without = (record: Fields, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
/** The record with the value of a key replaced, if it has the key. */
export const mapped = (record: Fields, name: string, map: (value: unknown) => unknown) =>
  Object.hasOwn(record, name) ? { ...record, [name]: map(record[name]) } : record
/** The record with each line of a table replaced. */
export const withLines = (record: Fields, name: string, map: (line: Fields) => Fields) =>
  mapped(record, name, (lines) => (Array.isArray(lines) ? lines.map(map) : lines))
/** An ISO date in seconds since 1970. */
export const inSeconds = (value: unknown) => (typeof value === 'string' ? Date.parse(value) / 1000 : value)

// `any`: planted departures read bodies of any shape.
export type Body = ReturnType<typeof JSON.parse>

/** Whether a body is that of a list. */
export const isList = (body: Body): boolean => Array.isArray(body.data?.results)
/** The answer of a list with its rows replaced; any other one as it is. */
export const withRows = (body: Body, map: (rows: readonly Fields[]) => readonly unknown[]): Body =>
  isList(body) ? { ...body, data: { ...body.data, results: map(body.data.results) } } : body

/** The answer of a list with parts of its pagination replaced. */
export function withPagination(body: Body, changes: object): Body {
  if (!isList(body)) return body
  return { ...body, data: { ...body.data, pagination: { ...body.data.pagination, ...changes } } }
}

/** The headers of an answer with another content type. */
export function withType({ headers }: Response, type: string): Headers {
  const changed = new Headers(headers)
  changed.set('content-type', type)
  return changed
}

/** The response without some of its headers. */
export function withoutHeaders(response: Response, names: readonly string[]): Response {
  for (const name of names) response.headers.delete(name)
  return response
}
