import { isRecord } from '#descriptor/read.ts'

/** A JSON object of a document. */
export type Json = Readonly<Record<string, unknown>>

/** An object schema without references, its parts still as the document has them. */
export interface Schema extends Json {
  /** The name of the component that it comes from; undefined for one that is written in place. */
  readonly component?: string
  /** The number of schemas that it is one of; undefined for a single one, also beside null. */
  readonly choices?: number
}

/** An OpenAPI document of version 3.0 or 3.1. */
export interface Source {
  readonly document: Json
  /** The other files that it refers to, which are not read. */
  readonly files: readonly string[]
  /** The schema itself, where a part is a reference, a combination or a choice beside null. */
  schema(part: unknown): Schema
}

/** Reads a document; throws a sentence for one of another kind. */
export function readSource(document: unknown): Source {
  if (isRecord(document) && /^2(\.|$)/.test(String(document['swagger'])))
    throw new Error(
      'This is a Swagger 2.0 document. Please convert it to OpenAPI 3.0 first, for example with swagger2openapi.',
    )
  if (!isRecord(document) || !/^3\.[01](\.|$)/.test(String(document['openapi'])))
    throw new Error('This is no OpenAPI document of version 3.0 or 3.1.')
  return { document, files: [...filesIn(document)], schema: (part) => schemaOf(document, part, 0) }
}

/** The files before the `#` of the references below a part. */
function filesIn(part: unknown, files = new Set<string>()): ReadonlySet<string> {
  if (typeof part !== 'object' || part === null) return files
  if ('$ref' in part && typeof part.$ref === 'string' && !part.$ref.startsWith('#'))
    files.add(part.$ref.split('#')[0] ?? '')
  for (const inner of Object.values(part)) filesIn(inner, files)
  return files
}

/** An object below another one; empty where there is none. */
export const objectAt = (part: unknown, name: string): Json => {
  const inner = isRecord(part) ? part[name] : undefined
  return isRecord(inner) ? inner : {}
}

/** The objects of a list below another object. */
export const listAt = (part: unknown, name: string): readonly Json[] => {
  const inner = isRecord(part) ? part[name] : undefined
  return Array.isArray(inner) ? inner.filter(isRecord) : []
}

const MAX_DEPTH = 12

function schemaOf(document: Json, part: unknown, depth: number): Schema {
  if (!isRecord(part) || depth > MAX_DEPTH) return {}
  const { $ref, allOf, anyOf, oneOf, ...own } = part
  if (typeof $ref === 'string') {
    const component = $ref.split('/').at(-1) ?? ''
    return { ...schemaOf(document, target(document, $ref), depth + 1), component, ...own }
  }
  if (Array.isArray(allOf)) {
    const parts = [...allOf.map((one) => schemaOf(document, one, depth + 1)), own as Schema]
    return parts.reduce(combined, {})
  }
  const choices = anyOf ?? oneOf
  if (!Array.isArray(choices)) return withoutNull(own)
  const [first, ...others] = choices
    .map((one) => schemaOf(document, one, depth + 1))
    .filter((one) => !isNull(one))
  return withoutNull({ ...first, ...own, ...(others.length > 0 ? { choices: others.length + 1 } : {}) })
}

/** Null as a schema, in the spellings of 3.0 and 3.1; YAML reads an unquoted `type: null` as no text. */
function isNull(schema: Json): boolean {
  const { type, enum: options, const: only } = schema
  const isNone = (value: unknown) => value === null || value === 'null'
  if ('type' in schema) return isNone(type)
  return only === null || (Array.isArray(options) && options.length > 0 && options.every(isNone))
}

/** The part that a reference inside the document names. */
export function target(document: Json, ref: string): unknown {
  const keys = ref.replace(/^#\//, '').split('/')
  return keys.reduce<unknown>((part, key) => {
    const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
    return isRecord(part) ? part[name] : undefined
  }, document)
}

function combined(one: Schema, other: Schema): Schema {
  const properties = { ...objectAt(one, 'properties'), ...objectAt(other, 'properties') }
  const required = [...requiredOf(one), ...requiredOf(other)]
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  }
}

/** The names of the required properties of an object. */
export const requiredOf = ({ required }: Schema): readonly string[] =>
  Array.isArray(required) ? required.map(String) : []

/** `type: [string, null]` of 3.1 as one type. */
function withoutNull(schema: Json): Schema {
  const { type } = schema
  if (!Array.isArray(type)) return schema
  return { ...schema, type: type.find((one) => one !== null && one !== 'null') as unknown }
}

/** The type of a schema; an object or an array may leave it out. */
export function typeOf(schema: Schema): string {
  if (typeof schema['type'] === 'string') return schema['type']
  if ('properties' in schema) return 'object'
  return 'items' in schema ? 'array' : Array.isArray(schema['enum']) ? 'string' : ''
}
