import type { CountedPage } from '#descriptor/pagination.ts'
import { isRecord } from '#descriptor/read.ts'
import type { JsonSchema } from './json-schema.ts'

const SAMPLES = [1, 2, 3]

/** A page of a list of three pages, different in each number. */
export const samplePage = (n: number): CountedPage => ({ page: n, size: 20 + n, total: 70 - 4 * n })

/**
 * The schema of what a function of the grammar writes, such as an envelope around its rows. It is called with the numbers 1 to 3:
 * a scalar that is the same each time is constant, another one has its types. A part that is a schema already is kept.
 */
export function shapeOf(write: (n: number) => unknown): JsonSchema {
  return merged(SAMPLES.map(write))
}

function merged(values: readonly unknown[]): JsonSchema {
  const [first] = values
  if (Array.isArray(first)) {
    const items = values.flatMap((value) => (Array.isArray(value) ? value.slice(0, 1) : []))
    return { type: 'array', ...(items.length > 0 ? { items: merged(items) } : {}) }
  }
  if (isRecord(first)) {
    if (isSchema(first)) return first
    const valuesAt = (name: string) => values.map((value) => (isRecord(value) ? value[name] : undefined))
    const names = Object.keys(first).filter((name) => valuesAt(name).some((value) => value !== undefined))
    const properties = Object.fromEntries(names.map((name) => [name, merged(valuesAt(name))]))
    return { type: 'object', properties, required: names }
  }
  if (values.every((value) => value === first)) return { const: first }
  const types = [...new Set(values.map(typeOf))]
  return { type: types.length === 1 ? types[0] : types }
}

const isSchema = (part: object) => ['$ref', 'allOf', 'anyOf'].some((keyword) => keyword in part)

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Number.isInteger(value) ? 'integer' : typeof value
}
