import { isRecord } from '#descriptor/read.ts'
import type { JsonSchema } from './json-schema.ts'

/**
 * The schema of what a function of the grammar writes, such as an envelope around its rows. It is called with two numbers: a
 * scalar that is the same both times is constant, another one has its type. A part that is a schema already is kept.
 */
export function shapeOf(write: (n: number) => unknown): JsonSchema {
  return merged(write(1), write(2))
}

function merged(one: unknown, other: unknown): JsonSchema {
  if (Array.isArray(one)) {
    const [first] = one
    const [second] = Array.isArray(other) ? other : []
    return { type: 'array', ...(first === undefined ? {} : { items: merged(first, second) }) }
  }
  if (isRecord(one)) {
    if (isSchema(one)) return one
    const names = Object.keys(one)
    const others = isRecord(other) ? other : {}
    const properties = Object.fromEntries(names.map((name) => [name, merged(one[name], others[name])]))
    return { type: 'object', properties, required: names }
  }
  if (one === other) return { const: one }
  return { type: Number.isInteger(one) ? 'integer' : typeof one }
}

const isSchema = (part: object) => ['$ref', 'allOf', 'anyOf'].some((keyword) => keyword in part)
