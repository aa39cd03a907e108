import { isRecord, type Raw } from '#descriptor/read.ts'

/** The id of a record; empty for another object. */
export function idOf(raw: Raw): string {
  const id = raw['_id'] ?? raw['id']
  return typeof id === 'string' ? id : ''
}

/** The one record of a response; undefined for a list. */
export function recordIn(json: unknown): Raw | undefined {
  if (!isRecord(json)) return undefined
  if (idOf(json) !== '') return json
  return Object.values(json).map(recordIn).find(Boolean)
}

/** A response with the values of a record in place of its earlier ones; with `isAny`, in place of another record too. */
export function withRecord(json: unknown, record: Raw, isAny = false): unknown {
  if (Array.isArray(json)) return json.map((each) => withRecord(each, record, isAny))
  if (!isRecord(json)) return json
  const id = idOf(json)
  if (id !== '' && (isAny || id === idOf(record))) return isAny ? record : { ...json, ...record }
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, withRecord(value, record, isAny)]),
  )
}
