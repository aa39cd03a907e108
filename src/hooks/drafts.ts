import { isRecord, readNumber, readText } from '#descriptor/read.ts'
import { session } from '#session/session.ts'
import { draftStore } from './draft-store.ts'

type Values = Readonly<Record<string, unknown>>

/** Whose draft of what. */
export interface DraftOf {
  readonly subject: string
  readonly resource: string
  /** The record's id; '' for a new one, and for settings. */
  readonly id: string
}

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
}

/** A draft as it is found again. */
export interface FoundDraft extends DraftOf {
  readonly key: string
  readonly label: string
  /** null when the draft is damaged. */
  readonly values: Values | null
  readonly kinds: Values
  readonly at: number
  /** As it lies in the store. */
  readonly raw: unknown
}

/** Milliseconds that a draft is kept (decisions on signing in). */
const kept = 7 * 24 * 3600 * 1000

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
  if (mayWrite(draft.subject)) await draftStore.put(draft.key, { ...raw, values })
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
  await dropWhere((draft) => draft.subject === subject)
}

/** Forgets what belongs to anybody else, what is too old, and what nobody can say whose it is. */
export async function keepDraftsOnlyOf(subject: string): Promise<void> {
  await dropWhere((draft) => draft.subject !== subject)
  // Damaged beyond its date: its seven days begin when it is first seen.
  for (const [key, raw] of await draftStore.all()) {
    if (isRecord(raw) && readNumber(raw.at) !== null) continue
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

// A form that still stands while its owner signs out, in this tab or another, must not write its words down again.
// When the session has only run out they are still the owner's.
function mayWrite(subject: string): boolean {
  return session.hasEnded() || session.owner()?.subject === subject
}

const isOld = ({ at }: FoundDraft) => Date.now() - at > kept

/** Whose it is stands in the key, so that it is known of a damaged draft too; null where it is not known at all. */
function readDraft(key: string, raw: unknown): FoundDraft | null {
  const of = ofKey(key)
  if (!of) return null
  const said = isRecord(raw) ? raw : {}
  return {
    ...of,
    key,
    label: readText(said.label),
    values: isRecord(said.values) ? said.values : null,
    kinds: isRecord(said.kinds) ? said.kinds : {},
    at: readNumber(said.at) ?? Date.now(),
    raw,
  }
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
