import { codedRows } from './coded-rows.ts'
import words from './words/materials.json' with { type: 'json' }

/** The rows of the material resource. */
export function materials(count: number): Record<string, unknown>[] {
  return codedRows('materials', Object.entries(words), count)
}
