import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import { session } from '#session/session.ts'
import { forgetRecent, recentKey } from './forget-recent.ts'

/** A record that somebody has opened. */
export interface RecentRecord {
  readonly resource: string
  readonly id: string
  /** What it was called then. */
  readonly label: string
  /** When, in milliseconds since 1970. */
  readonly at: number
}

const most = 12

/** The records that somebody opened last in this browser, the newest first; those of somebody before are forgotten. */
export function recentOf(subject: string): readonly RecentRecord[] {
  const kept = read()
  if (kept.subject === subject) return kept.items
  forgetRecent()
  return []
}

/** Notes that the one who is signed in has opened a record; nothing of what stands in it but its name. */
export function noteOpened(record: Omit<RecentRecord, 'at'>): void {
  const subject = session.storedUser()?.subject
  if (subject === undefined) return
  const others = recentOf(subject).filter((one) => !isSame(one, record))
  write(subject, [{ ...record, at: Date.now() }, ...others].slice(0, most))
}

/** Forgets a record that is gone. */
export function forgetOpened(gone: Pick<RecentRecord, 'resource' | 'id'>): void {
  const { subject, items } = read()
  if (items.some((one) => isSame(one, gone)))
    write(
      subject,
      items.filter((one) => !isSame(one, gone)),
    )
}

const isSame = (one: Pick<RecentRecord, 'resource' | 'id'>, other: Pick<RecentRecord, 'resource' | 'id'>) =>
  one.resource === other.resource && one.id === other.id

function read(): { readonly subject: string; readonly items: readonly RecentRecord[] } {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(recentKey) ?? 'null')
    if (!isRecord(raw) || !Array.isArray(raw.items)) return nothing
    const items = raw.items.filter(isRecord).map((one) => ({
      resource: readText(one.resource),
      id: readText(one.id),
      label: readText(one.label),
      at: readNumber(one.at) ?? 0,
    }))
    return { subject: readText(raw.subject), items: items.filter(({ id }) => id !== '') }
  } catch {
    return nothing
  }
}

function write(subject: string, items: readonly RecentRecord[]): void {
  try {
    localStorage.setItem(recentKey, JSON.stringify({ subject, items }))
  } catch {
    // Refused or full: the way there is a step longer.
  }
}

const nothing = { subject: '', items: [] }
