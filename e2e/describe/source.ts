import { parse } from 'yaml'
import { isRecord, readText } from '#descriptor/read.ts'

/** A JSON object of a document. */
export type Json = Readonly<Record<string, unknown>>

/** The content of a document in JSON or YAML; throws a sentence with the line of a mistake. */
export function readDocument(text: string): unknown {
  // Every JSON text of a document is YAML as well, but its own parser is faster and names the position in JSON.
  const content = text.replace(/^\uFEFF/, '')
  return content.trimStart().startsWith('{') ? JSON.parse(content) : parse(content)
}

/** An OpenAPI document of version 3.0 or 3.1; throws a sentence for one of another kind. */
export function checkDocument(document: unknown): Json {
  if (isRecord(document) && /^2(\.|$)/.test(String(document['swagger'])))
    throw new Error(
      'This is a Swagger 2.0 document. Please convert it to OpenAPI 3.0 first, for example with swagger2openapi.',
    )
  if (!isRecord(document) || !/^3\.[01](\.|$)/.test(String(document['openapi'])))
    throw new Error('This is no OpenAPI document of version 3.0 or 3.1.')
  return document
}

/** The other files that the references below a part name; they are not read. */
export function filesIn(part: unknown, files = new Set<string>()): ReadonlySet<string> {
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

/** The part itself, or the part of the document that it refers to. */
export function resolved(document: Json, part: unknown): unknown {
  if (!isRecord(part) || typeof part['$ref'] !== 'string') return part
  const keys = part['$ref'].replace(/^#\//, '').split('/')
  return keys.reduce<unknown>((inner, key) => {
    const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
    return isRecord(inner) ? inner[name] : undefined
  }, document)
}

/** A schema of a document without references, combinations and null; its parts are resolved when they are read. */
export class Schema {
  readonly json: Json
  readonly #document: Json

  constructor(document: Json, part: unknown) {
    this.#document = document
    this.json = flat(document, part, 0)
  }

  /** The name of the component that it comes from; '' for one that is written in place. */
  get component(): string {
    return readText(this.json['component'])
  }

  /** The type; an object or an array may leave it out. */
  get type(): string {
    const { type } = this.json
    if (typeof type === 'string') return type
    if ('properties' in this.json) return 'object'
    return 'items' in this.json ? 'array' : this.options ? 'string' : ''
  }

  get properties(): Readonly<Record<string, Schema>> {
    const parts = Object.entries(objectAt(this.json, 'properties'))
    return Object.fromEntries(parts.map(([name, part]) => [name, new Schema(this.#document, part)]))
  }

  get names(): readonly string[] {
    return Object.keys(objectAt(this.json, 'properties'))
  }

  get items(): Schema {
    return new Schema(this.#document, this.json['items'])
  }

  get options(): readonly unknown[] | undefined {
    const { enum: options } = this.json
    return Array.isArray(options) ? options : undefined
  }

  /** The same with other keywords. */
  with(json: Json): Schema {
    return new Schema(this.#document, { ...this.json, ...json })
  }
}

const MAX_DEPTH = 12

/** A schema as one object: `component` is the name of its reference, `choices` the number of schemas that it is one of. */
function flat(document: Json, part: unknown, depth: number): Json {
  if (!isRecord(part) || depth > MAX_DEPTH) return {}
  const { $ref, allOf, anyOf, oneOf, ...own } = part
  const inner = (one: unknown) => flat(document, one, depth + 1)
  if (typeof $ref === 'string')
    return { ...inner(resolved(document, part)), component: $ref.split('/').at(-1) ?? '', ...own }
  if (Array.isArray(allOf)) return [...allOf.map(inner), own].reduce(combined, {})
  const choices = anyOf ?? oneOf
  if (!Array.isArray(choices)) return withoutNull(own)
  const [first, ...others] = choices.map(inner).filter((one) => !isNull(one))
  return withoutNull({ ...first, ...own, ...(others.length > 0 ? { choices: others.length + 1 } : {}) })
}

const isNone = (value: unknown) => value === null || value === 'null'

/** Null as a schema, in the spellings of 3.0 and 3.1; YAML reads an unquoted `type: null` as no text. */
function isNull(schema: Json): boolean {
  const { type, enum: options, const: only } = schema
  if ('type' in schema) return isNone(type)
  return only === null || (Array.isArray(options) && options.length > 0 && options.every(isNone))
}

function combined(one: Json, other: Json): Json {
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
export const requiredOf = ({ required }: Json): readonly string[] =>
  Array.isArray(required) ? required.map(String) : []

/** `type: [string, null]` of 3.1 as one type. */
function withoutNull(schema: Json): Json {
  const { type } = schema
  return Array.isArray(type) ? { ...schema, type: type.find((one) => !isNone(one)) as unknown } : schema
}
