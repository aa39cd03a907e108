import type { Raw } from '#descriptor/envelope.ts'
import { rulesOf } from '#descriptor/kinds.ts'
import type { Operation } from '#descriptor/operation.ts'
import { readText } from '#descriptor/read.ts'
import { editableFields, fieldOf } from '#descriptor/resource.ts'
import { isSent, readField, rowOf, sameValue, valueOf, wireName } from '#descriptor/row.ts'
import { validate } from '#descriptor/validate.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { withValueAt } from '#descriptor/wire/with-value-at.ts'
import { bodyOf, sentBody } from '#descriptor/wire.ts'
import { strongTag } from '#http/safe-writes.ts'
import { claimsOf } from '#session/claims.ts'
import { answerDeparture } from './answer.ts'
import type { Answer } from './api-client.ts'
import { breaks } from './found.ts'
import type { EntityRun, NamedCall } from './run.ts'
import { isRunLabel, namedText, testValues } from './test-record.ts'
import { type CleanUp, readRecordById, readWritten } from './written.ts'

/** A record that a comparison writes, at one entity that has every call of its life. */
interface Life {
  readonly run: EntityRun
  /** The number of the run, in the label of the record. */
  readonly number: number
  readonly cleanUp: CleanUp
}

type Values = Readonly<Record<string, unknown>>

/** Creates, reads, updates and deletes one record; compares each response and each stored record with the written values. */
export async function checkLife({ run, number, cleanUp }: Life): Promise<void> {
  const { resource } = run
  const { upsert, create, update, remove } = resource.operations
  const [created, updated] = [upsert ?? create, upsert ?? update]
  if (!created || !remove) return run.leaveOut('writes: a record that cannot be both created and deleted')
  const call = (name: string, operation: Operation): NamedCall => ({
    keys: [upsert ? 'upsert' : name],
    operation,
  })
  const [creating, removing] = [call('create', created), { keys: ['remove'], operation: remove }]
  const values = testValues(resource, number)
  const [invalid] = Object.keys(validate(resource, values))
  if (invalid !== undefined) return run.leaveOut(`writes: there is no valid sample of \`${invalid}\``)
  const label = values[resource.label]
  if (run.isUnread) return run.leaveOut('writes: a record could not be found again')
  if (run.departed.has(resource.label) || !isRunLabel(label, number))
    return run.leaveOut('writes: the record cannot be recognized by its label')
  const body = bodyOf(resource, { before: null, values, actor: actorOf(run) })
  const labels = [label, namedText(resource, resource.label, number, ' b') ?? label]
  const written = cleanUp.expect(run, removing, labels)
  const answer = await run.send(creating, { body })
  const isCreated = isDone(run, creating, answer)
  const answered = run.idOf(run.recordIn(creating, answer.body) ?? {})
  const raw = await readWritten(run, answered, [label])
  if (!raw) {
    written.settle('')
    if (isCreated) lost(run, creating, 'no record')
    return
  }
  const id = run.idOf(raw)
  if (answered !== '' && answered !== id) lost(run, creating, 'another record')
  written.settle(id)
  compareSaved(run, creating, values, raw)
  // The departed fields as they were sent: their change on the way back is named already.
  const wires = [...run.departed].map((name) => wireName(resource, name, body))
  const before = wires.reduce((all, wire) => withValueAt(all, wire, valueAt(body, wire)), raw)
  if (updated) await checkUpdate(run, call('update', updated), number, before)
  const isRemoved = isDone(run, removing, await run.send(removing, { id }))
  // A record that is still there is deleted by the clean-up once more.
  if (!(await readRecordById(run, id))) written.settle('')
  else if (isRemoved)
    run.depart(
      removing,
      breaks('removed', 'no record after its deletion', 'the record', 'Back-end: delete it'),
    )
}

