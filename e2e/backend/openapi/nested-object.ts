import { type JsonSchema, objectSchema } from './json-schema.ts'

/** A property of a record by its path: `address.city`. */
export interface Property {
  readonly path: string
  readonly schema: JsonSchema
  readonly isRequired: boolean
}

/** The object that has these properties, with an object for each part of a path. */
export function nestedObject(properties: readonly Property[]): JsonSchema {
  const names = [...new Set(properties.map(({ path }) => headOf(path)))]
  const schemas = names.map((name): [string, JsonSchema] => {
    const own = properties.find(({ path }) => path === name)
    return [name, own ? own.schema : nestedObject(below(properties, name))]
  })
  const required = names.filter((name) =>
    properties.some(({ path, isRequired }) => isRequired && headOf(path) === name),
  )
  return objectSchema(Object.fromEntries(schemas), required)
}

const headOf = (path: string) => path.split('.', 1)[0] ?? path

function below(properties: readonly Property[], name: string): readonly Property[] {
  return properties.flatMap((property) =>
    property.path.startsWith(`${name}.`) ? [{ ...property, path: property.path.slice(name.length + 1) }] : [],
  )
}
