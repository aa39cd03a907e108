import { isRecord } from '#descriptor/read.ts'

/** The lines of rows as sources of bands, by their numbers from 1; none for an unknown value. */
export function lineBands(lines: unknown) {
  if (!Array.isArray(lines)) return []
  return lines.flatMap((line: unknown, at) =>
    isRecord(line)
      ? [{ key: String(at + 1), read: (name: string): unknown => line[name] ?? null, currency: '' }]
      : [],
  )
}
