import type { Raw } from '#descriptor/envelope.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import type { Operation } from '#descriptor/operation.ts'
import { isRecord, readText } from '#descriptor/read.ts'
import { editableFields, fieldOf, type Resource } from '#descriptor/resource.ts'
import { isSent, readField, rowOf, sameValue, valueOf, wireName } from '#descriptor/row.ts'
import { isSilent, isTruthy } from '#descriptor/success.ts'
import { validate } from '#descriptor/validate.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { withValueAt } from '#descriptor/wire/with-value-at.ts'
import { bodyOf, sentBody } from '#descriptor/wire.ts'
import { claimsOf } from '#session/claims.ts'
import type { Answer } from './api-client.ts'
import type { NamedCall } from './call-run.ts'
import { answerDeparture } from './check-answer.ts'
import { checkStaleUpdate, tagOf } from './check-stale-update.ts'
import type { CleanUp } from './clean-up.ts'
import type { EntityRun } from './entity-run.ts'
import { readRecordById, readWritten } from './read-written.ts'
import { isRunLabel, namedText, testValues } from './test-record.ts'

/** A record that a comparison writes, at one entity that has every call of its life. */
interface Life {
  readonly run: EntityRun
  /** The number of the run, in the label of the record. */
  readonly number: number
  readonly cleanUp: CleanUp
}

/** Creates, reads, updates and deletes one record; compares each response and each stored record with the written values. */
export async function checkLife({ run, number, cleanUp }: Life): Promise<void> {
  const { upsert, create, update, remove } = run.resource.operations
  const [creating, updating] = [upsert ?? create, upsert ?? update]
  if (!creating || !remove) return run.leaveOut('writes: a record that cannot be both created and deleted')
  const call = (name: string, operation: Operation): NamedCall => ({
    keys: [upsert ? 'upsert' : name],
    operation,
  })
  const removing: NamedCall = { keys: ['remove'], operation: remove }
  const values = testValues(run.resource, number)
  const [invalid] = Object.keys(validate(run.resource, values))
  if (invalid !== undefined) return run.leaveOut(`writes: there is no valid sample of \`${invalid}\``)
  const label = values[run.resource.label]
  if (run.isUnread) return run.leaveOut('writes: a record could not be found again')
  if (run.departed.has(run.resource.label) || !isRunLabel(label, number))
    return run.leaveOut('writes: the record cannot be recognized by its label')
  const body = bodyOf(run.resource, { before: null, values, actor: actorOf(run) })
  const labels = [label, namedText(run.resource, run.resource.label, number, ' b') ?? label]
  const written = cleanUp.expect(run, removing, labels)
  const created = await run.send(call('create', creating), { body })
  const isCreated = checkSuccess(run, call('create', creating), created)
  const answered = run.idOf(run.recordIn(call('create', creating), created.body) ?? {})
  const raw = await readWritten(run, answered, [label])
  if (!raw) {
    written.settle('')
    if (isCreated) lost(run, call('create', creating), 'no record')
    return
  }
  if (answered !== '' && answered !== run.idOf(raw)) lost(run, call('create', creating), 'another record')
  const id = run.idOf(raw)
  written.settle(id)
  compareSaved(run, call('create', creating), values, raw)
  if (updating)
    await checkUpdate({ run, number, cleanUp }, call('update', updating), withSent(run, raw, body))
  await checkRemove(run, removing, id)
  // A record that is still there is deleted by the clean-up once more.
  if (!(await readRecordById(run, id))) written.settle('')
}

/** The stored record with the departed fields as they were sent: their change on the way back is named already. */
function withSent({ resource, departed }: EntityRun, raw: Raw, body: Raw): Raw {
  const wires = [...departed].map((name) => wireName(resource, name, body))
  return wires.reduce((all, wire) => withValueAt(all, wire, valueAt(body, wire)), raw)
}

async function checkUpdate({ run, number }: Life, updating: NamedCall, before: Raw): Promise<void> {
  const { resource } = run
  const id = run.idOf(before)
  const values = {
    ...testValues(resource, number),
    [resource.label]: namedText(resource, resource.label, number, ' b'),
  }
  if (values[resource.label] === undefined || resource.label === resource.typedKey)
    return run.leaveOut('an update, its label is no text that can be changed')
  const whole = bodyOf(resource, { before: { raw: before }, values, actor: actorOf(run) })
  const body = sentBody(updating.operation, whole, { id, raw: before }, resource)
  const tag = run.api.target.config.safeWrites ? await tagOf(run, id) : undefined
  const answer = await run.send(updating, { id, body })
  if ([404, 405, 501].includes(answer.status) && (await isPatched(run, updating, { id, body }))) {
    const expected = updating.operation.method
    return run.depart(updating, {
      rule: 'method',
      weight: 'breaks',
      expected,
      actual: 'PATCH only',
      change: "method: 'PATCH'",
    })
  }
  if (!checkSuccess(run, updating, answer)) return
  const after = await readRecordById(run, id)
  if (after) compareSaved(run, updating, values, after)
  if (after)
    compareAnswered(run, updating, { answered: run.recordIn(updating, answer.body, id), before, after })
  if (tag !== undefined) await checkStaleUpdate(run, updating, { id, body, tag })
}

