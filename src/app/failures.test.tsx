// @vitest-environment node
import { requireOperation } from '#descriptor/capability.ts'
import '#hooks/testing/dom.test-data.ts'
import { describe, expect, test } from 'vitest'
import type { Operation } from '#descriptor/operation.ts'
import { editableFields, type Resource } from '#descriptor/resource.ts'
import { newValues, rowOf, valuesOf } from '#descriptor/row.ts'
import { sampleValues } from '#descriptor/sample-values.ts'
import { failureText, usualDeleteTexts } from '#descriptor/texts.ts'
import { bodyOf } from '#descriptor/wire.ts'
import { cache } from '#hooks/read/cache.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import type { FailedAct } from '#hooks/write/failure-afterwards.ts'
import { saveRecord } from '#hooks/write/save-record.ts'
import { deleteRecord } from '#hooks/write/use-delete.ts'
import { WriteFailed } from '#hooks/write/write-failed.ts'
import { resources } from '#resources/table.ts'
import { translate } from '#text/language.ts'
import { sentences } from '#text/sentences.ts'

const { answer } = office()
const reason = 'Kho đang kiểm kê, mời đợi.'
const problem = 'Giá trị này đã có.'
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

/** How a server can answer a write, and what that is: refused with an HTTP error, without success, or unreachable. */
const answers = {
  '4xx with a message': [json({ code: 0, message: reason }, 409), 'httpError', reason],
  '4xx with a list of messages': [json({ message: [reason, 'x'] }, 400), 'httpError', reason],
  '4xx with field errors': [json({ errors: { somewhere: [problem] } }, 422), 'httpError', problem],
  '4xx without either': [json({}, 400), 'httpError', ''],
  '4xx that only a developer reads': [
    json({ message: 'TypeError: x at y (/a.js:1:2)' }, 400),
    'httpError',
    '',
  ],
  '5xx with a message': [json({ message: reason }, 500), 'httpError', reason],
  '5xx': [() => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'httpError', ''],
  'an empty answer': [json(null), 'refused', ''],
  'an answer that cannot be read': [() => new Response('<html>'), 'unreachable', ''],
  '401': [json({}, 401), 'unreachable', ''],
} as const

const id = 'r1'
type Write = readonly [act: FailedAct, operation: Operation, run: (resource: Resource) => Promise<unknown>]

/** The record of an entity that is changed and deleted. */
const recordOf = (resource: Resource) => ({
  ...bodyOf(resource, {
    before: null,
    values: sampleValues(resource, 1),
    actor: { subject: 's', name: 'n' },
  }),
  [resource.idKey]: id,
})

/** Every write that an entity has. */
function writesOf(resource: Resource): readonly Write[] {
  const { create, update, upsert, save: whole, remove } = resource.operations
  const stored = rowOf<Resource>(resource, recordOf(resource))
  const change = (on: Resource) => saveRecord(on, { before: stored, values: valuesOf(on, stored) })
  const add = (on: Resource) => saveRecord(on, { before: null, values: newValues(on) })
  const drop = (on: Resource) => deleteRecord(requireOperation(on, 'remove'), id)
  const changing = whole ?? upsert ?? update
  const adding = upsert ?? create
  return [
    ...(changing
      ? ([
          ['save', changing, change],
          ['switch', changing, change],
        ] as const)
      : []),
    ...(adding && !whole ? ([['save', adding, add]] as const) : []),
    ...(remove ? ([['delete', remove, drop]] as const) : []),
  ]
}

const failureOf = async (work: Promise<unknown>): Promise<WriteFailed> => {
  const failure = await work.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  )
  if (!(failure instanceof WriteFailed)) throw failure
  return failure
}

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  const cases = writesOf(resource).flatMap((write) =>
    Object.entries(answers).map(([name, reply]) => [write[0], write[1].method, name, write, reply] as const),
  )
  test.each(cases)('%s by %s: %s', async (act, _method, _answer, [, operation, run], [reply, kind, why]) => {
    cache.clear()
    // A delete whose answer was lost looks for the record: it exists.
    const { one } = resource.operations
    if (one) answer(one.path.replace(/\{\w+\}/, id), json({ data: recordOf(resource) }))
    const base = operation.base && operation.base !== 'api' ? `/${operation.base}` : ''
    answer(base + operation.path.replace(/\{\w+\}/, id), reply)
    const failure = await failureOf(run(resource))
    const texts = operation.texts ?? (act === 'delete' ? usualDeleteTexts : resource.texts)
    const message = why === reason ? reason : ''
    const literal = failureText(
      texts,
      kind === 'unreachable'
        ? { kind: 'unreachable' }
        : { kind: 'refused', message, httpError: kind === 'httpError' },
    )
    expect(failure.text).toBe(literal)
    const all = sentences(translate, failure.text, failure.more(act, editableFields(resource)))
    if (why !== '') expect(all.split(why), 'the reason of the server, once').toHaveLength(2)
    expect(all, 'something to do').toMatch(/\b(hãy|bạn|bấm)\b/iu)
    expect(all).not.toMatch(/TypeError|undefined|<|\bmạng\b|Thử lại/)
    if (act !== 'save') expect(all).not.toMatch(/bấm Lưu/)
  })
})

const coded = resources.flatMap((resource) =>
  writesOf(resource).flatMap(([act, operation, run]) =>
    operation.succeeds ? [[resource.name, act, resource, operation, run] as const] : [],
  ),
)

test.each(coded)(
  '%s, %s: an answer without success gives its message',
  async (_n, act, resource, operation, run) => {
    answer(operation.path.replace(/\{\w+\}/, id), json({ code: 0, success: false, message: reason }))
    const failure = await failureOf(run(resource))
    const texts = operation.texts ?? (act === 'delete' ? usualDeleteTexts : resource.texts)
    expect(failure.text).toBe(failureText(texts, { kind: 'refused', message: reason, httpError: false }))
    expect(sentences(translate, failure.text, failure.more(act)).split(reason)).toHaveLength(2)
  },
)
