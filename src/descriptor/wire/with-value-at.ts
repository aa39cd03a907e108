import { isRecord, type Raw } from '#descriptor/read.ts'
import { valueAt } from './path.ts'

/** A copy of a record with the value at a dotted path replaced; its siblings are kept. */
export function withValueAt(raw: Raw, path: string, value: unknown): Raw {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...raw, [key]: value }
  const inner = raw[key]
  return { ...raw, [key]: withValueAt(isRecord(inner) ? inner : {}, rest.join('.'), value) }
}

/** Whether a dotted path of a record leads through records and missing ones alone, so that no other value is replaced. */
export function isFree(raw: Raw, path: string): boolean {
  const parents = path.split('.').slice(0, -1)
  return parents.every((_, index) => {
    const inner = valueAt(raw, parents.slice(0, index + 1).join('.')) ?? null
    return inner === null || isRecord(inner)
  })
}

/** A copy of a record without the value at a dotted path, and without the records that are empty then. */
export function withoutValueAt(raw: Raw, path: string): Raw {
  const [key = '', ...rest] = path.split('.')
  const { [key]: inner, ...others } = raw
  if (rest.length === 0 || !isRecord(inner)) return rest.length === 0 ? others : raw
  const left = withoutValueAt(inner, rest.join('.'))
  return Object.keys(left).length === 0 ? others : { ...others, [key]: left }
}
