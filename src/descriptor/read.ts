/** Tolerant readers: they accept null for text, and numbers as strings. Those of dates and times are in `read-date.ts`. */

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
  const id = (idKey === 'id' ? null : raw[idKey]) ?? raw._id ?? raw.id
  return bareId(id ?? raw)
}

/** The scalar of an id that is sent as an object with nothing else in it, such as `{ $oid: '…' }` of MongoDB. */
export function bareId(id: unknown): unknown {
  if (!isRecord(id)) return id
  const [[key, value] = [''], ...others] = Object.entries(id)
  return others.length === 0 && wrappers.has(key) ? value : id
}

const wrappers: ReadonlySet<string> = new Set(['$oid', '$uuid', '$numberInt', '$numberLong', '_id', 'id'])

/** The text of an id, from a scalar or from a populated record. */
export function readId(raw: unknown, idKey?: string): string {
  return readText(idIn(raw, idKey))
}

/**
 * A finite number, also from text in decimal digits; else null. One to three digits, a point and three more are null: 135.500 is
 * 135,5 or 135.500, as its writer groups thousands; 0.125 and 1234.500 are certain.
 */
export function readNumber(raw: unknown): number | null {
  const value = typeof raw === 'string' && isCertain(raw.trim()) ? Number(raw) : raw
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

const isCertain = (text: string) =>
  /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && !/^[+-]?[1-9]\d{0,2}\.\d{3}$/.test(text)

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

/** Addresses in their order, from texts of one or several or from records with a `url`. */
export function readAddresses(raw: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  return all.flatMap((one) => splitAddresses(readText(isRecord(one) ? one.url : one)))
}

/**
 * The addresses in one text, which may have commas and blanks themselves: a separator is a line break, or is followed by the start
 * of another address, or is between two names of pictures.
 */
export function splitAddresses(text: string): readonly string[] {
  const all = text.startsWith('data:') ? [text] : text.split(betweenAddresses)
  return all.filter((one) => one !== '')
}

// A run of separators is tried from its start alone: a long one would take the square of its length.
const betweenAddresses =
  /(?<![\s,;|])[\s,;|]*[\r\n][\s,;|]*|(?<![\s,;|])[\s,;|]+(?=\/|https?:)|(?<=\.(?:png|jpe?g|gif|webp|avif|svg))[\s,;|]+(?=[^\s,;|]*\.(?:png|jpe?g|gif|webp|avif|svg)\b)/i

/** A plain object, as opposed to null, arrays and scalars. */
export function isRecord(raw: unknown): raw is Raw {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