async function checkUpdate(run: EntityRun, updating: NamedCall, number: number, before: Raw): Promise<void> {
  const { resource } = run
  const id = run.idOf(before)
  const label = namedText(resource, resource.label, number, ' b')
  const values = { ...testValues(resource, number), [resource.label]: label }
  if (label === undefined || resource.label === resource.typedKey)
    return run.leaveOut('an update, its label is no text that can be changed')
  const whole = bodyOf(resource, { before: { raw: before }, values, actor: actorOf(run) })
  const call = { id, body: sentBody(updating.operation, whole, { id, raw: before }, resource) }
  const tag = run.api.target.config.safeWrites ? await tagOf(run, id) : undefined
  const answer = await run.send(updating, call)
  if ([404, 405, 501].includes(answer.status) && (await isPatched(run, updating, call)))
    return run.depart(updating, breaks('method', updating.operation.method, 'PATCH only', "method: 'PATCH'"))
  if (!isDone(run, updating, answer)) return
  const after = await readRecordById(run, id)
  if (after) compareSaved(run, updating, values, after)
  const labelIn = (raw: Raw) => readField(resource, resource.label, raw)
  const answered = run.recordIn(updating, answer.body, id)
  // The app shows the record of the response until it is read again.
  const isChanged = after && labelIn(after) !== labelIn(before)
  if (isChanged && answered && labelIn(answered) === labelIn(before)) {
    const change = 'Back-end: answer an update with the record as it was saved'
    const actual = 'the record as it was before'
    run.depart(updating, breaks('saved-value', 'the record as it was saved', actual, change))
  }
  if (tag !== undefined) await checkStaleUpdate(run, updating, call, tag)
}

/** Whether a write was answered with a success; adds the departure where the rule of its operation does not hold. */
const isDone = (run: EntityRun, called: NamedCall, answer: Answer) =>
  run.hasSucceeded(called, answer) || answerDeparture(answer) === null

/** Whether the update succeeds as a PATCH. */
async function isPatched(
  run: EntityRun,
  updating: NamedCall,
  call: { id: string; body: Raw },
): Promise<boolean> {
  const { operation } = updating
  const request = run.requestOf({ ...updating, operation: { ...operation, method: 'PATCH' } }, call)
  const { status } = await run.api.send(request)
  return status >= 200 && status < 300
}

/** The strong entity tag of a record; undefined without one. */
async function tagOf(run: EntityRun, id: string): Promise<string | undefined> {
  const { one } = run.resource.operations
  return one && strongTag((await run.send({ keys: ['one'], operation: one }, { id })).headers)
}

/** Sends an update with the tag of an earlier version, which a back-end with `safeWrites` refuses with 412 (RFC 9110, section 13.1.1). */
async function checkStaleUpdate(
  run: EntityRun,
  updating: NamedCall,
  call: { readonly id: string; readonly body: Raw },
  tag: string,
): Promise<void> {
  const request = run.requestOf(updating, call)
  const { status } = await run.api.send({ ...request, headers: { ...request.headers, 'If-Match': tag } })
  const expected = 'status 412 for the `If-Match` of an earlier version'
  const change = 'Back-end: compare `If-Match`, or take `safeWrites` out of config.json'
  if (status !== 412) run.depart(updating, breaks('stale-update', expected, `status ${status}`, change))
}

function lost(run: EntityRun, creating: NamedCall, actual: string): void {
  const change = 'Back-end: send the written record in `data`, and find it in the list'
  run.depart(creating, breaks('saved-value', 'the written record', actual, change))
}

/** Compares the stored values with the written ones. */
function compareSaved(run: EntityRun, called: NamedCall, values: Values, raw: Raw): void {
  const { resource, departed } = run
  const row = rowOf(resource, raw)
  for (const part of editableFields(resource)) {
    const field = fieldOf(resource, part)
    const value = values[part]
    // A document store leaves out blank values.
    const isLeftOut = !isSent(resource, part, raw) && sameValue(value, rulesOf(field).empty)
    // A blank field may be saved with the value of another one.
    const isFilled = value === '' && (field.blankTo !== undefined || field.kind === 'slug')
    if (sameValue(valueOf(row, part), value) || isLeftOut || isFilled || departed.has(part)) continue
    const change = `Back-end: store a ${field.kind} as it was sent`
    const more = { part, at: ['fields', part] }
    run.depart(called, breaks('saved-value', 'the value that was sent', 'another value', change, more))
  }
}

function actorOf({ api }: EntityRun) {
  const { sub, name } = claimsOf(api.token)
  return { subject: readText(sub), name: typeof name === 'string' ? name : '' }
}
