import { type FoundOperation, partsOf, type QueryParameter } from './found-operation.ts'
import { objectAt, type Schema, type Source, typeOf } from './source.ts'

/** The keys of a descriptor that follow from the parameters and the response of its list, as code. */
export interface GuessedList {
  readonly pagination?: string
  readonly envelope?: string
  /** The entries of `query` that differ from the usual names. */
  readonly query: Readonly<Record<string, string>>
  readonly hasSearch: boolean
  readonly sort: readonly string[]
  readonly filters: readonly string[]
  readonly notes: readonly string[]
}

const NUMBER = /^(page|page_?number|page_?index|page_?no|p)$/i
const SIZE = /^(size|limit|per_?page|page_?size|rows|count|take|max_?results)$/i
const OFFSET = /^(offset|skip|start|from)$/i
const CURSOR = /^(cursor|after|starting_?after|page_?token|next_?token|continuation)$/i
const SEARCH = /^(q|query|search|keyword|keywords|term|text|filter_?text)$/i
const SORT = /^(sort|sort_?by|order_?by|ordering)$/i
const DIRECTION = /^(order|direction|dir|sort_?(dir|order|direction))$/i
const TOTAL = /^(total|total_?(count|items|results|elements)|count|items_?count)$/i
const NEXT = /^(next|next_?(cursor|token|page_?token)|cursor|end_?cursor)$/i

const HOLDER = /^(filters?|where|criteria|conditions?)$/i

const PER_PAGE = 20

const taken = [NUMBER, SIZE, OFFSET, CURSOR, SEARCH, SORT, DIRECTION]

/** Guesses paging, envelope, search, order and filters of a list. */
export function guessList(source: Source, list: FoundOperation): GuessedList {
  const isInBody = list.method === 'POST'
  const parameters = isInBody ? bodyParameters(source, list.body) : list.query
  const isFilter = ({ holder = '' }: QueryParameter) => HOLDER.test(holder)
  const isNamed = (one: QueryParameter, pattern: RegExp) =>
    !isFilter(one) &&
    [one.leaf ?? one.name, ...(one.holder ? [`${one.holder}_${one.leaf}`] : [])].some((name) =>
      pattern.test(name),
    )
  const find = (pattern: RegExp) => parameters.find((one) => isNamed(one, pattern))
  const rows = list.rows
  const place = rows ? pagingPlace(source, rows.body, rows.path) : { path: undefined, schema: {} }
  const notes: string[] = []
  const paging = pagingOf(find, Object.keys(objectAt(place.schema, 'properties')), notes)
  const order = orderOf(find, notes)
  const search = find(SEARCH)
  const filters = filtersOf(
    parameters.filter((one) => !taken.some((pattern) => isNamed(one, pattern))),
    notes,
  )
  return {
    ...(paging ? { pagination: paging.code } : {}),
    ...(rows ? { envelope: envelopeOf(rows.path, place.path) } : {}),
    query: {
      ...(search && search.name !== 'keyword' ? { search: JSON.stringify(search.name) } : {}),
      ...(order.code ? { sort: order.code } : {}),
      ...(filters.holder ? { filter: `(field) => \`${filters.holder}[\${field}]\`` } : {}),
    },
    hasSearch: search !== undefined,
    sort: order.keys,
    filters: filters.names,
    notes,
  }
}

/** The filters among the parameters, in one object or beside the others. */
function filtersOf(parameters: readonly QueryParameter[], notes: string[]) {
  const isPlain = ({ schema }: QueryParameter) =>
    typeOf(schema) !== 'object' && !('properties' in objectAt({ items: schema['items'] }, 'items'))
  for (const { name } of parameters.filter((one) => !isPlain(one)))
    notes.push(`the filter ${name} has a shape of its own: it is left out`)
  const plain = parameters.filter(isPlain)
  const holder = plain.find((one) => one.holder)?.holder
  for (const { name } of plain.filter((one) => one.holder !== holder))
    notes.push(`the filter ${name} is not in ${holder} like the others: it is left out`)
  return { holder, names: plain.filter((one) => one.holder === holder).map(({ name, leaf = name }) => leaf) }
}

function bodyParameters(source: Source, body: Schema | undefined): readonly QueryParameter[] {
  return Object.entries(objectAt(body, 'properties')).flatMap(([name, part]) =>
    partsOf(source, { name, schema: source.schema(part) }),
  )
}

