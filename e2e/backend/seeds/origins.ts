import { codedRows } from './coded-rows.ts'
import words from './words/origins.json' with { type: 'json' }

/** The rows of the origin resource. */
export function origins(count: number): Record<string, unknown>[] {
  return codedRows('origins', Object.entries(words), count)
}
