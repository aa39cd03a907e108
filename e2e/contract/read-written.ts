import type { Raw } from '#descriptor/envelope.ts'
import { readText } from '#descriptor/read.ts'
import { wireName } from '#descriptor/row.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { answerDeparture } from './check-answer.ts'
import type { EntityRun } from './entity-run.ts'
import { listPage } from './list-page.ts'

/** Reads a written record: by its id or, where the response to its creation had none, by its label. */
export async function readWritten(run: EntityRun, id: string, label: unknown): Promise<Raw | null> {
  const { one, list } = run.resource.operations
  if (one && id !== '') {
    const reading = { keys: ['one'], operation: one }
    const answer = await run.send(reading, { id })
    const raw = answerDeparture(answer) ? null : run.recordIn(reading, answer.body, id)
    return raw && run.idOf(raw) === id ? raw : null
  }
  if (!list) return null
  const call = id === '' ? { search: readText(label) } : { more: { id } }
  const page = await listPage(run, { keys: ['list'], operation: list }, call)
  const isWritten = (raw: Raw) =>
    id === '' ? valueAt(raw, wireName(run.resource, run.resource.label, raw)) === label : run.idOf(raw) === id
  const raw = page?.rows.find(isWritten) ?? null
  // A list may leave fields out.
  return raw && one ? readWritten(run, run.idOf(raw), label) : raw
}
