import { localStore } from '#browser/guarded-storage.ts'
import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import { session } from '#session/session.ts'
import { forgetRecent, recentKey } from './forget-recent.ts'

/** A record that the user has opened. */
export interface RecentRecord {
  readonly resource: string
  readonly id: string
  /** Its label when it was opened. */
  readonly label: string
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number
}

const maxRecords = 12

/** The recently opened records of a user in this browser, newest first; removes those of another user. */
export function recentOf(subject: string): readonly RecentRecord[] {
  const stored = read()
  if (stored.subject === subject) return stored.items
  forgetRecent()
  return []
}

/** Adds a record to the recent ones of the signed-in user; only its id and label are stored. */
export function noteOpened(record: Omit<RecentRecord, 'at'>): void {
  const subject = session.storedUser()?.subject
  if (subject === undefined) return
  const others = recentOf(subject).filter((one) => !isSame(one, record))
  write(subject, [{ ...record, at: Date.now() }, ...others].slice(0, maxRecords))
}

/** Removes a deleted record from the recent ones. */
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
    const raw: unknown = JSON.parse(localStore.get(recentKey) ?? 'null')
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
  localStore.set(recentKey, JSON.stringify({ subject, items }))
}

const nothing = { subject: '', items: [] }
