import { isRecord, type Raw } from '#descriptor/read.ts'

/** A copy of a record with the value at a dotted path replaced; its siblings are kept. */
export function withValueAt(raw: Raw, path: string, value: unknown): Raw {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...raw, [key]: value }
  const inner = raw[key]
  return { ...raw, [key]: withValueAt(isRecord(inner) ? inner : {}, rest.join('.'), value) }
}

/** A copy of a record without the value at a dotted path, and without the records that are empty then. */
export function withoutValueAt(raw: Raw, path: string): Raw {
  const [key = '', ...rest] = path.split('.')
  const { [key]: inner, ...others } = raw
  if (rest.length === 0 || !isRecord(inner)) return rest.length === 0 ? others : raw
  const left = withoutValueAt(inner, rest.join('.'))
  return Object.keys(left).length === 0 ? others : { ...others, [key]: left }
}
