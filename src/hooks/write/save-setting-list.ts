import { type ResourceWith, saveOperation } from '#descriptor/capability.ts'
import { readSettings } from '#descriptor/envelope.ts'
import { requestOf } from '#descriptor/operation.ts'
import { type Row, rowOf, valuesOf } from '#descriptor/row.ts'
import { withValueAt } from '#descriptor/wire/with-value-at.ts'
import { bodyOf, sentBody } from '#descriptor/wire.ts'
import { unreadable } from '#hooks/read/errors.ts'
import { fetchSettings } from '#hooks/read/use-settings.ts'
import { requestTimeout } from '#http/send.ts'
import { type Text, text } from '#text/text.ts'
import { actor } from './save-record.ts'
import { failureOf, saveSafely, type WritePlan } from './save-safely.ts'
import { sendWrite } from './send-write.ts'
import { WriteFailed } from './write-failed.ts'

type Entries = readonly unknown[]

/** The next step of an edit for the entries as they are now. */
export type EditStep =
  | { readonly status: 'send'; readonly entries: Entries; readonly isDone: (entries: Entries) => boolean }
  | { readonly status: 'unchanged' }
  | { readonly status: 'conflict'; readonly reason: Text }

/** An edit of a list in a settings record; entries that it does not concern stay as they are. */
export type ListEdit = (entries: Entries) => EditStep

/** A list in a settings record, outside of its fields. */
export interface SettingList {
  readonly resource: ResourceWith<'read'>
  readonly path: string
  /** The entries in a record; null where it has no list at the path. */
  readonly entriesOf: (row: Row) => Entries | null
}

/** The outcome of an edit, with the record as it is now where it was read. */
export type ListOutcome =
  | { readonly status: 'saved'; readonly row: Row }
  | { readonly status: 'conflict'; readonly row: Row; readonly reason: Text }
  | { readonly status: 'failed'; readonly failure: WriteFailed }

/**
 * Edits a list in a settings record through `saveSafely`: the record is always read first, the edit is planned over its
 * entries as they are now, and the whole record is sent with its tag. Two edits of different entries at the same time are
 * both kept. A record that cannot be read is not written.
 */
export async function saveSettingList(list: SettingList, known: Row, edit: ListEdit): Promise<ListOutcome> {
  const { resource, entriesOf } = list
  let reason = notKept
  const plan = (row: Row): WritePlan<SentList> => {
    const entries = entriesOf(row)
    const step = entries ? edit(entries) : noPlace
    if (step.status === 'conflict') reason = step.reason
    return step.status === 'send'
      ? { status: 'send', sent: { ...step, before: row } }
      : { status: step.status }
  }
  const isDone = (row: Row, sent: SentList) => sent.isDone(entriesOf(row) ?? [])
  const outcome = await saveSafely<Row, SentList, Row>(
    {
      read: () => readNow(resource),
      plan,
      send: (sent) => sendList(list, sent),
      reconcile: async (sent) => {
        const saved = await readNow(resource).catch(() => null)
        if (!saved) return { status: 'unknown' }
        return isDone(saved, sent) ? { status: 'saved', saved } : { status: 'not saved' }
      },
    },
    known,
  )
  if (outcome.status === 'failed') return { status: 'failed', failure: failureOf(outcome) }
  if (outcome.status === 'conflict') return { status: 'conflict', row: outcome.fresh, reason }
  if (outcome.status === 'unchanged') return { status: 'saved', row: outcome.fresh }
  if (outcome.status === 'gone') return { status: 'failed', failure: asFailure(resource, outcome.cause) }
  // A back-end that ignores the list answers the write like any other.
  if (!isDone(outcome.saved, outcome.sent)) return { status: 'conflict', row: outcome.saved, reason: notKept }
  return { status: 'saved', row: outcome.saved }
}

const notKept = text('Máy chủ không giữ cách xem của nhóm.')
const noPlace = { status: 'conflict', reason: notKept } as const

interface SentList {
  readonly before: Row
  readonly entries: Entries
  readonly isDone: (entries: Entries) => boolean
}

async function readNow(resource: ResourceWith<'read'>): Promise<Row> {
  try {
    return await fetchSettings(resource, { signal: AbortSignal.timeout(requestTimeout), cache: 'no-store' })
  } catch (cause) {
    throw asFailure(resource, cause)
  }
}

function asFailure({ texts }: ResourceWith<'read'>, cause: unknown): WriteFailed {
  return cause instanceof WriteFailed ? cause : new WriteFailed(texts, cause, { isUnwritten: true })
}

/** Sends the record with the entries; where the response does not have the list, the record is read once more. */
async function sendList(list: SettingList, { before, entries }: SentList): Promise<Row> {
  const { resource, path, entriesOf } = list
  const operation = saveOperation(resource, false)
  if (!operation) throw new RangeError(`${resource.name} cannot be saved`)
  const raw = withValueAt(before.raw, path, entries)
  const body = bodyOf(resource, { before: { raw }, values: valuesOf(resource, before), actor: actor() })
  const request = requestOf(operation, {
    id: before.id,
    body: sentBody(operation, body, before, resource),
  })
  let answer: unknown
  let etag: string | undefined
  try {
    ;({ body: answer, etag } = await sendWrite(operation, request, { ifMatch: before.etag }))
  } catch (cause) {
    throw new WriteFailed(operation.texts ?? resource.texts, cause)
  }
  const received = readSettings(answer, resource.fields, operation.record)
  const row = received && rowOf(resource, received, etag)
  const isWhole = row && entriesOf(row) && Object.keys(body).every((key) => key in row.raw)
  if (isWhole) return row
  // The request was carried out: where the record cannot be read, the outcome is unknown, and `saveSafely` looks for it.
  return readNow(resource).catch(() => {
    throw new WriteFailed(resource.texts, unreadable())
  })
}
