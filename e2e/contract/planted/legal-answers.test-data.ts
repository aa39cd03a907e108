import { fold } from '#descriptor/fold.ts'
import type { Planted } from './departing-server.test-data.ts'

/** Replaces a value at any depth, below its key. */
type Replace = (value: unknown, key: string) => unknown

function deeply(value: unknown, replace: Replace, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => deeply(item, replace, key))
  if (value === null || typeof value !== 'object') return replace(value, key)
  const entries = Object.entries(value).map(([name, inner]) => [name, deeply(inner, replace, name)])
  return replace(Object.fromEntries(entries), key)
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)
/** Whether a value is a record, as opposed to a line of a table or the body around it. */
const isStored = (value: unknown): value is Fields => isFields(value) && isId(value['id'] ?? value['_id'])

/** Several ways to answer at once, each after the one before it. */
export function together(...all: readonly Planted[]): Planted {
  return {
    address: (url) => all.forEach((each) => each.address?.(url)),
    sent: (record) => all.reduceRight((changed, each) => each.sent?.(changed) ?? changed, record),
    body: (body, call) => all.reduce((changed, each) => each.body?.(changed, call) ?? changed, body),
    response: (response, request) =>
      all.reduce((changed, each) => each.response?.(changed, request) ?? changed, response),
  }
}

const ofRecords =
  (change: (record: Fields) => Fields): Planted['body'] =>
  (body) =>
    deeply(body, (value) => (isStored(value) ? change(value) : value))

/** Numbers in place of ids. */
export function numericIds(): Planted {
  const numbers = new Map<string, number>()
  const ids = new Map<string, string>()
  const numberOf = (id: string) => {
    const number = numbers.get(id) ?? 700_001 + numbers.size
    numbers.set(id, number)
    ids.set(String(number), id)
    return number
  }
  const idOf = (value: unknown) => ids.get(String(value)) ?? value
  return {
    address(url) {
      url.pathname = url.pathname.replace(/\d{6}$/, (number) => String(idOf(number)))
      for (const [name, value] of url.searchParams) url.searchParams.set(name, String(idOf(value)))
    },
    sent: (record) => deeply(record, (value) => (isFields(value) ? value : idOf(value))) as Fields,
    body: (body) => deeply(body, (value) => (isId(value) ? numberOf(value) : value)),
  }
}

/** `_id` in place of `id`. */
export const underscoredIds: Planted = {
  sent: ({ _id, ...record }) => (_id === undefined ? record : { id: _id, ...record }),
  body: ofRecords(({ id, ...record }) => ({ ...record, _id: id ?? record['_id'] })),
}

/** Records in place of the ids that refer to them. */
export const populated: Planted = {
  sent: (record) =>
    deeply(record, (value, key) =>
      key !== '' && isStored(value) ? (value['_id'] ?? value['id']) : value,
    ) as Fields,
  body: (body) =>
    deeply(body, (value, key) =>
      isId(value) && !/^_?id$/.test(key) ? { _id: value, name: 'Liên quan' } : value,
    ),
}

const mapValues = (record: Fields, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

/** null in place of blank text. */
export const nullBlanks: Planted = {
  body: ofRecords((record) => mapValues(record, (value) => (value === '' ? null : value))),
}

/** Records without the keys that have no value in them, as documents are stored. */
export const leftOutBlanks: Planted = {
  body: ofRecords((record) =>
    Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '' && value !== null)),
  ),
}

/** Moments with the offset of Vietnam. */
export const withOffset: Planted = {
  body: ofRecords((record) =>
    mapValues(record, (value) =>
      typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.*Z$/.test(value)
        ? `${new Date(Date.parse(value) + 7 * 3_600_000).toISOString().slice(0, -1)}+07:00`
        : value,
    ),
  ),
}

/** Keys that the descriptor does not have, and the others in another order. */
export const extraKeys: Planted = {
  body: ofRecords((record) => ({
    __v: 0,
    ...Object.fromEntries(Object.entries(record).toReversed()),
    tenant_id: 4,
    name_sort: 'a',
    revision: { by: 'x' },
  })),
}

/** Lists whose pagination is the total alone. */
export const totalOnly: Planted = {
  body: (body) =>
    deeply(body, (value, key) =>
      key === 'pagination' && isFields(value) ? { total: value['total'] } : value,
    ),
}

/** The bodies of refusals as other frameworks write them. */
export const refusals = (write: (status: number) => object): Planted => ({
  response: (response) =>
    response.status < 400
      ? response
      : Response.json(write(response.status), { status: response.status, headers: typed(response.headers) }),
})

function typed(headers: Headers): Headers {
  const own = new Headers(headers)
  for (const name of ['content-length', 'content-type']) own.delete(name)
  return own
}

type Compare = (left: string, right: string) => number

/** Rows in the order of a collation, with those without a value first or last. */
export const ordered = (compare: Compare, blanks: 'first' | 'last'): Planted => ({
  body: (body, { url }) => {
    const sort = url.searchParams.get('sort')
    if (sort === null) return body
    const key = sort.replace(/^-/, '')
    const sign = sort.startsWith('-') ? -1 : 1
    return deeply(body, (value, name) => {
      if (name !== '' && name !== 'data') return value
      if (!isFields(value)) return value
      const at = ['results', 'data'].find((each) => Array.isArray(value[each]))
      return at ? { ...value, [at]: sortedBy(value[at] as Fields[], key, sign, compare, blanks) } : value
    })
  },
})

function sortedBy(
  rows: readonly Fields[],
  key: string,
  sign: number,
  compare: Compare,
  blanks: 'first' | 'last',
) {
  const isBlank = (row: Fields) => (row[key] ?? '') === ''
  const filled = rows.filter((row) => !isBlank(row))
  const empty = rows.filter(isBlank)
  const byKey = (left: Fields, right: Fields) => {
    const [a, b] = [left[key], right[key]]
    const isNumeric = typeof a !== 'string' || typeof b !== 'string'
    return sign * (isNumeric ? Number(a) - Number(b) : compare(a, b))
  }
  const sorted = filled.toSorted(byKey)
  return blanks === 'first' ? [...empty, ...sorted] : [...sorted, ...empty]
}

const collator = (language: string, options: Intl.CollatorOptions = {}): Compare =>
  new Intl.Collator(language, options).compare
const byCharacters: Compare = (left, right) => (left < right ? -1 : left > right ? 1 : 0)

/** The collations of databases and of JavaScript. */
export const collations = {
  'code points': byCharacters,
  'case-insensitive': (left, right) => byCharacters(left.toLowerCase(), right.toLowerCase()),
  'without accents': (left, right) => byCharacters(fold(left), fold(right)),
  Vietnamese: collator('vi'),
  numeric: collator('vi', { numeric: true }),
  'numeric, regardless of case': collator('en', { numeric: true, sensitivity: 'base' }),
  'upper case first': collator('en', { caseFirst: 'upper' }),
  'decomposed characters': (left, right) => byCharacters(left.normalize('NFD'), right.normalize('NFD')),
} satisfies Readonly<Record<string, Compare>>
