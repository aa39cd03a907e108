import type { Raw } from '#descriptor/envelope.ts'
import { readText } from '#descriptor/read.ts'
import { wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { answerDeparture } from './check-answer.ts'
import type { EntityRun } from './entity-run.ts'
import { listPage } from './list-page.ts'

/** Reads a record by its id; null for none. */
export async function readRecordById(run: EntityRun, id: string): Promise<Raw | null> {
  const { one, list } = run.resource.operations
  const isSame = (raw: Raw) => run.idOf(raw) === id
  if (!one) return list ? ((await rowsOf(run, { more: { id } })).find(isSame) ?? null) : null
  const reading = { keys: ['one'], operation: one }
  const answer = await run.send(reading, { id })
  const raw = answerDeparture(answer) ? null : run.recordIn(reading, answer.body, id)
  if (!raw) return null
  // A response need not repeat the id that it was requested by.
  const record = run.withId(raw, id)
  return isSame(record) ? record : null
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
