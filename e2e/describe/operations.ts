import { isRecord } from '#descriptor/read.ts'
import { type Json, listOf, objectAt, resolved, Schema } from './source.ts'

/** A parameter of the query; `holder` is the object that it is a part of, as in `filter[brand]`, `leaf` its name in there. */
export interface Parameter {
  readonly name: string
  readonly schema: Schema
  readonly holder?: string
  readonly leaf?: string
}

/** The operations that a document can be searched for. */
export type Role = 'list' | 'one' | 'create' | 'update' | 'remove' | 'read' | 'save'

/** One operation of a document with what matters for a resource. */
export type FoundOperation = ReturnType<typeof foundOperation>

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

/** Groups the operations of a document into resources, those that share a path apart from verbs and ids; `left` belong to none. */
export function findResources(document: Json) {
  const operations = Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.keys(isRecord(item) ? item : {})
      .filter((method) => /^(get|post|put|patch|delete)$/.test(method))
      .map((method) => foundOperation(document, path, item as Json, method)),
  )
  const stems = [...new Set(operations.map(({ stem }) => stem))].filter((stem) => !stem.includes('{'))
  const resources: FoundResource[] = []
  for (const stem of stems) {
    const found = resourceAt(
      stem,
      operations.filter((one) => one.stem === stem),
    )
    // The second `product` is named with the word before it in its path.
    const isTaken = resources.some(({ name }) => name === found?.name)
    if (found) resources.push(isTaken ? { ...found, name: wordsOf(stem).map(singular).join('-') } : found)
  }
  const used = new Set(resources.flatMap((found) => Object.values(found.operations)))
  return { resources, left: operations.filter((one) => !used.has(one)) }
}

const VERBS =
  /^(search|find|query|list|all|get|create|add|new|insert|update|edit|save|modify|delete|remove|destroy)$/i

function foundOperation(document: Json, path: string, item: Json, method: string) {
  const operation = objectAt(item, method)
  const segments = path.split('/').filter((segment) => segment !== '')
  const kept = segments.filter((segment) => !VERBS.test(segment))
  const idParameter = /^\{(\w+)\}$/.exec(kept.at(-1) ?? '')?.[1] ?? ''
  const contentOf = (part: unknown) => {
    const content = objectAt(resolved(document, part), 'content')
    const type = Object.keys(content).find((name) => /json/.test(name))
    return type === undefined ? undefined : new Schema(document, objectAt(content, type)['schema'])
  }
  const responses = Object.entries(objectAt(operation, 'responses'))
  const successes = responses.flatMap(([status, one]) =>
    status.startsWith('2') ? contentOf(one) : undefined,
  )
  const answer = successes.find(Boolean)
  const parameters = [...listOf(item['parameters']), ...listOf(operation['parameters'])]
  const query = parameters.flatMap((part): readonly Parameter[] => {
    const { in: place, name, schema, style } = resolved(document, part) as Json
    const one = { name: String(name), schema: new Schema(document, schema) }
    if (place !== 'query') return []
    return style === 'deepObject' ? partsOf(one) : [one]
  })
  return {
    method: method.toUpperCase(),
    path,
    /** The path without verbs and without the last parameter: the operations of one resource share it. */
    stem: `/${(idParameter ? kept.slice(0, -1) : kept).join('/')}`,
    /** A verb in the path: `search`, `create`. */
    verb: segments.find((segment) => VERBS.test(segment))?.toLowerCase() ?? '',
    /** The parameter at the end of the path; '' without one. */
    idParameter,
    query,
    body: contentOf(operation['requestBody']),
    answer,
    /** The records of a list in its response. */
    rows: answer && rowsIn(answer),
  }
}

/** The properties of a parameter that is an object, each as `filter[brand]`; itself where it is none. */
export function partsOf(parameter: Parameter): readonly Parameter[] {
  const { name: holder, schema } = parameter
  const parts = Object.entries(schema.properties)
  return parts.length === 0
    ? [parameter]
    : parts.map(([leaf, part]) => ({ name: `${holder}[${leaf}]`, holder, leaf, schema: part }))
}

const MAX_DEPTH = 2

/** A schema and those below it with the keys to them, from the top down to a few levels; nothing below one that is `closed`. */
function inside(body: Schema, closed: (schema: Schema) => boolean = () => false) {
  const all: { readonly path: readonly string[]; readonly schema: Schema }[] = [{ path: [], schema: body }]
  for (const { path, schema } of all)
    if (path.length < MAX_DEPTH && !closed(schema))
      for (const [name, part] of Object.entries(schema.properties))
        all.push({ path: [...path, name], schema: part })
  return all
}

/** The first array of objects in a body; a record with lines is no list of lines. */
function rowsIn(body: Schema) {
  const isRows = ({ type, items }: Schema) => type === 'array' && items.type === 'object'
  const isClosed = (schema: Schema) => isRows(schema) || schema.names.some((name) => /^_?id$/.test(name))
  const found = inside(body, isClosed).find(({ schema }) => isRows(schema))
  return found && { path: found.path, schema: found.schema.items }
}

/** The object in a body that shares the most properties with a record, and more than half of its own or of the record's. */
export function findRecord(body: Schema, { names }: Schema) {
  const places = inside(body.type === 'array' ? body.items : body).map((place) => {
    const own = place.schema.names
    const shared = own.filter((name) => names.includes(name)).length
    return { ...place, shared, isRecord: shared > Math.min(names.length, own.length) / 2 }
  })
  return places.filter((one) => one.isRecord).toSorted((one, other) => other.shared - one.shared)[0]
}

function resourceAt(stem: string, all: readonly FoundOperation[]): FoundResource | undefined {
  const operations: Partial<Record<Role, FoundOperation>> = {}
  for (const operation of all) {
    const role = roleOf(operation)
    if (role) operations[role] ??= operation
  }
  const { list, one, create, update } = operations
  const name = kebab(singular(stem.split('/').at(-1) ?? ''))
  if (list?.rows) {
    const listed = list.rows.schema
    const whole = one?.answer && findRecord(one.answer, listed)?.schema
    // The record of a list with the properties that only the single record has.
    const properties = { ...objectAt(listed.json, 'properties'), ...objectAt(whole?.json, 'properties') }
    const record = whole ? whole.with({ ...listed.json, properties }) : listed
    const { body } = create ?? update ?? {}
    return { name, stem, operations, record, input: body && (findRecord(body, record)?.schema ?? body) }
  }
  // A record without an id, which is read and saved as a whole.
  const plain = all.filter(({ idParameter }) => idParameter === '')
  const read = plain.find(({ method }) => method === 'GET')
  const save = plain.find(({ method, body }) => method !== 'GET' && body)
  const record = read?.answer
  if (!read || !save || record?.type !== 'object') return undefined
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

/** The words of a name in any case: `unitPrice`, `unit_price`, `unit-price`. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? []

/** A name in the case of entities: `stock-item`. */
export const kebab = (name: string): string => wordsOf(name).join('-')

/** A name in the case of fields: `unit_price`. */
export const snake = (name: string): string => wordsOf(name).join('_')

/** A name as a label: `Unit price`. */
export function labelFrom(name: string): string {
  const words = wordsOf(name).join(' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** The singular of an English plural, in the usual cases. */
function singular(name: string): string {
  if (/(ss|us|is|news)$/i.test(name)) return name
  return name.replace(/ies$/i, 'y').replace(/(?<=s|x|z|ch|sh)es$|s$/i, '')
}
