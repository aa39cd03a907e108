import { reservedNames } from '#descriptor/filters/filterable.ts'
import * as grammar from '#descriptor/index.ts'
import { exportName } from '../run/route-files.ts'
import type { FoundResource, Role } from './find-resources.ts'
import type { FoundOperation } from './found-operation.ts'
import type { GuessedField } from './guess.ts'
import type { CallOptions } from './guess-call.ts'
import { written } from './guess-field.ts'
import type { GuessedList } from './guess-list.ts'
import { labelFrom } from './names.ts'

/** A resource with everything that was guessed. */
export interface Guessed {
  readonly found: FoundResource
  readonly fields: readonly GuessedField[]
  readonly list: GuessedList | undefined
  /** The options of each call that follow from its bodies. */
  readonly calls: Readonly<Partial<Record<Role, CallOptions>>>
  readonly idKey: string
  /** The field that is the key, where it is typed once. */
  readonly typedKey: string | undefined
  /** Records have the dates of the grammar. */
  readonly hasDates: boolean
}

/** The modules of the grammar by the names that a descriptor imports from them. */
const MODULES: Readonly<Record<string, string>> = {
  offsetPages: 'dialects/offset-pages.ts',
  cursorPages: 'dialects/cursor-pages.ts',
  sortAndOrder: 'dialects/sort-spellings.ts',
  colonSort: 'dialects/sort-spellings.ts',
  signedSort: 'wire/query-names.ts',
  usualNames: 'wire/query-names.ts',
  inBody: 'dialects/question-in-body.ts',
  recordAt: 'dialects/record-at.ts',
  bareRecord: 'dialects/record-at.ts',
  firstRow: 'dialects/record-at.ts',
  hasValue: 'dialects/success-rules.ts',
  isOk: 'dialects/success-rules.ts',
  bareArray: 'dialects/rows-at.ts',
  rowsAt: 'dialects/rows-at.ts',
}

/** The source of a first descriptor, not yet formatted. */
export function descriptorSource(guessed: Guessed): string {
  const { found, fields, list } = guessed
  const { name, stem } = found
  const variable = exportName({ name })
  const type = variable.charAt(0).toUpperCase() + variable.slice(1)
  const calls = Object.entries(found.operations) as [Role, FoundOperation][]
  const operations = calls.map(
    ([role, operation]) => `${role}: ${operationSource(role, operation, guessed.calls[role])},`,
  )
  const keys = [
    `name: '${name}'`,
    `path: '/${name}s'`,
    `title: ${JSON.stringify(labelFrom(stem.split('/').at(-1) ?? name))}`,
    `noun: ${JSON.stringify(name.replaceAll('-', ' '))}`,
    `group: 'content'`,
    `icon: 'IconList'`,
    ...(list?.pagination ? [`pagination: ${list.pagination}`] : []),
    ...(list?.envelope ? [`envelope: ${list.envelope}`] : []),
    ...(guessed.typedKey ? [`typedKey: ${JSON.stringify(guessed.typedKey)}`] : []),
    ...(guessed.idKey === 'id' || guessed.typedKey ? [] : [`idKey: ${JSON.stringify(guessed.idKey)}`]),
    ...(guessed.hasDates ? [] : ['dates: false']),
    ...querySource(list),
    `operations: {\n${operations.join('\n')}\n}`,
    `fields: {\n${fields.map((field) => `${JSON.stringify(field.name)}: ${written(field)},`).join('\n')}\n}`,
    ...listSource(guessed),
  ]
  const body = `/** TODO: one sentence about this entity. */
export const ${variable} = defineResource({
${keys.join(',\n')},
})

export type ${type} = Row<typeof ${variable}>
`
  return `${importsOf(guessed, body)}\n\n${body}`
}

const MAKERS: Readonly<Record<string, string>> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'del',
}

