import type { Raw } from '#descriptor/envelope.ts'
import { readText } from '#descriptor/read.ts'
import { wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { answerDeparture } from './answer.ts'
import { listPage } from './list-page.ts'
import type { EntityRun, NamedCall } from './run.ts'

/** Reads a record by its id; null for none. */
export async function readRecordById(run: EntityRun, id: string): Promise<Raw | null> {
  const { one } = run.resource.operations
  const isSame = (raw: Raw) => run.idOf(raw) === id
  if (!one) return (await rowsOf(run, { more: { id } })).find(isSame) ?? null
  const reading = { keys: ['one'], operation: one }
  const answer = await run.send(reading, { id })
  const raw = answerDeparture(answer) ? null : run.recordIn(reading, answer.body, id)
  // A response need not repeat the id that it was requested by.
  const record = raw && run.withId(raw, id)
  return record && isSame(record) ? record : null
}

/**
 * Reads the record that a comparison has written: by the id of the response to its creation if that record has one of the written
 * labels, else by the labels. Only such a record may be changed and deleted: the response may name a record of others.
 */
export async function readWritten(
  run: EntityRun,
  id: string,
  labels: readonly unknown[],
): Promise<Raw | null> {
  const isWritten = (raw: Raw | null) =>
    raw !== null && labels.includes(valueAt(raw, wireName(run.resource, run.resource.label, raw)))
  const answered = id === '' ? null : await readRecordById(run, id)
  if (isWritten(answered)) return answered
  for (const label of labels) {
    const row = (await rowsOf(run, { search: readText(label) })).find(isWritten)
    if (!row) continue
    // A list may leave fields out.
    const raw = run.resource.operations.one ? await readRecordById(run, run.idOf(row)) : row
    if (isWritten(raw)) return raw
  }
  return null
}

async function rowsOf(run: EntityRun, call: Parameters<typeof listPage>[2]): Promise<readonly Raw[]> {
  const { list } = run.resource.operations
  const page = list ? await listPage(run, { keys: ['list'], operation: list }, call) : null
  return page?.rows ?? []
}

/** The records that a comparison has written and has to delete, also after a failure. */
export interface CleanUp {
  /**
   * Registers a record, with the labels that it may have, before its create is sent: the response may get lost. `settle` names its
   * id; '' once there is no such record.
   */
  expect(run: EntityRun, removing: NamedCall, labels: readonly unknown[]): { settle(id: string): void }
  /** Deletes the records that the run created and still exist; returns the names of those that could not be deleted. */
  finish(signal: AbortSignal): Promise<readonly string[]>
}

interface Pending {
  readonly run: EntityRun
  readonly removing: NamedCall
  readonly labels: readonly unknown[]
  /** undefined until the create was answered. */
  id?: string
}

/** Starts without records. */
export function startCleanUp(): CleanUp {
  const pending = new Set<Pending>()
  return {
    expect(run, removing, labels) {
      const written: Pending = { run, removing, labels }
      pending.add(written)
      return {
        settle(id) {
          if (id === '') pending.delete(written)
          else written.id = id
        },
      }
    },
    async finish(signal) {
      const left: string[] = []
      for (const written of pending) {
        const { run, labels, id = '' } = written
        if (!(await remove(written, signal))) left.push(`${run.name} ${id} "${String(labels[0])}"`)
      }
      return left
    },
  }
}

async function remove({ run, removing, labels, id = '' }: Pending, signal: AbortSignal): Promise<boolean> {
  const after = run.goOn(signal)
  const raw = await readWritten(after, id, labels)
  // A record of the id without the label is not deleted, but named.
  if (!raw) return id === '' || (await readRecordById(after, id)) === null
  await after.send(removing, { id: run.idOf(raw) })
  return (await readRecordById(after, run.idOf(raw))) === null
}
