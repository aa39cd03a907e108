import { neutralizeMarkup } from '#browser/neutralize-markup.ts'
import { fold } from '#descriptor/fold.ts'
import { hasId } from '#descriptor/own-ids.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { changedFields, isSent, labelOf, type Row, sameValue, valueOf, valuesOf } from '#descriptor/row.ts'
import { isBlank, tidy } from '#descriptor/tidy.ts'
import { NotFound } from '#hooks/read/errors.ts'
import { SilentResponse } from '#hooks/read/not-a-success.ts'
import { newestRecords, searchRecords } from '#hooks/read/search-records.ts'
import { fetchFresh, readCreated, rereadForUpdate } from './fetch-fresh.ts'
import type { SaveInput } from './save-record.ts'
import type { Reconciled } from './save-safely.ts'
import { WriteFailed } from './write-failed.ts'

/** Milliseconds that a search by name may take. */
const timeoutMs = 5000

/** Milliseconds by which a record may seem older than the create, as the two clocks may differ. */
const hour = 3_600_000

/** A save whose effect is looked for. */
interface LostSave extends SaveInput {
  /** The ids of the records that were known before a create was sent, or that other writes have created. */
  readonly earlierIds?: ReadonlySet<string>
}

/**
 * Looks for the effect of a save whose response was lost or, as `cause` shows, has no content: of an update by its id, of a
 * create by the address in its response, else by its name and values. A new record that has all values of the create counts
 * as created by it: no typed value is lost then. Another record of its name that is not known to be older leaves the outcome
 * unknown.
 */
export async function reconcileWrite(
  resource: Resource,
  sent: LostSave,
  sentAt: number,
  cause?: unknown,
): Promise<Reconciled<Row>> {
  const { before, values } = sent
  const silent = cause instanceof SilentResponse ? cause : null
  if (before) return reconcileUpdate(resource, before, values, silent !== null)
  const saved = await readCreated(resource, silent?.location ?? null)
  return saved ? { status: 'saved', saved } : reconcileCreate(resource, sent, sentAt)
}

async function reconcileUpdate(
  resource: Resource,
  before: Row,
  values: SaveInput['values'],
  isAnswered: boolean,
): Promise<Reconciled<Row>> {
  try {
    const saved = await rereadForUpdate(resource, before.id)
    if (!saved) return unknown
    const written = changedFields(resource, valuesOf(resource, before), values)
    const isWritten =
      holdsValues(resource, saved, values, written) && !hasOldText(resource, saved, before, written)
    // A server that has answered may have put each of the values into its own form.
    const isChanged =
      isAnswered && written.every((name) => !sameValue(valueOf(saved, name), valueOf(before, name)))
    return isWritten || isChanged ? { status: 'saved', saved } : notSaved
  } catch (error) {
    if (error instanceof NotFound) return notSaved
    if (error instanceof WriteFailed) return unknown
    throw error
  }
}

async function reconcileCreate(
  resource: Resource,
  { values, earlierIds }: LostSave,
  sentAt: number,
): Promise<Reconciled<Row>> {
  const { typedKey, operations } = resource
  if (typedKey !== undefined && operations.one)
    return reconcileTypedKey(resource, readText(values[typedKey]), values)
  const name = labelOf(resource, { id: '', raw: {}, ...values })
  try {
    const options = { most: 100, signal: AbortSignal.timeout(timeoutMs), cache: 'no-store' } as const
    const named = name === '' ? undefined : await searchRecords(resource, name, options)
    const found = named ?? (await newestRecords(resource, options))
    if (!found) return unknown
    const isEarlier = (row: Row) => isOlder(row, sentAt) || earlierIds?.has(row.id)
    const rows = found.rows.filter((row) => !isEarlier(row) && isNamed(resource, row, values, name))
    const editable = editableFields(resource)
    for (const row of rows) {
      if (!hasId(row) || !holdsValues(resource, row, values, listed(resource, row, values))) continue
      // A list may leave fields out and cut texts.
      // oxlint-disable-next-line no-await-in-loop -- the first one is nearly always the created one
      const saved = (await fetchFresh(resource, row.id).catch(() => undefined)) ?? row
      const names = editable.filter((field) => !isLeftBlank(values[field], valueOf(saved, field)))
      if (holdsValues(resource, saved, values, names)) return { status: 'saved', saved }
    }
    // A record of the name may be the created one with its values in another form. Of a name that many records have, the
    // created one may be on a further page.
    return rows.length === 0 && found.isWhole ? notSaved : unknown
  } catch {
    return unknown
  }
}

