/** Tolerant readers: null where text is expected, numbers as strings, dates as ISO or milliseconds break nothing. */

/** Any scalar as text; everything else is ''. */
export function readText(raw: unknown): string {
  if (typeof raw === 'string') return raw
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw)
  return ''
}

/** An id: of a scalar, or of a populated record that stands in its place. */
export function readId(raw: unknown): string {
  if (isRecord(raw)) return readText(raw._id ?? raw.id)
  return readText(raw)
}

/** A finite number, also from digits in text; else null. */
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

/** Ids, each once: of scalars or of populated records. */
export function readIds(raw: unknown): readonly string[] {
  const ids = Array.isArray(raw) ? raw.map(readId) : readTexts(readId(raw))
  return [...new Set(ids)].filter((id) => id !== '')
}

/** Addresses in their order: as texts, or as records that hold one. A single text is one address: it may hold commas. */
export function readAddresses(raw: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  return all.map((one) => readText(isRecord(one) ? one.url : one)).filter((one) => one !== '')
}

/** A moment as ISO 8601 in UTC, from ISO text or milliseconds; what is neither stays as it is, to be shown. */
export function readDateTime(raw: unknown): string {
  const given = readText(raw)
  const millis = typeof raw === 'number' || /^-?\d{9,}$/.test(given)
  // Only ISO text is handed to Date: it would also read "Quý 3" as a day in March.
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
  // A year of more than four digits, or before year 1, is no day that a form could show.
  if (!/^\d{4}-.*Z$/.test(iso) || Number.isNaN(moment.getTime())) return given
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(moment)
}

/** A plain object, as opposed to null, arrays and scalars. */
export function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
