import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import type { SentCreate } from '#hooks/write/create-keys.ts'

type Values = Readonly<Record<string, unknown>>

/** The user and the record of a draft. */
export interface DraftOf {
  readonly subject: string
  readonly resource: string
  /** The record's id; '' for a new one, and for settings. */
  readonly id: string
}

/** A draft as it is read from the store. */
export interface FoundDraft extends DraftOf {
  readonly key: string
  readonly label: string
  /** null when the draft is damaged. */
  readonly values: Values | null
  readonly kinds: Values
  readonly at: number
  /** The create that was sent from its form without a known outcome; null without one. */
  readonly sent: SentCreate | null
  /** The stored value, unparsed. */
  readonly raw: unknown
}

/** Milliseconds that a draft is kept (src/decisions/drafts.md). */
const draftRetention = 7 * 24 * 3600 * 1000

/** Whether a draft has expired. */
export const isOld = ({ at }: FoundDraft): boolean => Date.now() - at > draftRetention

/** Reads a stored draft; null for an invalid key. The key has the owner, also for a damaged draft. */
export function readDraft(key: string, raw: unknown): FoundDraft | null {
  const of = ofKey(key)
  if (!of) return null
  const stored = isRecord(raw) ? raw : {}
  return {
    ...of,
    key,
    label: readText(stored.label),
    values: isRecord(stored.values) ? stored.values : null,
    kinds: isRecord(stored.kinds) ? stored.kinds : {},
    at: dateIn(raw) ?? Date.now(),
    sent: readSent(stored.sent),
    raw,
  }
}

/** When a draft was written; null if unreadable, or so far in the future that the draft would not expire. */
export function dateIn(raw: unknown): number | null {
  const at = isRecord(raw) ? readNumber(raw.at) : null
  return at !== null && at < Date.now() + draftRetention ? at : null
}

function readSent(raw: unknown): SentCreate | null {
  if (!isRecord(raw) || !isRecord(raw.values)) return null
  const key = readText(raw.key)
  const sentAt = readNumber(raw.sentAt)
  return key === '' || sentAt === null ? null : { key, values: raw.values, sentAt }
}

function ofKey(key: unknown): DraftOf | null {
  try {
    const parts: unknown = JSON.parse(String(key))
    if (!Array.isArray(parts) || parts.length < 3) return null
    const [subject, resource, id] = parts.map(readText)
    return { subject: subject ?? '', resource: resource ?? '', id: id ?? '' }
  } catch {
    return null
  }
}
