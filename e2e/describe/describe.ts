import * as grammar from '#descriptor/index.ts'
import { readText } from '#descriptor/read.ts'
import { exportName } from '../run/route-files.ts'
import { callSource } from './calls.ts'
import { fieldName, fieldsIn, written } from './fields.ts'
import { listKeys } from './list.ts'
import { type FoundResource, findResources, kebab, labelFrom, type Role } from './operations.ts'
import type { GuessedField, Property } from './scalars.ts'
import { checkDocument, filesIn, listOf, objectAt, requiredOf, type Schema } from './source.ts'

/** Writes first descriptors for the resources of an OpenAPI document, or for some of them; the notes are about all of it. */
export function describeDocument(given: unknown, only?: readonly string[]) {
  const document = checkDocument(given)
  const { resources: all, left } = findResources(document)
  const resources = all.filter(({ name }) => only?.includes(name) ?? true)
  // By the components of their records, and by themselves.
  const names = new Map(resources.map(({ name, record }) => [kebab(record.component || name), name]))
  for (const { name } of resources) names.set(name, name)
  const [server] = listOf(document['servers'])
  const base = readText(objectAt({ server }, 'server')['url'])
  return {
    resources: resources.map((resource) => describeResource(resource, (word) => names.get(kebab(word)))),
    notes: [
      ...(base === '' || base === '/' ? [] : [`apiBase of config.json is ${base}`]),
      ...[...filesIn(document)].map((file) => `${file} is not read: bundle the document into one file first`),
      ...left.map(({ method, path }) => `${method} ${path} belongs to no resource`),
    ],
  }
}

const DATES = ['created_at', 'updated_at']

function describeResource(found: FoundResource, resourceOf: Property['resourceOf']) {
  const notes: string[] = []
  const note = (text: string) => void notes.push(text)
  const { name, stem, record, input, operations } = found
  const key = idKeyOf(found)
  if (!key && !operations.read) note('the key of the id is not known: “id” is taken')
  const idKey = key ?? 'id'
  const isTyped = key !== undefined && requiredOf(input?.json ?? {}).includes(key)
  const dates = DATES.every((date) => record.names.includes(date)) ? DATES : []
  const schema = editable(record, input, [...dates, ...(isTyped ? [] : [idKey])])
  const root = { name: '', path: '', schema, isRequired: true, isReadOnly: false }
  const guessed = fieldsIn({ ...root, resource: name, resourceOf, note })
  const fields = [...new Map(guessed.map((field) => [field.name, field])).values()]
  const list = operations.list && listKeys(operations.list, fields, dates, note)
  const calls = Object.entries(operations).map(([role, operation]) =>
    callSource(role as Role, operation, { record, idKey }, note),
  )
  if (!input) note('no body of a save is described: every field is read-only')
  note('labels, group and icon are first ones; the texts of failure are the usual ones')
  const keys = [
    `name: '${name}'`,
    `path: '/${name}s'`,
    `title: '${labelFrom(stem.split('/').at(-1) ?? name)}'`,
    `noun: '${name.replaceAll('-', ' ')}'`,
    `group: 'content'`,
    `icon: 'IconList'`,
    isTyped && `typedKey: '${fieldName(key)}'`,
    !isTyped && idKey !== 'id' && `idKey: '${idKey}'`,
    dates.length === 0 && 'dates: false',
    ...(list?.wire ?? []),
    `operations: {\n${calls.join(',\n')},\n}`,
    `fields: {\n${fields.map((field) => `'${field.name}': ${written(field)},`).join('\n')}\n}`,
    list?.list,
  ]
  const body = `/** TODO: one sentence about this entity. */
export const ${exportName({ name })} = defineResource({
${keys.filter(Boolean).join(',\n')},
})
`
  const imports = importsOf(name, fields, body)
  return {
    name,
    /** Not yet formatted. */
    source: `${imports}\n\n${body}`,
    fields,
    /** The properties that the document does not determine. */
    notes,
  }
}

/** A record with the properties that are only sent, read-only where they are only read; without those of the grammar. */
function editable(record: Schema, input: Schema | undefined, left: readonly string[]): Schema {
  const [read, sent] = [record.properties, input?.properties ?? {}]
  const all = Object.entries({ ...read, ...sent }).filter(([key]) => !left.includes(key))
  const properties = all.map(([key, { json }]) => {
    const more = key in sent ? {} : { readOnly: true }
    return [key, { ...json, ...read[key]?.json, ...more }]
  })
  return record.with({
    properties: Object.fromEntries(properties),
    required: requiredOf((input ?? record).json),
  })
}

/** The key of the id: the parameter of the path, or the usual names. */
function idKeyOf({ name, record, operations }: FoundResource): string | undefined {
  const parameter = Object.values(operations).find(({ idParameter }) => idParameter)?.idParameter ?? ''
  const usual = ['id', '_id', parameter, `${name}_id`, `${exportName({ name })}Id`, 'uuid', 'code', 'key']
  return usual.find((key) => record.names.includes(key))
}

/** The modules of the grammar by the names that a descriptor imports from them. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  'index.ts': [...Object.keys(grammar), 'Referable'],
  'dialects/offset-pages.ts': ['offsetPages'],
  'dialects/cursor-pages.ts': ['cursorPages'],
  'dialects/sort-spellings.ts': ['sortAndOrder', 'colonSort'],
  'wire/query-names.ts': ['signedSort', 'usualNames'],
  'dialects/question-in-body.ts': ['inBody'],
  'dialects/record-at.ts': ['recordAt', 'bareRecord', 'firstRow'],
  'dialects/success-rules.ts': ['hasValue', 'isOk'],
  'dialects/rows-at.ts': ['bareArray', 'rowsAt'],
}

/** The imports of a descriptor: what its code outside of texts names, and the entities that it refers to. */
function importsOf(own: string, fields: readonly GuessedField[], body: string): string {
  const code = body.replaceAll(/"(\\.|[^"\\])*"/g, '')
  const isUsed = (name: string) => new RegExp(`(?:[:=] |\\.\\.\\.)${name}\\b`).test(code)
  const imports = Object.entries(MODULES).map(
    ([path, names]) => [`#descriptor/${path}`, names.filter(isUsed)] as const,
  )
  const entities = fields.flatMap(({ given = [] }) => given.flatMap((one) => /^@(.+)$/.exec(one)?.[1] ?? []))
  const others = [...new Set(entities)].filter((name) => name !== own)
  return [...imports, ...others.map((name) => [`./${name}.ts`, [exportName({ name })]] as const)]
    .filter(([, names]) => names.length > 0)
    .map(
      ([path, names]) =>
        `import { ${names.join(', ').replace('Referable', 'type Referable')} } from '${path}'`,
    )
    .join('\n')
}
