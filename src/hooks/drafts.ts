import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'
import { isRecord, readNumber, readText } from '#descriptor/read.ts'

/** What somebody typed into a form and has not saved: never a password, never shown to anybody else. */
export interface Draft {
  readonly subject: string
  readonly resource: string
  /** The record's id; '' for a new one. */
  readonly id: string
  /** What the record is called. */
  readonly label: string
  /** The fields that differ from the record, in normal form. */
  readonly values: Readonly<Record<string, unknown>>
  /** The record as it was read; null for a new one. */
  readonly before: Readonly<Record<string, unknown>> | null
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number
}

/** Whose draft of what. */
export type DraftOf = Pick<Draft, 'subject' | 'resource' | 'id'>

/** Milliseconds that a draft is kept (decisions on signing in). */
const kept = 7 * 24 * 3600 * 1000

let store: UseStore | undefined
const drafts = () => {
  store ??= createStore('ben-drafts', 'drafts')
  return store
}
const keyOf = ({ subject, resource, id }: DraftOf) => JSON.stringify([subject, resource, id])

/** Writes a draft. Where storage is refused or full nothing else is lost: the form itself still has everything. */
export async function keepDraft(draft: Draft): Promise<void> {
  await quietly(() => set(keyOf(draft), draft, drafts()))
}

/** The draft of a record; null when there is none, it is too old, or it cannot be read. */
export async function findDraft(of: DraftOf): Promise<Draft | null> {
  return readDraft(await quietly(() => get<unknown>(keyOf(of), drafts())))
}

/** Forgets the draft of a record. */
export async function dropDraft(of: DraftOf): Promise<void> {
  await quietly(() => del(keyOf(of), drafts()))
}

/** Somebody's drafts, the newest first. */
export async function draftsOf(subject: string): Promise<readonly Draft[]> {
  const all = (await quietly(() => entries<string, unknown>(drafts()))) ?? []
  return all
    .flatMap(([, raw]) => readDraft(raw) ?? [])
    .filter((draft) => draft.subject === subject)
    .toSorted((a, b) => b.at - a.at)
}

/** Forgets somebody's drafts: after a sign-out by choice. */
export async function dropDraftsOf(subject: string): Promise<void> {
  await dropWhere((draft) => draft.subject === subject)
}

/** Forgets what belongs to anybody else, and what is too old or cannot be read. */
export async function keepDraftsOnlyOf(subject: string): Promise<void> {
  await dropWhere((draft) => draft.subject !== subject)
}

async function dropWhere(isDropped: (draft: Draft) => boolean): Promise<void> {
  const all = (await quietly(() => entries<string, unknown>(drafts()))) ?? []
  const gone = all.filter(([, raw]) => {
    const draft = readDraft(raw)
    return draft === null || isDropped(draft)
  })
  await Promise.all(gone.map(([key]) => quietly(() => del(key, drafts()))))
}

function readDraft(raw: unknown): Draft | null {
  if (!isRecord(raw) || !isRecord(raw.values)) return null
  const at = readNumber(raw.at) ?? 0
  if (Date.now() - at > kept) return null
  return {
    subject: readText(raw.subject),
    resource: readText(raw.resource),
    id: readText(raw.id),
    label: readText(raw.label),
    values: raw.values,
    before: isRecord(raw.before) ? raw.before : null,
    at,
  }
}

async function quietly<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run()
  } catch {
    return undefined
  }
}
