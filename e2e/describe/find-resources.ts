import { findRecord } from './find-record.ts'
import { type FoundOperation, foundOperations } from './found-operation.ts'
import { kebab, singular, wordsOf } from './names.ts'
import { objectAt, type Schema, type Source, typeOf } from './source.ts'

/** The operations of one resource by their part in a descriptor. */
export interface FoundResource {
  /** In kebab-case and singular. */
  readonly name: string
  readonly stem: string
  readonly operations: Readonly<Partial<Record<Role, FoundOperation>>>
  /** A record as it is read. */
  readonly record: Schema
  /** The body of a create or update. */
  readonly input: Schema | undefined
}

/** The operations that a document can be searched for. */
export type Role = 'list' | 'one' | 'create' | 'update' | 'remove' | 'read' | 'save'

/** What a document has, as resources, and the operations that belong to none. */
export interface Found {
  readonly resources: readonly FoundResource[]
  readonly left: readonly FoundOperation[]
}

/** Groups the operations of a document into resources: those that share a path apart from verbs and ids. */
export function findResources(source: Source): Found {
  const operations = foundOperations(source)
  const stems = [...new Set(operations.map(({ stem }) => stem))].filter((stem) => !stem.includes('{'))
  const resources = stems.flatMap((stem) => {
    const found = resourceAt(
      source,
      stem,
      operations.filter((one) => one.stem === stem),
    )
    return found ? [found] : []
  })
  const used = new Set(resources.flatMap((found) => Object.values(found.operations)))
  return { resources: distinct(resources), left: operations.filter((one) => !used.has(one)) }
}

function resourceAt(
  source: Source,
  stem: string,
  operations: readonly FoundOperation[],
): FoundResource | undefined {
  const roles: Partial<Record<Role, FoundOperation>> = {}
  for (const operation of operations) {
    const role = roleOf(operation)
    if (role) roles[role] ??= operation
  }
  const { list, one, create, update } = roles
  const name = kebab(singular(stem.split('/').at(-1) ?? ''))
  if (list?.rows) {
    const record = merged(list.rows.record, one?.answer, source)
    const { body } = create ?? update ?? {}
    return {
      name,
      stem,
      operations: roles,
      record,
      input: body && (findRecord(source, body, Object.keys(objectAt(record, 'properties')))?.schema ?? body),
    }
  }
  return settingsAt(name, stem, operations)
}

/** A record without an id, which is read and saved as a whole. */
function settingsAt(
  name: string,
  stem: string,
  operations: readonly FoundOperation[],
): FoundResource | undefined {
  const plain = operations.filter(({ idParameter }) => idParameter === '')
  const read = plain.find(({ method }) => method === 'GET')
  const save = plain.find(({ method, body }) => method !== 'GET' && body)
  const record = read?.answer
  if (!read || !save || !record || typeOf(record) !== 'object') return undefined
  return { name, stem, operations: { read, save }, record, input: save.body }
}

function roleOf({ method, verb, idParameter, rows, body }: FoundOperation): Role | undefined {
  if (method === 'DELETE' || /^(delete|remove|destroy)$/.test(verb)) return 'remove'
  if (rows && idParameter === '' && (method === 'GET' || /^(search|find|query|list)$/.test(verb)))
    return 'list'
  if (method === 'GET') return idParameter === '' ? undefined : 'one'
  if (method === 'PUT' || method === 'PATCH' || /^(update|edit|modify)$/.test(verb)) return 'update'
  return method === 'POST' && body && idParameter === '' ? 'create' : undefined
}

/** The record of a list with the properties that only the single record has. */
function merged(listed: Schema, answer: Schema | undefined, source: Source): Schema {
  if (!answer) return listed
  const whole = findRecord(source, answer, Object.keys(objectAt(listed, 'properties')))?.schema
  if (!whole) return listed
  const properties = { ...objectAt(listed, 'properties'), ...objectAt(whole, 'properties') }
  return { ...whole, ...listed, properties }
}

/** Resources with different names: the second `product` is named with the word before it in its path. */
function distinct(resources: readonly FoundResource[]): readonly FoundResource[] {
  const taken = new Set<string>()
  return resources.map((resource) => {
    const longer = wordsOf(resource.stem).map(singular).join('-')
    const name = taken.has(resource.name) ? longer : resource.name
    taken.add(name)
    return { ...resource, name }
  })
}
