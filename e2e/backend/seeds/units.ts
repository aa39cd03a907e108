import { codedRows } from './coded-rows.ts'
import words from './words/units.json' with { type: 'json' }

/** The rows of the unit resource. */
export function units(count: number): Record<string, unknown>[] {
  return codedRows('units', Object.entries(words), count)
}