function operationSource(
  role: Role,
  { method, path, idParameter, query }: FoundOperation,
  guessed: CallOptions = {},
): string {
  const template = idParameter ? path.replace(`{${idParameter}}`, '{id}') : path
  const idInQuery = query.find(({ name }) => /^_?id$/i.test(name))
  const isById = ['one', 'update', 'remove'].includes(role) && !idParameter
  const options = [
    ...(isById ? [idInQuery ? `id: 'query', idName: ${JSON.stringify(idInQuery.name)}` : `id: 'body'`] : []),
    ...(role === 'list' && method === 'POST' ? ['question: inBody'] : []),
    ...(method === 'PATCH' ? [`sends: 'changes'`] : []),
    ...Object.entries(guessed).map(([name, code]) => `${name}: ${code}`),
  ]
  const more = options.length > 0 ? `, { ${options.join(', ')} }` : ''
  return `${MAKERS[method] ?? 'get'}(${JSON.stringify(template)}${more})`
}

function querySource(list: GuessedList | undefined): readonly string[] {
  const entries = Object.entries(list?.query ?? {})
  if (entries.length === 0) return []
  return [`query: { ...usualNames, ${entries.map(([name, code]) => `${name}: ${code}`).join(', ')} }`]
}

const FILTERABLE = new Set([
  'choice',
  'toggle',
  'reference',
  'manyChoice',
  'references',
  'number',
  'money',
  'date',
  'dateTime',
  'time',
])
const SHORT = new Set([
  'text',
  'choice',
  'toggle',
  'number',
  'money',
  'date',
  'dateTime',
  'time',
  'email',
  'phone',
  'reference',
])
const LABELS = new Set(['text', 'longText', 'slug', 'email', 'phone', 'url'])
const COLUMNS = 3

/** The field of a property. */
export const fieldIn = (fields: readonly GuessedField[], path: string) =>
  fields.find(({ name, options }) => name === path || options['at'] === JSON.stringify(path))

/** Why a list is not filtered by a field; undefined where it is. */
export function filterProblem(field: GuessedField | undefined): string | undefined {
  if (!field) return 'is no field of its records'
  if (reservedNames.has(field.name)) return 'is a word of addresses, so that its field needs another name'
  return FILTERABLE.has(field.kind) ? undefined : `is a field of kind ${field.kind}, which has no filter`
}

function listSource({ fields, list, hasDates }: Guessed): readonly string[] {
  if (!list) return []
  const label = fields.find(({ kind }) => LABELS.has(kind))
  const dates = hasDates ? ['created_at', 'updated_at'] : []
  const fieldAt = (path: string) => fieldIn(fields, path)
  const columns = fields.filter((field) => field !== label && SHORT.has(field.kind)).slice(0, COLUMNS)
  const sort = list.sort.flatMap((key) => (dates.includes(key) ? [key] : (fieldAt(key)?.name ?? [])))
  const filters = list.filters.flatMap((key) => {
    const field = fieldAt(key)
    return field && filterProblem(field) === undefined ? [field.name] : []
  })
  const names = (all: readonly string[]) => JSON.stringify([...new Set(all)])
  const entries = [
    `columns: ${names(columns.map(({ name }) => name))}`,
    ...(sort.length > 0 ? [`sort: ${names(sort)}`] : []),
    ...(list.hasSearch ? ['search: true'] : []),
    ...(filters.length > 0 ? [`filters: ${names(filters)}`] : []),
  ]
  return [`list: {\n${entries.join(',\n')},\n}`]
}

function importsOf({ found, fields }: Guessed, body: string): string {
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(body)
  const isCalled = (name: string) => new RegExp(`\\b${name}\\(`).test(body)
  const own = [
    ...Object.keys(grammar).filter(isCalled),
    ...(isUsed('geoJson') ? ['geoJson'] : []),
    'type Row',
    ...(isUsed('Referable') ? ['type Referable'] : []),
  ]
  const imports = new Map([['#descriptor/index.ts', own]])
  for (const [name, path] of Object.entries(MODULES))
    if (isUsed(name))
      imports.set(`#descriptor/${path}`, [...(imports.get(`#descriptor/${path}`) ?? []), name])
  const entities = fields.flatMap(({ given = [] }) =>
    given.flatMap((code) => /^@([a-z\d-]+)$/.exec(code)?.[1] ?? []),
  )
  for (const name of entities) if (name !== found.name) imports.set(`./${name}.ts`, [exportName({ name })])
  return [...imports].map(([path, names]) => `import { ${names.join(', ')} } from '${path}'`).join('\n')
}
