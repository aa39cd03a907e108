import { isRecord } from '#descriptor/read.ts'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { changedFields, labelOf, type Row, sameValue, valueOf, valuesOf } from '#descriptor/row.ts'
import { NotFound } from '#hooks/read/not-found.ts'
import { reread } from '#hooks/read/reread.ts'
import { searchRecords } from '#hooks/read/search-records.ts'
import type { SaveInput } from './use-save.ts'

/** What became of a write whose answer never came. */
export type Found = { readonly is: 'saved'; readonly row: Row } | { readonly is: 'not saved' | 'unknown' }

/** Milliseconds that looking may take. */
const patience = 5000

/** A record that was there an hour before the write is not the one that it made, whatever the two clocks say. */
const hour = 3_600_000

/**
 * Looks what became of a write: an update by its id, a new record by its name and what it was filled with. A new record
 * that is the same in everything that was typed counts as the one that was sent: nothing is lost in taking it for that.
 */
export async function lookFor(resource: Resource, sent: SaveInput, sentAt: number): Promise<Found> {
  return sent.before
    ? lookById(resource, sent.before, sent.values)
    : lookByName(resource, sent.values, sentAt)
}

async function lookById(resource: Resource, before: Row, values: SaveInput['values']): Promise<Found> {
  try {
    const row = await reread(resource, before.id)
    if (!row) return { is: 'unknown' }
    const written = changedFields(resource, valuesOf(resource, before), values)
    return holds(resource, row, values, written) ? { is: 'saved', row } : { is: 'not saved' }
  } catch (error) {
    if (error instanceof NotFound) return { is: 'not saved' }
    throw error
  }
}

async function lookByName(resource: Resource, values: SaveInput['values'], sentAt: number): Promise<Found> {
  const name = labelOf(resource, { id: '', raw: {}, ...values })
  if (name === '') return { is: 'unknown' }
  try {
    const found = await searchRecords(resource, name, { size: 100, signal: AbortSignal.timeout(patience) })
    if (!found) return { is: 'unknown' }
    const row = found.rows.find(
      (one) => !isOlder(one, sentAt) && holds(resource, one, values, editableFields(resource)),
    )
    return row ? { is: 'saved', row } : { is: 'not saved' }
  } catch {
    return { is: 'unknown' }
  }
}

function isOlder({ raw }: Row, sentAt: number): boolean {
  const made = isRecord(raw) && typeof raw.created_at === 'string' ? Date.parse(raw.created_at) : Number.NaN
  return made < sentAt - hour
}

// What a back-end fills in for a blank field, and how it cleans rich text, is its own.
function holds(resource: Resource, row: Row, values: SaveInput['values'], names: readonly string[]): boolean {
  return names.every((name) => {
    const { kind, blankTo, stamp, readOnly } = fieldOf(resource, name)
    const value = values[name]
    if (kind === 'richText' || stamp || readOnly || (blankTo && isBlank(value))) return true
    return sameValue(tidy(valueOf(row, name)), tidy(value))
  })
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''
const tidy = (value: unknown) =>
  typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim() : value
