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

/** A list of a document; empty where there is none. */
export const listOf = (part: unknown): readonly unknown[] => (Array.isArray(part) ? part : [])

/** The names of the required properties of an object. */
export const requiredOf = ({ required }: Json): readonly string[] => listOf(required).map(String)

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
  readonly #document: Json
  readonly json: Json
  /** The name of the component that it comes from; '' for one that is written in place. */
  readonly component: string
  /** The names of its properties. */
  readonly names: readonly string[]
  /** The values of an enumeration. */
  readonly options: readonly unknown[] | undefined
  /** The type; an object or an array may leave it out. */
  readonly type: string

  constructor(document: Json, part: unknown) {
    this.#document = document
    this.json = flat(document, part, 0)
    const { component, type, properties, items, enum: options } = this.json
    const implied = properties ? 'object' : items ? 'array' : options ? 'string' : ''
    this.component = readText(component)
    this.names = Object.keys(objectAt(this.json, 'properties'))
    this.options = Array.isArray(options) ? options : undefined
    this.type = typeof type === 'string' ? type : implied
  }

  get properties(): Readonly<Record<string, Schema>> {
    const parts = objectAt(this.json, 'properties')
    return Object.fromEntries(this.names.map((name) => [name, new Schema(this.#document, parts[name])]))
  }

  get items(): Schema {
    return new Schema(this.#document, this.json['items'])
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
  const choices = listOf(anyOf ?? oneOf)
    .map(inner)
    .filter((one) => !isNull(one))
  const whole = [...listOf(allOf).map(inner), ...choices.slice(0, 1), own].reduce(combined, {})
  // `type: [string, null]` of 3.1 as one type.
  const type = Array.isArray(whole['type']) ? { type: whole['type'].find((one) => !isNone(one)) } : {}
  return { ...whole, ...type, ...(choices.length > 1 ? { choices: choices.length } : {}) }
}

const isNone = (value: unknown) => value === null || value === 'null'

/** Null as a schema, in the spellings of 3.0 and 3.1; YAML reads an unquoted `type: null` as no text. */
function isNull({ type, const: only, enum: options = [type ?? only] }: Json): boolean {
  return type === null || (listOf(options).length > 0 && listOf(options).every(isNone))
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
