import { type FoundOperation, type Parameter, partsOf } from './operations.ts'
import type { Schema } from './source.ts'

/** The keys of a descriptor that follow from the parameters and the response of its list, as code. */
export interface GuessedList {
  readonly pagination?: string | undefined
  readonly envelope?: string | undefined
  /** The entries of `query` that differ from the usual names. */
  readonly query: Readonly<Record<string, string>>
  readonly hasSearch: boolean
  readonly sort: readonly string[]
  readonly filters: readonly string[]
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

const taken = [NUMBER, SIZE, OFFSET, CURSOR, SEARCH, SORT, DIRECTION]
const PER_PAGE = 20
const quoted = JSON.stringify

type Note = (text: string) => void
type Find = (pattern: RegExp) => Parameter | undefined

/** Guesses paging, envelope, search, order and filters of a list. */
export function guessList({ method, body, query, rows, answer }: FoundOperation, note: Note): GuessedList {
  const inBody = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({ name, schema }))
  const parameters = method === 'POST' ? inBody.flatMap(partsOf) : query
  const isNamed = ({ name, leaf = name, holder = '' }: Parameter, pattern: RegExp) =>
    !HOLDER.test(holder) && (pattern.test(leaf) || (holder !== '' && pattern.test(`${holder}_${leaf}`)))
  const find: Find = (pattern) => parameters.find((one) => isNamed(one, pattern))
  const paging = answer && rows && rows.path.length > 0 ? pagingIn(answer, rows.path.slice(0, -1)) : undefined
  const pagination = pagingOf(find, paging?.schema.names ?? [], note)
  const [sort, keys] = orderOf(find, note)
  const search = find(SEARCH)
  const others = parameters.filter((one) => !taken.some((pattern) => isNamed(one, pattern)))
  const { holder, filters } = filtersOf(others, note)
  const place = rows?.path.join('.') ?? ''
  const envelope =
    place === ''
      ? 'bareArray'
      : `rowsAt(${[place, paging?.path]
          .filter(Boolean)
          .map((path) => quoted(path))
          .join(', ')})`
  return {
    pagination,
    envelope: rows && envelope,
    query: {
      ...(search && search.name !== 'keyword' ? { search: quoted(search.name) } : {}),
      ...(sort ? { sort } : {}),
      ...(holder ? { filter: `(field) => \`${holder}[\${field}]\`` } : {}),
    },
    hasSearch: search !== undefined,
    sort: keys,
    filters,
  }
}

/** The filters among the parameters, in one object or beside the others. */
function filtersOf(parameters: readonly Parameter[], note: Note) {
  const isPlain = ({ schema }: Parameter) => schema.type !== 'object' && schema.items.names.length === 0
  const holder = parameters.find((one) => isPlain(one) && one.holder)?.holder
  const isFilter = (one: Parameter) => isPlain(one) && one.holder === holder
  for (const one of parameters)
    if (!isPlain(one)) note(`the filter ${one.name} has a shape of its own: it is left out`)
    else if (!isFilter(one))
      note(`the filter ${one.name} is not in ${holder} like the others: it is left out`)
  return { holder, filters: parameters.filter(isFilter).map(({ name, leaf = name }) => leaf) }
}

/** The object with the total: beside the rows, or an object beside them or above. */
function pagingIn(body: Schema, above: readonly string[]) {
  const at = (path: readonly string[]) =>
    path.reduce<Schema>((schema, name) => schema.properties[name] ?? schema, body)
  const objects = (path: readonly string[]) =>
    Object.entries(at(path).properties).flatMap(([name, { type }]) =>
      type === 'object' ? [[...path, name]] : [],
    )
  const places = [above, [], ...objects(above), ...objects([])]
  const isPaging = (path: readonly string[]) =>
    at(path).names.some((name) => TOTAL.test(name) || NEXT.test(name))
  const found = places.find(isPaging)
  return found && { path: found.join('.'), schema: at(found) }
}

function pagingOf(find: Find, answered: readonly string[], note: Note): string | undefined {
  const [number, size, offset, cursor] = [find(NUMBER), find(SIZE), find(OFFSET), find(CURSOR)]
  const perPage = Number(size?.schema.json['default'] ?? PER_PAGE)
  const total = answered.find((name) => TOTAL.test(name))
  if (!total && !cursor) note('the list has no total: the number of pages is not known')
  const call = (maker: string, names: readonly string[]) => {
    const given = names.filter((name) => name !== '')
    return `${maker}(${perPage}${given.length > 0 ? `, { ${given.join(', ')} }` : ''})`
  }
  /** A name as an option; nothing for the usual one. */
  const named = (key: string, name: string | undefined, usual?: string) =>
    name === undefined || name === usual ? '' : `${key}: ${quoted(name)}`
  if (number && size) {
    const { minimum, default: first } = number.schema.json
    const names = [named('number', number.name), named('size', size.name)]
    const zero = minimum === 0 || first === 0 ? 'first: 0' : ''
    return call('numberedPages', [...names, zero, named('total', total, 'total')])
  }
  if (offset && size) {
    const names = [named('offset', offset.name, 'offset'), named('limit', size.name, 'limit')]
    return call('offsetPages', [...names, named('total', total, 'total')])
  }
  if (cursor && size) {
    const next = answered.find((name) => NEXT.test(name))
    const names = [named('cursor', cursor.name, 'cursor'), named('size', size.name, 'limit')]
    return call('cursorPages', [...names, named('next', next, 'next'), named('total', total)])
  }
  note('the parameters of its pages are not known: it is read as one page')
  return undefined
}

/** The spelling of the order, '' for the usual one, and the keys that it takes. */
function orderOf(find: Find, note: Note): readonly [sort: string, keys: readonly string[]] {
  const [sort, direction] = [find(SORT), find(DIRECTION)]
  if (!sort) return ['', []]
  const values = (sort.schema.options ?? []).map(String)
  if (values.length === 0) note(`the values of ${sort.name} are not known: the list is not sorted`)
  const name = quoted(sort.name)
  const keys = [...new Set(values.map((value) => value.replace(/^[-+]|[:,](asc|desc)$/gi, '')))]
  if (direction && direction !== sort) return [`sortAndOrder(${name}, ${quoted(direction.name)})`, keys]
  const colon = values.map((value) => /([:,])(?:asc|desc)$/i.exec(value)?.[1]).find(Boolean)
  if (colon) return [`colonSort(${name}, ${quoted(colon)})`, keys]
  return [sort.name === 'sort' ? '' : `signedSort(${name})`, keys]
}
