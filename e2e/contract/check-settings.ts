import { readSettings } from '#descriptor/envelope.ts'
import type { NamedCall } from './call-run.ts'
import { answerDeparture } from './check-answer.ts'
import { recordDeparture } from './check-record-shape.ts'
import { checkRecords } from './check-records.ts'
import type { EntityRun } from './entity-run.ts'

/** Compares the call of a settings record. */
export async function checkSettings(run: EntityRun, named: NamedCall): Promise<void> {
  const answer = await run.send(named, {})
  const { body } = answer
  const departure = answerDeparture(answer)
  if (departure) return run.depart(named, departure)
  const raw = readSettings(body, run.resource.fields, named.operation.record)
  if (raw && Object.keys(raw).length === 0) return run.leaveOut('the settings, which were never saved')
  const shape = recordDeparture(run, named, { body, raw })
  if (shape) run.depart(named, shape)
  if (raw && shape?.weight !== 'breaks') checkRecords(run, named, [raw], { hasId: false })
}
