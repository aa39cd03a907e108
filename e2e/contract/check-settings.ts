import { readSettings } from '#descriptor/envelope.ts'
import type { NamedCall } from './call-run.ts'
import { answerDeparture } from './check-answer.ts'
import { checkRecords } from './check-records.ts'
import type { EntityRun } from './entity-run.ts'

/** Compares the call of a settings record. */
export async function checkSettings(run: EntityRun, named: NamedCall): Promise<void> {
  const answer = await run.send(named, {})
  const departure = answerDeparture(answer)
  if (departure) return run.depart(named, departure)
  const raw = readSettings(answer.body, run.resource.fields, named.operation.record)
  if (raw) return checkRecords(run, named, [raw], { hasId: false })
  const change = 'the `record` of the operation'
  run.depart(named, { rule: 'envelope', weight: 'breaks', expected: 'a record', actual: 'none', change })
}