/** A record under the typed key is the created one if it has its values. */
async function reconcileTypedKey(
  resource: Resource,
  id: string,
  values: SaveInput['values'],
): Promise<Reconciled<Row>> {
  try {
    const saved = await rereadForUpdate(resource, id)
    if (!saved) return unknown
    return holdsValues(resource, saved, values, editableFields(resource))
      ? { status: 'saved', saved }
      : notSaved
  } catch (error) {
    if (error instanceof NotFound) return notSaved
    if (error instanceof WriteFailed) return unknown
    throw error
  }
}

const notSaved = { status: 'not saved' } as const
const unknown = { status: 'unknown' } as const

function isOlder({ raw }: Row, sentAt: number): boolean {
  const made = isRecord(raw) && typeof raw.created_at === 'string' ? Date.parse(raw.created_at) : Number.NaN
  return made < sentAt - hour
}

/** Whether a record may have the name of a create, which a back-end may store with other letters or signs; without a name, its values. */
function isNamed(resource: Resource, row: Row, values: SaveInput['values'], name: string): boolean {
  if (name === '') return holdsValues(resource, row, values, listed(resource, row, values))
  return lettersOf(labelOf(resource, row)) === lettersOf(name)
}

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** The fields by which the row of a list can be told apart: it has them, they are not blank, and no text of theirs is cut. */
function listed(resource: Resource, { raw }: Row, values: SaveInput['values']): readonly string[] {
  return editableFields(resource).filter(
    (name) =>
      fieldOf(resource, name).kind !== 'richText' && !isNone(values[name]) && isSent(resource, name, raw),
  )
}

/** Whether a value that was left blank is stored as none: a back-end may store a blank number as 0. */
const isLeftBlank = (value: unknown, stored: unknown) =>
  value === undefined || (isNone(value) && (isNone(stored) || stored === 0 || stored === false))

const isNone = (value: unknown) =>
  isBlank(value) || (value ?? null) === null || (Array.isArray(value) && value.length === 0)

/**
 * Whether a record has values that were written. Blank ones are not compared where a back-end fills them, and of rich text only the
 * letters and the number of pictures, as it cleans markup by its own rules.
 */
export function holdsValues(
  resource: Resource,
  row: Row,
  values: SaveInput['values'],
  names: readonly string[],
): boolean {
  return names.every((name) => {
    const { kind, blankTo, stamp, readOnly } = fieldOf(resource, name)
    const value = values[name]
    const isFilled = (blankTo || kind === 'slug') && isBlank(value)
    if (stamp || readOnly || isFilled) return true
    if (kind === 'richText') return contentOf(valueOf(row, name)) === contentOf(value)
    return sameValue(tidy(valueOf(row, name)), tidy(value))
  })
}

/** Whether a rich text that was written is still as before: its markup alone may have been changed. */
function hasOldText(resource: Resource, row: Row, before: Row, names: readonly string[]): boolean {
  return names.some(
    (name) =>
      fieldOf(resource, name).kind === 'richText' && sameValue(valueOf(row, name), valueOf(before, name)),
  )
}

/** The letters of a rich text without its spaces, and the number of its pictures. */
function contentOf(html: unknown): string {
  const { body } = new DOMParser().parseFromString(neutralizeMarkup(readText(html)), 'text/html')
  return `${(body.textContent ?? '').normalize('NFC').replace(/\s+/g, '')} ${body.querySelectorAll('img').length}`
}
