import { exportName } from '../run/route-files.ts'
import { type Found, type FoundResource, findResources, type Role } from './find-resources.ts'
import type { GuessedField, Guessing } from './guess.ts'
import { guessCall } from './guess-call.ts'
import { guessFields } from './guess-field.ts'
import { guessList } from './guess-list.ts'
import { kebab, snake } from './names.ts'
import { objectAt, readSource, requiredOf, type Schema, type Source } from './source.ts'
import { descriptorSource, fieldIn, filterProblem, type Guessed } from './write-descriptor.ts'

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
export function describeDocument(document: unknown, only?: readonly string[]): Described {
  const source = readSource(document)
  const all = findResources(source)
  const found = { ...all, resources: all.resources.filter(({ name }) => only?.includes(name) ?? true) }
  const names = namesOf(found)
  return {
    resources: found.resources.map((resource) => describeResource(source, resource, names)),
    notes: [...serverNotes(source), ...fileNotes(source), ...leftNotes(found)],
  }
}

function describeResource(
  source: Source,
  found: FoundResource,
  names: ReadonlyMap<string, string>,
): DescribedResource {
  const notes: string[] = []
  const { name, record, input, operations } = found
  const guessing: Guessing = {
    source,
    name,
    resourceOf: (word) => names.get(kebab(word)),
    note: (text) => notes.push(text),
  }
  const idKey = idKeyOf(found)
  const { read } = operations
  if (!idKey && !read) notes.push('the key of the id is not known: “id” is taken')
  const readProperties = objectAt(record, 'properties')
  const hasDates = 'created_at' in readProperties && 'updated_at' in readProperties
  const isTyped = idKey !== undefined && requiredOf(input ?? {}).includes(idKey)
  const left = new Set([
    ...(isTyped ? [] : [idKey ?? 'id']),
    ...(hasDates ? ['created_at', 'updated_at'] : []),
  ])
  const fields = propertiesOf(source, record, input)
    .filter((property) => !left.has(property.path))
    .flatMap((property) => guessFields(guessing, property))
  const list = operations.list && guessList(source, operations.list)
  notes.push(...(list?.notes ?? []))
  for (const key of list?.filters ?? []) {
    const problem = filterProblem(fieldIn(fields, key))
    if (problem) notes.push(`the filter ${key} ${problem}: it is left out`)
  }
  const calls = Object.entries(operations).map(([role, call]) => [
    role,
    guessCall(source, { record, idKey: idKey ?? 'id' }, role as Role, call, guessing.note),
  ])
  if (!input) notes.push('no body of a save is described: every field is read-only')
  notes.push('labels, group and icon are first ones; the texts of failure are the usual ones')
  const guessed = {
    found,
    fields: distinct(fields),
    list,
    calls: Object.fromEntries(calls) as Guessed['calls'],
    idKey: idKey ?? 'id',
    typedKey: isTyped ? fieldName(idKey) : undefined,
    hasDates,
  }
  return { name, source: descriptorSource(guessed), fields: guessed.fields, notes }
}

/** The properties of a record and of the body that saves it; one that is only read is read-only. */
function propertiesOf(source: Source, record: Schema, input: Schema | undefined) {
  const sent = objectAt(input, 'properties')
  const required = requiredOf(input ?? record)
  return Object.entries({ ...objectAt(record, 'properties'), ...sent }).flatMap(([name, part]) => {
    const schema = source.schema(objectAt(record, 'properties')[name] ?? part)
    // A secret that is sent and never read has a call of its own.
    if (schema['writeOnly'] === true) return []
    return [
      {
        name: fieldName(name),
        path: name,
        schema: { ...source.schema(part), ...schema },
        isRequired: required.includes(name),
        isReadOnly: schema['readOnly'] === true || !(name in sent),
      },
    ]
  })
}

// Names that the tables of the local back-end have for themselves.
const RESERVED = new Set(['id', '_id', 'extra', 'folded', 'row_version', 'children_count', 'ancestors'])

function fieldName(name: string): string {
  const own = snake(name)
  return RESERVED.has(own) || !/^[a-z]/.test(own) ? `own_${own}` : own
}

/** The key of the id: the parameter of the path, or the usual names. */
function idKeyOf({ name, record, operations }: FoundResource): string | undefined {
  const parameter = Object.values(operations).find(({ idParameter }) => idParameter)?.idParameter ?? ''
  const usual = ['id', '_id', parameter, `${name}_id`, `${exportName({ name })}Id`, 'uuid', 'code', 'key']
  const properties = objectAt(record, 'properties')
  return usual.find((key) => key !== '' && key in properties)
}

function distinct(fields: readonly GuessedField[]): readonly GuessedField[] {
  return [...new Map(fields.map((field) => [field.name, field])).values()]
}

/** The resources by their names and by the components of their records. */
function namesOf({ resources }: Found): ReadonlyMap<string, string> {
  return new Map(
    resources.flatMap(({ name, record }) => [
      ...(record.component ? [[kebab(record.component), name] as const] : []),
      [name, name] as const,
    ]),
  )
}

function serverNotes({ document }: Source): readonly string[] {
  const servers = Array.isArray(document['servers']) ? document['servers'] : []
  const url = objectAt({ server: servers[0] as unknown }, 'server')['url']
  return typeof url === 'string' && url !== '/' ? [`apiBase of config.json is ${url}`] : []
}

function fileNotes({ files }: Source): readonly string[] {
  return files.map((file) => `${file} is not read: bundle the document into one file first`)
}

function leftNotes({ left }: Found): readonly string[] {
  return left.map(({ method, path }) => `${method} ${path} belongs to no resource`)
}
