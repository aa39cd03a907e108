import { isRecord } from '#descriptor/read.ts'

/** The lines of rows as sources of bands, by their numbers from 1; none for an unknown value. */
export function lineBands(lines: unknown) {
  if (!Array.isArray(lines)) return []
  return lines.filter(isRecord).map((line, at) => ({
    key: String(at + 1),
    read: (name: string): unknown => line[name] ?? null,
    currency: '',
  }))
}
