import { can } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, sameValue, valueOf } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { NotFound } from '#hooks/read/errors.ts'
import { rereadForUpdate } from '#hooks/write/fetch-fresh.ts'
import { keptFailure, keptFields } from '#hooks/write/kept-values.ts'
import { failureOf } from '#hooks/write/save-safely.ts'
import { deleteSafely, forgetRecord } from '#hooks/write/use-delete.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import { overwriteFields, type RecordWrite, writeFailure, writeRecord } from '#hooks/write/write-record.ts'
import type { FieldChange, PlannedChange } from './change-plan.ts'
import { newValuesOf, type RowFailure } from './save-change.ts'

/** The result of undoing a row; `kept` names the fields that were changed since, or that have no known old value. */
export type UndoResult =
  | { readonly status: 'undone'; readonly row: Row | null }
  | { readonly status: 'kept'; readonly row: Row | null; readonly left: readonly string[] }
  | { readonly status: 'failed'; readonly failure: RowFailure }

/** The values of one record that a run has written. */
export interface WrittenChange {
  readonly change: PlannedChange
  readonly written: readonly FieldChange[]
  /** The id of the record that the run created. */
  readonly id: string | undefined
}

/** Gives the fields that a run has written their old values, or deletes the record that it created, unless changed since. */
export function undoChange(resource: Resource, one: WrittenChange): Promise<UndoResult> {
  return one.change.before ? restore(resource, one.change.before, one.written) : remove(resource, one)
}

async function restore(
  resource: Resource,
  before: Row,
  written: readonly FieldChange[],
): Promise<UndoResult> {
  let left: readonly string[] = []
  let old: Readonly<Record<string, unknown>> = {}
  const plan: RecordWrite['plan'] = (now, known) => {
    const isBack = ({ name, from }: FieldChange) => now !== null && sameValue(valueOf(now, name), from)
    const isOurs = ({ name, from, to }: FieldChange) =>
      now !== null && from !== undefined && sameValue(valueOf(now, name), to)
    left = written.filter((one) => !isBack(one) && !isOurs(one)).map(({ name }) => name)
    const back = written.filter((one) => !isBack(one) && isOurs(one))
    if (back.length === 0) return { status: 'unchanged' }
    old = Object.fromEntries(back.map(({ name, from }) => [name, from]))
    return overwriteFields(resource, old)(now, known)
  }
  // Where the record cannot be read again, it is taken as the run has left it.
  const known = { ...before, ...newValuesOf(written) } as Row
  const outcome = await writeRecord(resource, { known, plan, isListRow: true })
  if (outcome.status !== 'saved' && outcome.status !== 'unchanged')
    return { status: 'failed', failure: writeFailure(resource, outcome) }
  const row = outcome.status === 'saved' ? outcome.saved : null
  if (row && keptFields(resource, row, old).length > 0) return { status: 'failed', failure: keptFailure }
  return left.length === 0 ? { status: 'undone', row } : { status: 'kept', row, left }
}

async function remove(resource: Resource, { written, id }: WrittenChange): Promise<UndoResult> {
  const kept = (left: readonly string[]) => ({ status: 'kept', row: null, left }) as const
  if (!can(resource, 'remove') || id === undefined) return kept([])
  try {
    const now = await rereadForUpdate(resource, id)
    if (!now) return kept([])
    const changed = written.filter(({ name, to }) => !sameValue(valueOf(now, name), to))
    if (changed.length > 0) return kept(changed.map(({ name }) => name))
    const outcome = await deleteSafely(resource, id)
    if (outcome.status === 'failed') return { status: 'failed', failure: failureOf(outcome) }
    forgetRecord(resource, id, cache)
    return { status: 'undone', row: null }
  } catch (error) {
    if (error instanceof NotFound) return { status: 'undone', row: null }
    if (error instanceof WriteFailed) return { status: 'failed', failure: error }
    throw error
  }
}
