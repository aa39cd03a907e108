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

const numbers = new Map<string, number>()
/** A number in place of an id, the same one for the same id. */
export const numbered = (id: unknown) => {
  const text = String(id)
  numbers.set(text, numbers.get(text) ?? numbers.size + 1)
  return numbers.get(text)
}
/** The id that a number replaced. */
export const idOfNumber = (number: string) =>
  [...numbers].find(([, each]) => String(each) === number)?.[0] ?? number

/** The answer of a list with parts of its pagination replaced. */
export function withPagination(body: ReturnType<typeof JSON.parse>, changes: object): unknown {
  return { ...body, data: { ...body.data, pagination: { ...body.data.pagination, ...changes } } }
}

/** The headers of an answer with another content type. */
export function withType({ headers }: Response, type: string): Headers {
  const changed = new Headers(headers)
  changed.set('content-type', type)
  return changed
}
