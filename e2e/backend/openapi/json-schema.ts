/** A JSON Schema of draft 2020-12, the dialect of OpenAPI 3.1. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** A reference to a schema of the document's components. */
export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** An object with these properties; all of them are required unless named otherwise. */
export const objectSchema = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({ type: 'object', properties, ...(required.length > 0 ? { required } : {}) })

/** An array of one kind of items. */
export const arraySchema = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

/** A schema that also allows null. */
export const orNull = (schema: JsonSchema): JsonSchema =>
  typeof schema['type'] === 'string'
    ? { ...schema, type: [schema['type'], 'null'] }
    : { anyOf: [schema, { type: 'null' }] }
