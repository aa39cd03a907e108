import { hasId } from '#descriptor/own-ids.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { changedFields, labelOf, type Row, sameValue, valueOf, valuesOf } from '#descriptor/row.ts'
import { isBlank } from '#descriptor/saved-value.ts'
import { tidy } from '#descriptor/tidy.ts'
import { SilentResponse } from '#hooks/read/not-a-success.ts'
import { NotFound } from '#hooks/read/not-found.ts'
import { newestRecords, searchRecords } from '#hooks/read/search-records.ts'
import { readCreated } from './read-created.ts'
import { rereadForUpdate } from './read-for-update.ts'
import type { SaveInput } from './save-record.ts'
import type { Reconciled } from './save-safely.ts'
import { WriteFailed } from './write-failed.ts'

/** Milliseconds that a search by name may take. */
const timeoutMs = 5000

/** Milliseconds by which a record may seem older than the create, as the two clocks may differ. */
const hour = 3_600_000

/**
 * Looks for the effect of a save whose response was lost or, as `cause` shows, has no content: of an update by its id, of a
 * create by the address in its response, else by its name and values. A new record that has all values of the create counts
 * as created by it: no typed value is lost then.
 */
export async function reconcileWrite(
  resource: Resource,
  sent: SaveInput,
  sentAt: number,
  cause?: unknown,
): Promise<Reconciled<Row>> {
  const { before, values } = sent
  const silent = cause instanceof SilentResponse ? cause : null
  if (before) return reconcileUpdate(resource, before, values, silent !== null)
  const saved = await readCreated(resource, silent?.location ?? null)
  return saved ? { status: 'saved', saved } : reconcileCreate(resource, values, sentAt)
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
    const isWritten = holds(resource, saved, values, written) && !hasOldText(resource, saved, before, written)
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
  values: SaveInput['values'],
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
    const editable = editableFields(resource)
    const texts = editable.filter((field) => fieldOf(resource, field).kind === 'richText')
    const others = editable.filter((field) => !texts.includes(field))
    const rows = found.rows.filter((row) => !isOlder(row, sentAt) && holds(resource, row, values, others))
    const [first] = rows
    // Another save of the same form would create a second record.
    if (first && !hasId(first)) return unknown
    if (first && texts.length === 0) return { status: 'saved', saved: first }
    for (const row of rows) {
      // A list may cut its texts.
      // oxlint-disable-next-line no-await-in-loop -- the first one is nearly always the created one
      const saved = (await rereadForUpdate(resource, row.id)) ?? row
      if (holds(resource, saved, values, texts)) return { status: 'saved', saved }
    }
    if (first) return unknown
    // Of a name that many records have, the created one may be on a further page.
    return found.isWhole ? notSaved : unknown
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
    return holds(resource, saved, values, editableFields(resource)) ? { status: 'saved', saved } : notSaved
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

/**
 * Whether a record has values that were written. Blank ones are not compared where a back-end fills them, and of rich text only the
 * letters and the number of pictures, as it cleans markup by its own rules.
 */
export function holds(
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
  const { body } = new DOMParser().parseFromString(readText(html), 'text/html')
  return `${(body.textContent ?? '').normalize('NFC').replace(/\s+/g, '')} ${body.querySelectorAll('img').length}`
}
