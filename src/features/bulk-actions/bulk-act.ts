import { requireOperation } from '#descriptor/capability.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, valueOf, valuesOf } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { NotFound } from '#hooks/read/not-found.ts'
import { reread, rereadForUpdate } from '#hooks/read/reread.ts'
import { readForUpdate } from '#hooks/write/read-for-update.ts'
import { updateFresh } from '#hooks/write/update-fresh.ts'
import { deleteRecord, forgetRecord } from '#hooks/write/use-delete.ts'
import { layIn, save } from '#hooks/write/use-save.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import { Refused } from '#http/errors.ts'
import { type Text, text } from '#text/text.ts'

/** What is done to many records: an on/off field is set, or they are deleted. */
export type BulkAct =
  | { readonly is: 'switch'; readonly name: string; readonly to: boolean }
  | { readonly is: 'delete' }

/** What became of one record; `same`: it stood so already, and nothing was sent. */
export type BulkEnd =
  | { readonly is: 'done' | 'same' }
  | {
      readonly is: 'failed' | 'unsure'
      readonly text: Text
      readonly more: readonly Text[]
      readonly cause: unknown
    }

/**
 * Does it to one record, as the record is now; it never rejects. After an unknown outcome (`isUnsure`) it looks first,
 * and sends nothing that may have been done already.
 */
export async function carryOut(
  resource: Resource,
  row: Row,
  act: BulkAct,
  isUnsure: boolean,
): Promise<BulkEnd> {
  try {
    return await (act.is === 'delete' ? remove(resource, row, isUnsure) : flip(resource, row, act, isUnsure))
  } catch (cause) {
    const failure =
      cause instanceof WriteFailed ? cause : new WriteFailed(resource.texts, cause, { isRead: true })
    const is = isUnsure && !(cause instanceof NotFound) ? 'unsure' : 'failed'
    return { is, text: failure.text, more: failure.more('bulk'), cause: failure.cause }
  }
}

async function remove(resource: Resource, { id }: Row, isUnsure: boolean): Promise<BulkEnd> {
  const isGone = isUnsure && (await reread(resource, id).then(no, isNotFound))
  try {
    if (!isGone) await deleteRecord(requireOperation(resource, 'remove'), id)
  } catch (failure) {
    if (!(failure instanceof WriteFailed)) throw failure
    if (failure.maybeDone) return unsure(failure)
    // Somebody else was quicker: it is what was wanted.
    if (!(failure.cause instanceof Refused && failure.cause.status === 404)) throw failure
  }
  forgetRecord(resource, id, cache)
  return { is: 'done' }
}

type Switch = Extract<BulkAct, { is: 'switch' }>

function flip(resource: Resource, row: Row, act: Switch, isUnsure: boolean): Promise<BulkEnd> {
  const read = () => readBefore(resource, row.id, isUnsure)
  return updateFresh(row, read, (before) => flipFresh(resource, before, act, isUnsure))
}

async function flipFresh(
  resource: Resource,
  before: Row,
  { name, to }: Switch,
  isUnsure: boolean,
): Promise<BulkEnd> {
  const { id } = before
  if (valueOf(before, name) === to) {
    layIn(resource, before, id, cache)
    return { is: isUnsure ? 'done' : 'same' }
  }
  try {
    const saved = await save(resource, { before, values: { ...valuesOf(resource, before), [name]: to } })
    layIn(resource, saved ?? before, id, cache)
    return { is: 'done' }
  } catch (failure) {
    if (!(failure instanceof WriteFailed && failure.maybeDone)) throw failure
    const found = await rereadForUpdate(resource, id)
    if (!found) return unsure(failure)
    layIn(resource, found, id, cache)
    if (valueOf(found, name) === to) return { is: 'done' }
    return { is: 'failed', text: failure.text, more: [...failure.reasons(), unchanged], cause: failure.cause }
  }
}

async function readBefore(resource: Resource, id: string, isUnsure: boolean): Promise<Row | undefined> {
  const fresh = await readForUpdate(resource, id)
  if (!fresh && isUnsure) throw new Error('it cannot be seen what became of it')
  return fresh
}

function unsure(failure: WriteFailed): BulkEnd {
  return { is: 'unsure', text: failure.text, more: failure.more('bulk'), cause: failure.cause }
}

const unchanged = text('Đã xem lại: mục này chưa đổi.')

const no = () => false
const isNotFound = (error: unknown) => error instanceof NotFound
