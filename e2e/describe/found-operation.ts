import { isRecord } from '#descriptor/read.ts'
import { type Json, listAt, objectAt, type Schema, type Source, target, typeOf } from './source.ts'

/** A parameter of the query. */
export interface QueryParameter {
  readonly name: string
  readonly schema: Schema
  /** The object that it is a part of, as in `filter[brand]`. */
  readonly holder?: string
  /** Its name in that object; `name` by default. */
  readonly leaf?: string
}

/** The array of records in a response, by the path of keys to it: [] for the body itself. */
export interface Rows {
  readonly path: readonly string[]
  readonly record: Schema
  /** The whole body. */
  readonly body: Schema
}

/** One operation of a document with what matters for a resource. */
export interface FoundOperation {
  readonly method: string
  readonly path: string
  /** The path without verbs and without the last parameter: the operations of one resource share it. */
  readonly stem: string
  /** A verb in the path: `search`, `create`. */
  readonly verb: string
  /** The parameter at the end of the path; '' without one. */
  readonly idParameter: string
  readonly query: readonly QueryParameter[]
  readonly body: Schema | undefined
  readonly answer: Schema | undefined
  readonly rows: Rows | undefined
}

const VERBS =
  /^(search|find|query|list|all|get|create|add|new|insert|update|edit|save|modify|delete|remove|destroy)$/i

/** Every operation of a document whose path has no parameter before its end. */
export function foundOperations(source: Source): readonly FoundOperation[] {
  return Object.entries(objectAt(source.document, 'paths')).flatMap(([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]) =>
      /^(get|post|put|patch|delete)$/.test(method) && isRecord(operation)
        ? [foundOperation(source, { method: method.toUpperCase(), path, item, operation })]
        : [],
    ),
  )
}

function foundOperation(
  source: Source,
  at: { readonly method: string; readonly path: string; readonly item: unknown; readonly operation: Json },
): FoundOperation {
  const { method, path, item, operation } = at
  const segments = path.split('/').filter((segment) => segment !== '')
  const kept = segments.filter((segment) => !VERBS.test(segment))
  const last = kept.at(-1) ?? ''
  const idParameter = /^\{(\w+)\}$/.exec(last)?.[1] ?? ''
  const answer = contentOf(source, successOf(source, operation))
  return {
    method,
    path,
    stem: `/${(idParameter ? kept.slice(0, -1) : kept).join('/')}`,
    verb: segments.find((segment) => VERBS.test(segment))?.toLowerCase() ?? '',
    idParameter,
    query: queryOf(source, [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')]),
    body: contentOf(source, resolved(source, operation['requestBody'])),
    answer,
    rows: answer && rowsIn(source, answer),
  }
}

function successOf(source: Source, operation: Json): unknown {
  const responses = objectAt(operation, 'responses')
  const described = Object.keys(responses)
    .filter((status) => status.startsWith('2'))
    .map((status) => resolved(source, responses[status]))
  return described.find((response) => isRecord(response) && 'content' in response) ?? described[0]
}

function resolved({ document }: Source, part: unknown): unknown {
  return isRecord(part) && typeof part['$ref'] === 'string' ? target(document, part['$ref']) : part
}

function contentOf(source: Source, part: unknown): Schema | undefined {
  const content = objectAt(part, 'content')
  const type = Object.keys(content).find((name) => /json/.test(name))
  return type === undefined ? undefined : source.schema(objectAt(content, type)['schema'])
}

function queryOf(source: Source, parameters: readonly Json[]): readonly QueryParameter[] {
  return parameters.flatMap((parameter) => {
    const { in: place, name, schema, style } = resolved(source, parameter) as Json
    const one = { name: String(name), schema: source.schema(schema) }
    if (place !== 'query') return []
    return style === 'deepObject' ? partsOf(source, one) : [one]
  })
}

/** The properties of a parameter that is an object, each as `filter[brand]`; itself where it is none. */
export function partsOf(source: Source, parameter: QueryParameter): readonly QueryParameter[] {
  const parts = Object.entries(objectAt(parameter.schema, 'properties'))
  if (parts.length === 0) return [parameter]
  const { name: holder } = parameter
  return parts.map(([leaf, part]) => ({
    name: `${holder}[${leaf}]`,
    holder,
    leaf,
    schema: source.schema(part),
  }))
}

/** The first array of objects in a body: the body, one of its properties, or one of theirs. */
function rowsIn(source: Source, body: Schema): Rows | undefined {
  const open: { path: readonly string[]; schema: Schema }[] = [{ path: [], schema: body }]
  for (const { path, schema } of open) {
    const record = typeOf(schema) === 'array' ? source.schema(schema['items']) : undefined
    if (record && typeOf(record) === 'object') return { path, record, body }
    // A record with lines is no list of lines.
    if (path.length >= 2 || hasId(schema)) continue
    for (const [name, part] of Object.entries(objectAt(schema, 'properties')))
      open.push({ path: [...path, name], schema: source.schema(part) })
  }
  return undefined
}

const hasId = (schema: Schema) => ['id', '_id'].some((name) => name in objectAt(schema, 'properties'))
