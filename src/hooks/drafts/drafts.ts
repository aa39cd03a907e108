import { isRecord } from '#descriptor/read.ts'
import type { SentCreate } from '#hooks/write/create-keys.ts'
import { session } from '#session/session.ts'
import { draftStore } from './draft-store.ts'
import { type DraftOf, dateIn, type FoundDraft, isOld, readDraft } from './found-draft.ts'
import { userDataStore } from './user-data-store.ts'

type Values = Readonly<Record<string, unknown>>

/** What somebody typed into a form and has not saved: never a password, never shown to anybody else. */
export interface Draft extends DraftOf {
  /** What the record is called. */
  readonly label: string
  /** The fields that differ from the record, in normal form. */
  readonly values: Values
  /** The kind that each of them was typed as: a descriptor may change meanwhile. */
  readonly kinds: Readonly<Record<string, string>>
  /** The record as it was read; null for a new one. */
  readonly before: Values | null
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number
  /** The create that was sent with these or other values, as long as it may still be carried out. */
  readonly sent?: SentCreate | null
}

/**
 * Where the draft of one form lies. Every form on a screen has a draft of its own, so two tabs with the same record
 * never write over each other, and a save in one clears its own words only; what is left is offered one by one.
 * Merging them field by field would need less room, but the later of two words for one field would destroy the other.
 */
export function draftKey({ subject, resource, id }: DraftOf, form: string): string {
  return JSON.stringify([subject, resource, id, form])
}

/** Writes the draft of a form. */
export async function keepDraft(key: string, draft: Draft): Promise<void> {
  if (mayWrite(draft.subject)) await draftStore.put(key, draft)
}

/** Puts back drafts that were thrown away, as they were. */
export async function restoreDrafts(drafts: readonly FoundDraft[]): Promise<void> {
  const own = drafts.filter(({ subject }) => mayWrite(subject))
  await Promise.all(own.map(({ key, raw }) => draftStore.put(key, raw)))
}

/** Leaves only some values in a draft: the others have been taken into a form. */
export async function shrinkDraft(draft: FoundDraft, values: Values): Promise<void> {
  const raw = isRecord(draft.raw) ? draft.raw : {}
  if (mayWrite(draft.subject)) await draftStore.put(draft.key, { ...raw, values, sent: null })
}

/** Forgets drafts. */
export async function dropDrafts(keys: readonly string[]): Promise<void> {
  await draftStore.remove(keys)
}

/** The drafts of a record, the newest first. */
export async function findDrafts({ subject, resource, id }: DraftOf): Promise<readonly FoundDraft[]> {
  const own = await draftsOf(subject)
  return own.filter((draft) => draft.resource === resource && draft.id === id)
}

/** Somebody's drafts, the newest first, damaged ones too. */
export async function draftsOf(subject: string): Promise<readonly FoundDraft[]> {
  const all = (await draftStore.all()).flatMap(([key, raw]) => readDraft(key, raw) ?? [])
  return all
    .filter((draft) => draft.subject === subject && !isOld(draft))
    .toSorted((one, other) => other.at - one.at)
}

/** The same text for drafts of the same record; each new record is one of its own. */
export function recordOf({ key, subject, resource, id }: FoundDraft): string {
  return id === '' ? key : JSON.stringify([subject, resource, id])
}

/** Forgets somebody's drafts: after a sign-out by choice. */
export async function dropDraftsOf(subject: string): Promise<void> {
  await Promise.all([
    dropWhere((draft) => draft.subject === subject),
    userDataStore.forget((owner) => owner === subject),
  ])
}

/** Forgets what belongs to anybody else, what is too old, and what nobody can say whose it is. */
export async function keepDraftsOnlyOf(subject: string): Promise<void> {
  await Promise.all([
    dropWhere((draft) => draft.subject !== subject),
    userDataStore.forget((owner) => owner !== subject),
  ])
  // Damaged beyond its date: its seven days begin when it is first seen.
  for (const [key, raw] of await draftStore.all()) {
    if (dateIn(raw) !== null) continue
    // oxlint-disable-next-line no-await-in-loop -- there is hardly ever one
    await draftStore.put(key, { ...(isRecord(raw) ? raw : { values: raw }), at: Date.now() })
  }
}

async function dropWhere(isDropped: (draft: FoundDraft) => boolean): Promise<void> {
  const gone = (await draftStore.all()).filter(([key, raw]) => {
    const draft = readDraft(key, raw)
    return draft === null || isOld(draft) || isDropped(draft)
  })
  await draftStore.remove(gone.map(([key]) => key))
}

/**
 * Whether words may be written down for somebody: a form that still stands while its owner signs out, in this tab or
 * another, must not. When the session has only run out they are still the owner's.
 */
export function mayWrite(subject: string): boolean {
  return session.hasEnded() || session.storedUser()?.subject === subject
}
