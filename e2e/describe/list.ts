import { reservedNames } from '#descriptor/filters/filterable.ts'
import { type FoundOperation, type Parameter, partsOf } from './operations.ts'
import type { GuessedField } from './scalars.ts'
import type { Schema } from './source.ts'

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
const FILTERABLE = /^(choice|toggle|reference|manyChoice|references|number|money|date|dateTime|time)$/
const SHORT = /^(text|choice|toggle|reference|number|money|date|dateTime|time|email|phone)$/

const taken = [NUMBER, SIZE, OFFSET, CURSOR, SEARCH, SORT, DIRECTION]
const PER_PAGE = 20
const COLUMNS = 4
const quoted = JSON.stringify

type Note = (text: string) => void
type Find = (pattern: RegExp) => Parameter | undefined

/** The keys of a descriptor that follow from the parameters and the response of its list, as code. */
export function listKeys(
  { method, body, query, rows, answer }: FoundOperation,
  fields: readonly GuessedField[],
  dates: readonly string[],
  note: Note,
): { readonly wire: readonly (string | false | undefined)[]; readonly list: string } {
  const inBody = Object.entries(body?.properties ?? {}).map(([name, schema]) => ({ name, schema }))
  const parameters = method === 'POST' ? inBody.flatMap(partsOf) : query
  const find: Find = (pattern) => parameters.find((one) => isNamed(one, pattern))
  const place = rows?.path ?? []
  const paging = answer && place.length > 0 ? pagingIn(answer, place.slice(0, -1)) : undefined
  const pagination = pagingOf(find, paging?.schema.names ?? [], note)
  const [sort, keys] = orderOf(find, note)
  const search = find(SEARCH)
  const others = parameters.filter((one) => !taken.some((pattern) => isNamed(one, pattern)))
  const holder = others.find((one) => isPlain(one) && one.holder)?.holder
  const names = [
    search && search.name !== 'keyword' && `search: ${quoted(search.name)}`,
    sort && `sort: ${sort}`,
    holder && `filter: (field) => \`${holder}[\${field}]\``,
  ].filter(Boolean)
  const filters = others.flatMap((one) => {
    const { name, leaf = name } = one
    const field = fieldIn(fields, leaf)
    const problem = filterProblem(one, holder, field)
    if (problem) note(`the filter ${leaf} ${problem}: it is left out`)
    return problem || !field ? [] : field.name
  })
  const columns = fields.flatMap(({ name, kind }) => (SHORT.test(kind) ? name : [])).slice(0, COLUMNS)
  const sorted = keys.flatMap((key) => (dates.includes(key) ? key : (fieldIn(fields, key)?.name ?? [])))
  const list = [
    `columns: ${quoted(columns)}`,
    sorted.length > 0 && `sort: ${quoted([...new Set(sorted)])}`,
    search && 'search: true',
    filters.length > 0 && `filters: ${quoted([...new Set(filters)])}`,
  ]
  const places = [place.join('.'), paging?.path ?? '']
    .filter((path) => path !== '')
    .map((path) => quoted(path))
  const envelope = place.length > 0 ? `rowsAt(${places.join(', ')})` : 'bareArray'
  return {
    wire: [
      pagination,
      rows && `envelope: ${envelope}`,
      names.length > 0 && `query: { ...usualNames, ${names.join(', ')} }`,
    ],
    list: `list: {\n${list.filter(Boolean).join(',\n')},\n}`,
  }
}

/** Whether a parameter has a name, also with the object that it is in; the parts of a filter have none. */
const isNamed = ({ name, leaf = name, holder = '' }: Parameter, pattern: RegExp) =>
  !HOLDER.test(holder) && (pattern.test(leaf) || (holder !== '' && pattern.test(`${holder}_${leaf}`)))

const isPlain = ({ schema }: Parameter) => schema.type !== 'object' && schema.items.names.length === 0

/** The field of a property. */
const fieldIn = (fields: readonly GuessedField[], path: string) =>
  fields.find(({ name, options }) => name === path || options['at'] === quoted(path))

/** Why a list is not filtered by a parameter; undefined where it is. */
function filterProblem(one: Parameter, holder: string | undefined, field: GuessedField | undefined) {
  if (!isPlain(one)) return 'has a shape of its own'
  if (one.holder !== holder) return `is not in ${holder} like the others`
  if (!field) return 'is no field of its records'
  if (reservedNames.has(field.name)) return 'is a word of addresses, so that its field needs another name'
  return FILTERABLE.test(field.kind) ? undefined : `is a field of kind ${field.kind}, which has no filter`
}

/** The object with the total: beside the rows, or an object beside them or above. */
function pagingIn(body: Schema, above: readonly string[]) {
  const at = (path: readonly string[]) =>
    path.reduce<Schema>((schema, name) => schema.properties[name] ?? schema, body)
  const objects = (path: readonly string[]) =>
    at(path).names.flatMap((name) => (at([...path, name]).type === 'object' ? [[...path, name]] : []))
  const found = [above, [], ...objects(above), ...objects([])].find((path) =>
    at(path).names.some((name) => TOTAL.test(name) || NEXT.test(name)),
  )
  return found && { path: found.join('.'), schema: at(found) }
}

function pagingOf(find: Find, answered: readonly string[], note: Note): string | undefined {
  const [number, size, offset, cursor] = [find(NUMBER), find(SIZE), find(OFFSET), find(CURSOR)]
  const total = answered.find((name) => TOTAL.test(name))
  const next = answered.find((name) => NEXT.test(name))
  if (!total && !cursor) note('the list has no total: the number of pages is not known')
  const { minimum, default: first } = number?.schema.json ?? {}
  const zero = minimum === 0 || first === 0 ? 0 : undefined
  const limit = size?.name
  const [maker, names] =
    number && size
      ? ['numberedPages', { number: number.name, size: limit, first: zero, total }]
      : offset && size
        ? ['offsetPages', { offset: offset.name, limit, total }]
        : ['cursorPages', { cursor: cursor?.name, size: limit, next, total }]
  if (size && (number ?? offset ?? cursor))
    return `pagination: ${maker}(${Number(size.schema.json['default'] ?? PER_PAGE)}, ${quoted(names)})`
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
  const keys = values.map((value) => value.replace(/^[-+]|[:,](asc|desc)$/gi, ''))
  if (direction && direction !== sort) return [`sortAndOrder(${name}, ${quoted(direction.name)})`, keys]
  const colon = values.map((value) => /([:,])(?:asc|desc)$/i.exec(value)?.[1]).find(Boolean)
  if (colon) return [`colonSort(${name}, ${quoted(colon)})`, keys]
  return [sort.name === 'sort' ? '' : `signedSort(${name})`, keys]
}