/** The object with the total: beside the rows, or an object beside them or above. */
function pagingPlace(source: Source, body: Schema, rows: readonly string[]) {
  const above = rows.slice(0, -1)
  const holder = above.reduce((schema, name) => source.schema(objectAt(schema, 'properties')[name]), body)
  const places = [
    { path: above.join('.'), schema: holder },
    { path: '', schema: body },
    ...inside(source, holder, above),
    ...inside(source, body, []),
  ]
  const isPaging = ({ schema }: { schema: Schema }) =>
    Object.keys(objectAt(schema, 'properties')).some((name) => TOTAL.test(name) || NEXT.test(name))
  return rows.length === 0
    ? { path: undefined, schema: {} }
    : (places.find(isPaging) ?? { path: undefined, schema: {} })
}

function inside(source: Source, holder: Schema, above: readonly string[]) {
  return Object.entries(objectAt(holder, 'properties')).flatMap(([name, part]) => {
    const schema = source.schema(part)
    return typeOf(schema) === 'object' ? [{ path: [...above, name].join('.'), schema }] : []
  })
}

type Find = (pattern: RegExp) => QueryParameter | undefined

function pagingOf(find: Find, answered: readonly string[], notes: string[]) {
  const [number, size, offset, cursor] = [NUMBER, SIZE, OFFSET, CURSOR].map(find)
  const perPage = Number(size?.schema['default'] ?? PER_PAGE)
  const total = answered.find((name) => TOTAL.test(name))
  const totalName = total && total !== 'total' ? `total: ${JSON.stringify(total)}` : ''
  if (!total && !cursor) notes.push('the list has no total: the number of pages is not known')
  if (number && size) {
    const first = number.schema['minimum'] === 0 || number.schema['default'] === 0 ? 'first: 0' : ''
    return {
      code: call('numberedPages', perPage, [named('number', number), named('size', size), first, totalName]),
    }
  }
  if (offset && size) {
    const names = [
      offset.name === 'offset' ? '' : named('offset', offset),
      size.name === 'limit' ? '' : named('limit', size),
    ]
    return { code: call('offsetPages', perPage, [...names, totalName]) }
  }
  if (cursor && size) {
    const next = answered.find((name) => NEXT.test(name)) ?? 'next'
    const names = [
      cursor.name === 'cursor' ? '' : named('cursor', cursor),
      size.name === 'limit' ? '' : named('size', size),
      next === 'next' ? '' : `next: ${JSON.stringify(next)}`,
    ]
    return {
      code: call('cursorPages', perPage, [...names, total ? `total: ${JSON.stringify(total)}` : '']),
    }
  }
  notes.push('the parameters of its pages are not known: it is read as one page')
  return undefined
}

const named = (key: string, { name }: QueryParameter) => `${key}: ${JSON.stringify(name)}`

function call(maker: string, perPage: number, names: readonly string[]): string {
  const given = names.filter((name) => name !== '')
  return `${maker}(${perPage}${given.length > 0 ? `, { ${given.join(', ')} }` : ''})`
}

function envelopeOf(rows: readonly string[], paging: string | undefined): string {
  if (rows.length === 0) return 'bareArray'
  const path = JSON.stringify(rows.join('.'))
  return `rowsAt(${paging ? `${path}, ${JSON.stringify(paging)}` : path})`
}

function orderOf(find: Find, notes: string[]) {
  const sort = find(SORT)
  if (!sort) return { keys: [] }
  const direction = find(DIRECTION)
  const values = Array.isArray(sort.schema['enum']) ? sort.schema['enum'].map(String) : []
  if (values.length === 0) notes.push(`the values of ${sort.name} are not known: the list is not sorted`)
  const name = JSON.stringify(sort.name)
  const keys = [...new Set(values.map((value) => value.replace(/^[-+]|[:,](asc|desc)$/gi, '')))]
  if (direction && direction !== sort)
    return { code: `sortAndOrder(${name}, ${JSON.stringify(direction.name)})`, keys }
  const colon = values.map((value) => /([:,])(?:asc|desc)$/i.exec(value)?.[1]).find(Boolean)
  if (colon) return { code: `colonSort(${name}, ${JSON.stringify(colon)})`, keys }
  return sort.name === 'sort' ? { keys } : { code: `signedSort(${name})`, keys }
}
