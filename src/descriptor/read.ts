/** Tolerant readers: they accept null for text, numbers as strings, and dates as ISO text or milliseconds. */

/** A record as it is sent and received. */
export type Raw = Readonly<Record<string, unknown>>

/** A scalar as text; '' for any other value. */
export function readText(raw: unknown): string {
  if (typeof raw === 'string') return raw
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw)
  return ''
}

/** The id in a scalar or in a populated record: under a key of its resource's own, else `_id`, else `id` (S3-11). */
export function idIn(raw: unknown, idKey = '_id'): unknown {
  if (!isRecord(raw)) return raw
  return (idKey === 'id' ? null : raw[idKey]) ?? raw._id ?? raw.id
}

/** The text of an id, from a scalar or from a populated record. */
export function readId(raw: unknown, idKey?: string): string {
  return readText(idIn(raw, idKey))
}

/** A finite number, also from text; else null. */
export function readNumber(raw: unknown): number | null {
  if (typeof raw === 'string' && raw.trim() === '') return null
  const value = typeof raw === 'string' ? Number(raw) : raw
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** A switch: true, 1, "1", "true". */
export function readToggle(raw: unknown): boolean {
  return raw === true || raw === 1 || raw === '1' || raw === 'true'
}

/** A list of texts, from an array or from one text split at commas. */
export function readTexts(raw: unknown): readonly string[] {
  if (Array.isArray(raw)) return raw.map(readText).filter((item) => item !== '')
  return readText(raw)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** Ids, each once, from scalars or from populated records. */
export function readIds(raw: unknown, idKey?: string): readonly string[] {
  const ids = Array.isArray(raw) ? raw.map((one) => readId(one, idKey)) : readTexts(readId(raw, idKey))
  return [...new Set(ids)].filter((id) => id !== '')
}

/**
 * Addresses in their order, from texts or from records with a `url`. A single text is one address: it may
 * have commas.
 */
export function readAddresses(raw: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  return all.map((one) => readText(isRecord(one) ? one.url : one)).filter((one) => one !== '')
}

/** A date-time as ISO 8601 in UTC, from ISO text or milliseconds; any other text is returned unchanged. */
export function readDateTime(raw: unknown): string {
  const given = readText(raw)
  const millis = typeof raw === 'number' || /^-?\d{9,}$/.test(given)
  // Only ISO text is passed to Date, which would also parse "Quý 3" as a day in March.
  if (!millis && !/^[+-]?\d{4,6}-\d{2}/.test(given)) return given
  const moment = new Date(millis ? Number(given) : given)
  return Number.isNaN(moment.getTime()) ? given : moment.toISOString()
}

/** A calendar day; of a date-time, its day in Asia/Ho_Chi_Minh. */
export function readDate(raw: unknown): string {
  const given = readText(raw)
  if (/^\d{4}-\d{2}-\d{2}$/.test(given)) return given
  const iso = readDateTime(raw)
  const moment = new Date(iso)
  // A form cannot show a year of more than four digits or before year 1.
  if (!/^\d{4}-.*Z$/.test(iso) || Number.isNaN(moment.getTime())) return given
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(moment)
}

/** A time of day as `HH:mm`, without seconds; any other text is returned unchanged. */
export function readTime(raw: unknown): string {
  const given = readText(raw)
  const [, hour = '', minute] = /^(\d{1,2}):(\d{2})(:\d{2}(\.\d+)?)?$/.exec(given) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minute}` : given
}

/** A plain object, as opposed to null, arrays and scalars. */
export function isRecord(raw: unknown): raw is Raw {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
