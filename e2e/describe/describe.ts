import { exportName } from '../run/route-files.ts'
import { guessFields } from './fields.ts'
import { guessList } from './list.ts'
import {
  type FoundOperation,
  type FoundResource,
  findRecord,
  findResources,
  kebab,
  type Role,
  snake,
} from './operations.ts'
import type { GuessedField, Guessing } from './scalars.ts'
import { checkDocument, filesIn, type Json, objectAt, requiredOf, type Schema } from './source.ts'
import { type CallOptions, descriptorSource, fieldIn, filterProblem } from './write-descriptor.ts'

/** First descriptors from an OpenAPI document. */
export interface Described {
  readonly resources: readonly DescribedResource[]
  /** The properties of descriptors that the document does not determine, and the operations that belong to no resource. */
  readonly notes: readonly string[]
}

/** A first descriptor. */
export interface DescribedResource {
  readonly name: string
  /** Its source, not yet formatted. */
  readonly source: string
  readonly fields: readonly GuessedField[]
  readonly notes: readonly string[]
}

/** Writes first descriptors for the resources of an OpenAPI document, or for some of them. */
export function describeDocument(given: unknown, only?: readonly string[]): Described {
  const document = checkDocument(given)
  const { resources: all, left } = findResources(document)
  const resources = all.filter(({ name }) => only?.includes(name) ?? true)
  // By the components of their records, and by themselves.
  const names = new Map(resources.map(({ name, record }) => [kebab(record.component || name), name]))
  for (const { name } of resources) names.set(name, name)
  return {
    resources: resources.map((resource) => describeResource(resource, (word) => names.get(kebab(word)))),
    notes: [
      ...serverNotes(document),
      ...[...filesIn(document)].map((file) => `${file} is not read: bundle the document into one file first`),
      ...left.map(({ method, path }) => `${method} ${path} belongs to no resource`),
    ],
  }
}

function serverNotes({ servers }: Json): readonly string[] {
  const [first] = Array.isArray(servers) ? (servers as readonly unknown[]) : []
  const { url } = objectAt({ first }, 'first')
  return typeof url === 'string' && url !== '/' ? [`apiBase of config.json is ${url}`] : []
}

function describeResource(found: FoundResource, resourceOf: Guessing['resourceOf']): DescribedResource {
  const notes: string[] = []
  const note = (text: string) => void notes.push(text)
  const { name, record, input, operations } = found
  const idKey = idKeyOf(found)
  if (!idKey && !operations.read) note('the key of the id is not known: “id” is taken')
  const hasDates = ['created_at', 'updated_at'].every((date) => record.names.includes(date))
  const isTyped = idKey !== undefined && requiredOf(input?.json ?? {}).includes(idKey)
  const left = [...(isTyped ? [] : [idKey ?? 'id']), ...(hasDates ? ['created_at', 'updated_at'] : [])]
  const guessed = propertiesOf(record, input)
    .filter(({ path }) => !left.includes(path))
    .flatMap((property) => guessFields({ name, resourceOf, note }, property))
  const fields = [...new Map(guessed.map((field) => [field.name, field])).values()]
  const list = operations.list && guessList(operations.list, note)
  for (const key of list?.filters ?? []) {
    const problem = filterProblem(fieldIn(fields, key))
    if (problem) note(`the filter ${key} ${problem}: it is left out`)
  }
  const calls = Object.entries(operations).map(([role, call]) => [
    role,
    guessCall({ record, idKey: idKey ?? 'id' }, role as Role, call, note),
  ])
  if (!input) note('no body of a save is described: every field is read-only')
  note('labels, group and icon are first ones; the texts of failure are the usual ones')
  const source = descriptorSource({
    found,
    fields,
    list,
    hasDates,
    calls: Object.fromEntries(calls) as Readonly<Record<Role, CallOptions>>,
    idKey: idKey ?? 'id',
    typedKey: isTyped ? fieldName(idKey) : undefined,
  })
  return { name, source, fields, notes }
}