/** Whether the update succeeds as a PATCH. */
async function isPatched(
  run: EntityRun,
  updating: NamedCall,
  call: { readonly id: string; readonly body: Raw },
): Promise<boolean> {
  const request = { ...run.requestOf(updating, call), method: 'PATCH' } as unknown as ReturnType<
    EntityRun['requestOf']
  >
  const { status } = await run.api.send(request)
  return status >= 200 && status < 300
}

async function checkRemove(run: EntityRun, removing: NamedCall, id: string): Promise<void> {
  const answer = await run.send(removing, { id })
  if (!checkSuccess(run, removing, answer)) return
  if (!(await readRecordById(run, id))) return
  const expected = 'no record after its deletion'
  run.depart(removing, {
    rule: 'removed',
    weight: 'breaks',
    expected,
    actual: 'the record',
    change: 'Back-end: delete it',
  })
}

/** Whether a write has succeeded by the rule of its operation; adds the departure of one that has not. */
function checkSuccess(run: EntityRun, called: NamedCall, answer: Answer): boolean {
  const { succeeds = isTruthy } = called.operation
  const departure = answerDeparture(answer)
  if (departure) {
    run.depart(called, departure)
    return false
  }
  if (succeeds.holds(answer)) return true
  const { body, status } = answer
  const isEmpty = isSilent(body)
  const actual = isEmpty
    ? `status ${status} without content`
    : `keys: ${isRecord(body) ? Object.keys(body).join(', ') : typeof body}`
  run.depart(called, {
    rule: 'success',
    // The app looks for a record whose write had no content in its response.
    weight: isEmpty ? 'read' : 'breaks',
    expected: `success by \`${succeeds.name}\``,
    actual,
    change: isEmpty
      ? 'succeeds: isOk, or Back-end: send the written record'
      : 'the `succeeds` of the operation',
    at: ['operations', ...called.keys, 'succeeds'],
  })
  return true
}

function lost(run: EntityRun, creating: NamedCall, actual: string): void {
  const change = 'Back-end: send the written record in `data`, and find it in the list'
  run.depart(creating, {
    rule: 'saved-value',
    weight: 'breaks',
    expected: 'the written record',
    actual,
    change,
  })
}

interface Answered {
  readonly answered: Raw | null
  readonly before: Raw
  readonly after: Raw
}

/** Compares the record that an update answers with the stored one: the app shows it until the record is read again. */
function compareAnswered(run: EntityRun, updating: NamedCall, { answered, before, after }: Answered): void {
  const { resource } = run
  const labelIn = (raw: Raw) => readField(resource, resource.label, raw)
  if (!answered || labelIn(after) === labelIn(before) || labelIn(answered) !== labelIn(before)) return
  run.depart(updating, {
    rule: 'saved-value',
    weight: 'breaks',
    expected: 'the record as it was saved',
    actual: 'the record as it was before',
    change: 'Back-end: answer an update with the record as it was saved',
  })
}

/** Compares the stored values with the written ones. */
function compareSaved(
  run: EntityRun,
  called: NamedCall,
  values: Readonly<Record<string, unknown>>,
  raw: Raw,
): void {
  const { resource, departed } = run
  const row = rowOf(resource, raw)
  for (const name of editableFields(resource)) {
    const isSame = sameValue(valueOf(row, name), values[name])
    // A document store leaves out blank values.
    const isLeftOut =
      !isSent(resource, name, raw) && sameValue(values[name], rulesOf(fieldOf(resource, name)).empty)
    if (isSame || isLeftOut || departed.has(name) || isFilled(resource, name, values)) continue
    const { kind } = fieldOf(resource, name)
    const change = `Back-end: store a ${kind} as it was sent`
    run.depart(called, {
      rule: 'saved-value',
      part: name,
      weight: 'breaks',
      expected: 'the value that was sent',
      actual: 'another value',
      change,
      at: ['fields', name],
    })
  }
}

/** Whether a blank field is saved with the value of another one. */
function isFilled(resource: Resource, name: string, values: Readonly<Record<string, unknown>>): boolean {
  const field = fieldOf(resource, name)
  return values[name] === '' && (field.blankTo !== undefined || field.kind === 'slug')
}

function actorOf({ api }: EntityRun) {
  const { sub, name } = claimsOf(api.token)
  return { subject: readText(sub), name: typeof name === 'string' ? name : '' }
}
