import { isRecord } from '#descriptor/read.ts'
import type { SentCreate } from '#hooks/write/create-keys.ts'
import { session } from '#session/session.ts'
import { draftStore } from './draft-store.ts'
import { type DraftOf, dateIn, type FoundDraft, isOld, readDraft } from './found-draft.ts'
import { userDataStore } from './user-data-store.ts'

type Values = Readonly<Record<string, unknown>>

/** The unsaved values of a form: never a password, and shown only to the user who typed them. */
export interface Draft extends DraftOf {
  /** The label of the record. */
  readonly label: string
  /** The fields that differ from the record, in normal form. */
  readonly values: Values
  /** The kind of each of these fields when it was typed: a descriptor may change later. */
  readonly kinds: Readonly<Record<string, string>>
  /** The record as it was read; null for a new one. */
  readonly before: Values | null
  /** When the draft was last written, in milliseconds since 1970. */
  readonly at: number
  /** The create that was sent with these or other values, as long as it may still be carried out. */
  readonly sent?: SentCreate | null
}

/**
 * The key of one form's draft. Each form has its own draft, so that two tabs with the same record never
 * overwrite each other and a save in one removes only its own draft; the others are offered one by one. One
 * draft per record, merged field by field, would lose the earlier of two values of one field.
 */
export function draftKey({ subject, resource, id }: DraftOf, form: string): string {
  return JSON.stringify([subject, resource, id, form])
}

/** Stores the draft of a form. */
export async function keepDraft(key: string, draft: Draft): Promise<void> {
  if (mayWrite(draft.subject)) await draftStore.put(key, draft)
}

/** Restores removed drafts unchanged. */
export async function restoreDrafts(drafts: readonly FoundDraft[]): Promise<void> {
  const own = drafts.filter(({ subject }) => mayWrite(subject))
  await Promise.all(own.map(({ key, raw }) => draftStore.put(key, raw)))
}

/** Reduces a draft to some values: a form has taken the others. */
export async function shrinkDraft(draft: FoundDraft, values: Values): Promise<void> {
  const raw = isRecord(draft.raw) ? draft.raw : {}
  if (mayWrite(draft.subject)) await draftStore.put(draft.key, { ...raw, values, sent: null })
}

/** Removes drafts. */
export async function dropDrafts(keys: readonly string[]): Promise<void> {
  await draftStore.remove(keys)
}

/** Reads the drafts, so that `knownDrafts` finds those of other tabs and of earlier visits. */
export async function loadDrafts(): Promise<void> {
  await draftStore.ready()
}

/** The drafts of a record, as storage was read last and as this tab has changed it since, the newest first. */
export function knownDrafts(of: DraftOf): readonly FoundDraft[] {
  return knownDraftsOf(of.subject).filter((draft) => isOf(of, draft))
}

/** The drafts of a user, read like those of a record. */
export function knownDraftsOf(subject: string): readonly FoundDraft[] {
  return draftsAmong(draftStore.known(), subject)
}

/** The drafts of a record, the newest first. */
export async function findDrafts(of: DraftOf): Promise<readonly FoundDraft[]> {
  return (await draftsOf(of.subject)).filter((draft) => isOf(of, draft))
}

/** The drafts of a user, newest first, including damaged ones. */
export async function draftsOf(subject: string): Promise<readonly FoundDraft[]> {
  return draftsAmong(await draftStore.all(), subject)
}

function draftsAmong(stored: readonly (readonly [string, unknown])[], subject: string) {
  const all = stored.flatMap(([key, raw]) => readDraft(key, raw) ?? [])
  return all
    .filter((draft) => draft.subject === subject && !isOld(draft))
    .toSorted((one, other) => other.at - one.at)
}

const isOf = ({ resource, id }: DraftOf, draft: FoundDraft) => draft.resource === resource && draft.id === id

/** A key that is equal for drafts of the same record; each draft of a new record has its own. */
export function recordOf({ key, subject, resource, id }: FoundDraft): string {
  return id === '' ? key : JSON.stringify([subject, resource, id])
}

/** Removes the drafts and the other data of a user: after a sign-out by choice. */
export async function dropDraftsOf(subject: string): Promise<void> {
  await dropOwners((owner) => owner === subject)
}

/** Removes the drafts and data of other users, expired drafts and those without a readable owner. */
export async function keepDraftsOnlyOf(subject: string): Promise<void> {
  await dropOwners((owner) => owner !== subject)
  // A damaged draft without a date is kept for seven days from the first time that it is read.
  for (const [key, raw] of await draftStore.all()) {
    if (dateIn(raw) !== null) continue
    // oxlint-disable-next-line no-await-in-loop -- such drafts are rare
    await draftStore.put(key, { ...(isRecord(raw) ? raw : { values: raw }), at: Date.now() })
  }
}

async function dropOwners(isDropped: (subject: string) => boolean): Promise<void> {
  deleteStoredNames()
  await Promise.all([dropWhere(({ subject }) => isDropped(subject)), userDataStore.forget(isDropped)])
}

/** An earlier version of the page stored names of records in a database that nothing reads any more. */
function deleteStoredNames(): void {
  try {
    indexedDB.deleteDatabase('ben-names')
  } catch {
    // Storage is refused: there are none.
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
 * Whether a draft may be stored for a user: a form that is still mounted while its user signs out, in this
 * tab or another, must not store one. After a session has expired, drafts still belong to its user.
 */
export function mayWrite(subject: string): boolean {
  return session.hasEnded() || session.storedUser()?.subject === subject
}