/** The properties of a record and of the body that saves it; one that is only read is read-only. */
function propertiesOf(record: Schema, input: Schema | undefined) {
  const [read, sent] = [record.properties, input?.properties ?? {}]
  const required = requiredOf((input ?? record).json)
  return Object.entries({ ...read, ...sent }).flatMap(([path, part]) => {
    const schema = part.with((read[path] ?? part).json)
    // A secret that is sent and never read has a call of its own.
    if (schema.json['writeOnly'] === true) return []
    const isReadOnly = schema.json['readOnly'] === true || !(path in sent)
    return [{ name: fieldName(path), path, schema, isRequired: required.includes(path), isReadOnly }]
  })
}

// Names that the tables of the local back-end have for themselves.
const RESERVED = /^(id|_id|extra|folded|row_version|children_count|ancestors)$/

function fieldName(name: string): string {
  const own = snake(name)
  return RESERVED.test(own) || !/^[a-z]/.test(own) ? `own_${own}` : own
}

/** The key of the id: the parameter of the path, or the usual names. */
function idKeyOf({ name, record, operations }: FoundResource): string | undefined {
  const parameter = Object.values(operations).find(({ idParameter }) => idParameter)?.idParameter ?? ''
  const usual = ['id', '_id', parameter, `${name}_id`, `${exportName({ name })}Id`, 'uuid', 'code', 'key']
  return usual.find((key) => record.names.includes(key))
}

/** Guesses where a record is in the response and in the body of a call, and what counts as success; notes the parts that it cannot guess. */
function guessCall(
  { record, idKey }: { readonly record: Schema; readonly idKey: string },
  role: Role,
  { method, path, answer, body }: FoundOperation,
  note: Guessing['note'],
): CallOptions {
  const returned = answer && findRecord(answer, record)
  const sent = body && findRecord(body, record)
  const isOf = (...roles: readonly Role[]) => roles.includes(role)
  if (isOf('one', 'create') && !returned && (answer || role === 'one'))
    note(`${method} ${path}: no record is found in its response: its place is not known`)
  const place = returned?.path.join('.')
  const isList = answer?.type === 'array'
  const shape =
    !returned || !isOf('one', 'create', 'update') ? undefined : shapeOf(returned.schema, place ?? '')
  function shapeOf({ names }: Schema, at: string) {
    if (at !== '') return isList || at === 'data' ? undefined : recordAt(at)
    return isList ? 'firstRow' : names.includes(idKey) ? undefined : 'bareRecord'
  }
  const isWrapped = sent && sent.path.length > 0 && isOf('create', 'update', 'save')
  const hasRule = isOf('create', 'update', 'remove', 'save') && place !== ''
  const rule = !hasRule ? undefined : answer ? ruleIn(answer) : 'isOk'
  if (rule?.endsWith('?'))
    note(
      `${method} ${path}: ${rule.slice(0, -1)} may tell success from failure: any answer with a body counts as success`,
    )
  return {
    ...(shape ? { record: shape } : {}),
    ...(isWrapped ? { body: recordAt(sent.path.join('.')) } : {}),
    ...(rule && !rule.endsWith('?') ? { succeeds: rule } : {}),
  }
}

const recordAt = (path: string) => `recordAt(${JSON.stringify(path)})`

const SIGN = /^(code|status|success|succeeded|ok|result|error_?code|errno)$/i

/** The rule of success that a property of a response names; with a question mark where its value is not known. */
function ruleIn({ properties }: Schema): string | undefined {
  const signs = Object.entries(properties).filter(
    ([name, { type }]) => SIGN.test(name) && type !== 'object' && type !== 'array',
  )
  const rules = signs.map(([name, { json, type, options = [] }]) => {
    const value = json['const'] ?? (options.length === 1 ? options[0] : type === 'boolean' ? true : undefined)
    return value === undefined ? `${name}?` : `hasValue(${JSON.stringify(name)}, ${JSON.stringify(value)})`
  })
  return rules.find((rule) => !rule.endsWith('?')) ?? rules[0]
}
