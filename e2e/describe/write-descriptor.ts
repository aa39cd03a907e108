import { reservedNames } from '#descriptor/filters/filterable.ts'
import * as grammar from '#descriptor/index.ts'
import { exportName } from '../run/route-files.ts'
import { written } from './fields.ts'
import type { GuessedList } from './list.ts'
import { type FoundOperation, type FoundResource, labelFrom, type Role } from './operations.ts'
import type { GuessedField } from './scalars.ts'

/** The options of a call that follow from its bodies, as code. */
export type CallOptions = Readonly<Partial<Record<'record' | 'body' | 'succeeds', string>>>

/** A resource with everything that was guessed. */
interface Guessed {
  readonly found: FoundResource
  readonly fields: readonly GuessedField[]
  readonly list: GuessedList | undefined
  readonly calls: Readonly<Partial<Record<Role, CallOptions>>>
  readonly idKey: string
  /** The field that is the key, where it is typed once. */
  readonly typedKey: string | undefined
  /** Records have the dates of the grammar. */
  readonly hasDates: boolean
}

/** The modules of the grammar by the names that a descriptor imports from them. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  'dialects/offset-pages.ts': ['offsetPages'],
  'dialects/cursor-pages.ts': ['cursorPages'],
  'dialects/sort-spellings.ts': ['sortAndOrder', 'colonSort'],
  'wire/query-names.ts': ['signedSort', 'usualNames'],
  'dialects/question-in-body.ts': ['inBody'],
  'dialects/record-at.ts': ['recordAt', 'bareRecord', 'firstRow'],
  'dialects/success-rules.ts': ['hasValue', 'isOk'],
  'dialects/rows-at.ts': ['bareArray', 'rowsAt'],
}

const quoted = JSON.stringify

/** The source of a first descriptor, not yet formatted. */
export function descriptorSource(guessed: Guessed): string {
  const { found, fields, list, typedKey, idKey, hasDates } = guessed
  const { name, stem } = found
  const variable = exportName({ name })
  const operations = Object.entries(found.operations).map(
    ([role, operation]) => `${role}: ${operationSource(role, operation, guessed.calls[role as Role])},`,
  )
  const query = Object.entries(list?.query ?? {}).map(([key, code]) => `${key}: ${code}`)
  const keys = [
    `name: '${name}'`,
    `path: '/${name}s'`,
    `title: ${quoted(labelFrom(stem.split('/').at(-1) ?? name))}`,
    `noun: ${quoted(name.replaceAll('-', ' '))}`,
    `group: 'content'`,
    `icon: 'IconList'`,
    list?.pagination && `pagination: ${list.pagination}`,
    list?.envelope && `envelope: ${list.envelope}`,
    typedKey && `typedKey: ${quoted(typedKey)}`,
    idKey !== 'id' && !typedKey && `idKey: ${quoted(idKey)}`,
    !hasDates && 'dates: false',
    query.length > 0 && `query: { ...usualNames, ${query.join(', ')} }`,
    `operations: {\n${operations.join('\n')}\n}`,
    `fields: {\n${fields.map((field) => `${quoted(field.name)}: ${written(field)},`).join('\n')}\n}`,
    list && `list: {\n${listSource(guessed, list)},\n}`,
  ]
  const body = `/** TODO: one sentence about this entity. */
export const ${variable} = defineResource({
${keys.filter(Boolean).join(',\n')},
})
`
  return `${importsOf(guessed, body)}\n\n${body}`
}

function operationSource(
  role: string,
  { method, path, idParameter, query }: FoundOperation,
  guessed: CallOptions = {},
): string {
  const template = idParameter ? path.replace(`{${idParameter}}`, '{id}') : path
  const idInQuery = query.find(({ name }) => /^_?id$/i.test(name))
  const isById = /^(one|update|remove)$/.test(role) && !idParameter
  const options = [
    isById && (idInQuery ? `id: 'query', idName: ${quoted(idInQuery.name)}` : `id: 'body'`),
    role === 'list' && method === 'POST' && 'question: inBody',
    method === 'PATCH' && `sends: 'changes'`,
    ...Object.entries(guessed).map(([name, code]) => `${name}: ${code}`),
  ].filter(Boolean)
  const maker = method === 'DELETE' ? 'del' : method.toLowerCase()
  return `${maker}(${quoted(template)}${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`
}

const FILTERABLE = /^(choice|toggle|reference|manyChoice|references|number|money|date|dateTime|time)$/
const SHORT = /^(text|choice|toggle|number|money|date|dateTime|time|email|phone|reference)$/
const LABEL = /^(text|longText|slug|email|phone|url)$/
const COLUMNS = 3

/** The field of a property. */
export const fieldIn = (fields: readonly GuessedField[], path: string) =>
  fields.find(({ name, options }) => name === path || options['at'] === quoted(path))

/** Why a list is not filtered by a field; undefined where it is. */
export function filterProblem(field: GuessedField | undefined): string | undefined {
  if (!field) return 'is no field of its records'
  if (reservedNames.has(field.name)) return 'is a word of addresses, so that its field needs another name'
  return FILTERABLE.test(field.kind) ? undefined : `is a field of kind ${field.kind}, which has no filter`
}

function listSource({ fields, hasDates }: Guessed, list: GuessedList): string {
  const label = fields.find(({ kind }) => LABEL.test(kind))
  const columns = fields.filter((field) => field !== label && SHORT.test(field.kind)).slice(0, COLUMNS)
  const isDate = (key: string) => hasDates && (key === 'created_at' || key === 'updated_at')
  const sort = list.sort.flatMap((key) => (isDate(key) ? key : (fieldIn(fields, key)?.name ?? [])))
  const filtered = list.filters.map((key) => fieldIn(fields, key))
  const filters = filtered.flatMap((field) => (field && !filterProblem(field) ? field.name : []))
  const names = (all: readonly string[]) => quoted([...new Set(all)])
  const entries = [
    `columns: ${names(columns.map(({ name }) => name))}`,
    sort.length > 0 && `sort: ${names(sort)}`,
    list.hasSearch && 'search: true',
    filters.length > 0 && `filters: ${names(filters)}`,
  ]
  return entries.filter(Boolean).join(',\n')
}

function importsOf({ found, fields }: Guessed, body: string): string {
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(body)
  const isCalled = (name: string) => new RegExp(`\\b${name}\\(`).test(body)
  const own = [...Object.keys(grammar).filter(isCalled), ...(isUsed('geoJson') ? ['geoJson'] : [])]
  const imports: (readonly [path: string, names: readonly string[]])[] = [
    ['#descriptor/index.ts', [...own, ...(isUsed('Referable') ? ['type Referable'] : [])]],
  ]
  for (const [path, names] of Object.entries(MODULES))
    if (names.some(isUsed)) imports.push([`#descriptor/${path}`, names.filter(isUsed)])
  const given = fields.flatMap((field) => field.given ?? [])
  const entities = new Set(given.flatMap((code) => /^@([a-z\d-]+)$/.exec(code)?.[1] ?? []))
  for (const name of entities) if (name !== found.name) imports.push([`./${name}.ts`, [exportName({ name })]])
  return imports.map(([path, names]) => `import { ${names.join(', ')} } from '${path}'`).join('\n')
}
