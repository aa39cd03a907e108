// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { expect, test, vi } from 'vitest'
import { choice, crud, defineResource, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { ChangeRun } from '#hooks/changes/change-run.ts'
import { planStore } from '#hooks/changes/plan-store.ts'
import { recentRuns } from '#hooks/changes/runs.ts'
import { bodyIn, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { session } from '#session/session.ts'
import { bulkEnded, retryBulk, startBulk, stopBulk, turnBulk } from './bulk-runs.ts'
import { bulkThings, off, record, states } from './bulk-things.test-data.ts'

vi.mock('#kit/notice.tsx', () => ({ notify: vi.fn() }))

const { answer } = office()
bulkThings(answer)

/** Mocks a card that stores its updates; `reply` may take the place of the response to one. */
function card(name: string, reply: () => Response | undefined = () => undefined) {
  const of: Resource = defineResource({
    ...samplePlan,
    name,
    operations: crud('/api/card'),
    fields: { name: text('Tên'), grade: choice('Hạng', { good: 'Tốt', fair: 'Vừa', poor: 'Kém' }) },
    list: { columns: ['name', 'grade'] },
  })
  const stored = { now: { id: 1, name: 'thẻ', grade: 'fair' } }
  answer('/api/card/1', () => Response.json({ data: stored.now }))
  const updates = answer('/api/card/update/1', (call) => {
    stored.now = Object(bodyIn(call))
    return reply() ?? Response.json({ code: 1, data: stored.now })
  })
  const setPoor = async () => {
    // The list shows an older value than the record has.
    void startBulk(of, [rowOf(of, { ...stored.now, grade: 'good' })], {
      kind: 'set',
      name: 'grade',
      to: 'poor',
    })
    await bulkEnded()
  }
  return { of, stored, updates, setPoor, as: (grade: string) => (stored.now = { ...stored.now, grade }) }
}

/** The latest run of a resource, read as after a reload. */
async function reloaded(of: Resource) {
  const [head] = await recentRuns(of)
  if (!head) throw new TypeError('no run')
  const subject = session.storedUser()?.subject ?? ''
  const run = new ChangeRun(of, subject, head)
  run.restore(await planStore.read(subject, head))
  return run
}

test('sets a choice that another user has changed since, and an undo leaves what was changed after it', async () => {
  const { stored, updates, setPoor, as } = card('card')
  await setPoor()
  expect([states(), stored.now.grade]).toEqual([['done'], 'poor'])
  turnBulk()
  await bulkEnded()
  expect([states(), stored.now.grade], 'the value that the list had not shown').toEqual([['done'], 'fair'])
  turnBulk()
  await bulkEnded()
  expect([states(), stored.now.grade], 'the same again').toEqual([['done'], 'poor'])
  as('good')
  turnBulk()
  await bulkEnded()
  expect([states(), stored.now.grade, updates.length]).toEqual([['kept'], 'good', 3])
})

test('keeps what another user has set since an action was undone, when it is repeated', async () => {
  const { stored, updates, setPoor, as } = card('card repeated')
  await setPoor()
  turnBulk()
  await bulkEnded()
  as('good')
  turnBulk()
  await bulkEnded()
  expect([states(), stored.now.grade, updates.length]).toEqual([['kept'], 'good', 2])
})

test('keeps what another user has set since an action was stopped, when it is resumed after a reload', async () => {
  const { of, stored, updates, setPoor, as } = card('card resumed')
  const sending = setPoor()
  stopBulk()
  await sending
  expect([states(), updates.length]).toEqual([['stopped'], 0])
  const other = as('fair')
  const run = await reloaded(of)
  await run.send(run.keysIn('waiting'))
  expect([run.count('kept'), stored.now, updates.length]).toEqual([1, other, 0])
})

test('stores the value that was there before an update, for the undo of one whose response was lost with its page', async () => {
  const { of, stored } = card('card lost')
  const subject = session.storedUser()?.subject ?? ''
  const head = {
    id: 'as stored while the update was sent',
    resource: of.name,
    origin: 'bulk',
    at: 0,
  } as const
  const run = new ChangeRun(of, subject, head)
  answer('/api/card/update/1', async (call) => {
    stored.now = Object(bodyIn(call))
    const [sent] = await recentRuns(of)
    if (sent && run.rows().length === 0) run.restore(await planStore.read(subject, sent))
    return Response.json({ code: 1, data: stored.now })
  })
  void startBulk(of, [rowOf(of, { ...stored.now, grade: 'good' })], {
    kind: 'set',
    name: 'grade',
    to: 'poor',
  })
  await bulkEnded()
  expect(run.count('unsure')).toBe(1)
  await run.send([0])
  await run.undo()
  expect([run.count('undone'), stored.now.grade]).toEqual([1, 'fair'])
})

test('keeps a toggle that another user has changed since an action was stopped', async () => {
  const of: Resource = { ...thing, name: 'thing switched by another user' }
  answer('/api/thing/1', { data: record(1) })
  const updates = answer('/api/thing/update/1', { code: 1, data: record(1, false) })
  // The action was started where the record was off.
  const sending = startBulk(of, [rowOf<Resource>(thing, record(1, false))], off)
  stopBulk()
  await sending
  const run = await reloaded(of)
  await run.send(run.keysIn('waiting'))
  expect([run.count('kept'), updates.length]).toEqual([1, 0])
})

test('repeats the switch of a record that its list had shown with another value', async () => {
  const of: Resource = { ...thing, name: 'thing shown with an old value' }
  let now: object = record(1)
  answer('/api/thing/1', () => Response.json({ data: now }))
  answer('/api/thing/update/1', (call) => {
    now = Object(bodyIn(call))
    return Response.json({ code: 1, data: now })
  })
  void startBulk(of, [rowOf<Resource>(thing, record(1, false))], off)
  for (const active of [false, true, false]) {
    // oxlint-disable-next-line no-await-in-loop -- each step follows the one before it
    await bulkEnded()
    expect(now).toMatchObject({ active })
    turnBulk()
  }
  await bulkEnded()
})

test('keeps the value that was read before, also after a repetition that fails before its read', async () => {
  const { stored, updates, setPoor } = card('card repeated twice')
  await setPoor()
  turnBulk()
  await bulkEnded()
  answer('/api/card/1', () => Response.json({}, { status: 400 }))
  turnBulk()
  await bulkEnded()
  expect(states()).toEqual(['failed'])
  answer('/api/card/1', () => Response.json({ data: stored.now }))
  retryBulk('failed')
  await bulkEnded()
  expect([states(), stored.now.grade, updates.length]).toEqual([['done'], 'poor', 3])
})
