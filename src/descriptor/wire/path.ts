import { isRecord, type Raw } from '#descriptor/read.ts'

/** The value at a dotted path of a record; undefined where the record has none. */
export function valueAt(raw: Raw, path: string): unknown {
  if (!path.includes('.')) return raw[path]
  return path.split('.').reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), raw)
}
