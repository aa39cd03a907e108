// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { bodyIn, held, office } from '#hooks/testing/office.test-data.tsx'
import { odd, thing } from '#hooks/testing/things.test-data.ts'
import type { ChangeRun } from './change-run.ts'
import { planChanges } from './plan-changes.ts'
import { planned, record, storedThings } from './runs.test-data.ts'
import { makeRun } from './runs.ts'

const { answer } = office()
const states = (run: ChangeRun) => run.rows().map(({ outcome }) => outcome.state)
const keysOf = (run: ChangeRun) => run.rows().map(({ change }) => change.key)
const sendAll = (run: ChangeRun) => run.send(keysOf(run))

test('writes only the planned fields into each record as it is now, and creates the new ones', async () => {
  const { records, writes } = storedThings(answer, [record(1), record(2)])
  const rows = await planned(
    [
      [record(1), { position: 9 }],
      [record(2), { position: 7 }],
    ],
    [{ name: 'Áo', url: 'ao' }],
  )
  records.set('1', record(1, { name: 'mới', more: [5] }))
  records.set('2', record(2, { position: 7 }))
  const run = makeRun(thing, 'import', rows)
  await sendAll(run)
  expect(states(run)).toEqual(['done', 'same', 'done'])
  expect(Object.fromEntries(writes)).toEqual({
    1: record(1, { name: 'mới', more: [5], position: 9 }),
    Áo: expect.objectContaining({ name: 'Áo', url: 'ao', active: true }),
  })
})

test('fails a row whose field another user has changed, and sends nothing for it', async () => {
  const { records, writes } = storedThings(answer, [record(1)])
  const run = makeRun(thing, 'grid', await planned([[record(1), { position: 9 }]]))
  records.set('1', record(1, { position: 4 }))
  await sendAll(run)
  expect(run.outcome(0)).toMatchObject({ state: 'failed' })
  expect(JSON.stringify(run.outcome(0)?.more)).toContain('vừa có người sửa')
  expect(writes).toEqual([])
})

test('fails a row whose values the server answered and did not keep, and names the fields where it kept some', async () => {
  const kept = [record(1), record(2), record(3)]
  const { records, writes } = storedThings(answer, kept, (id) => {
    if (id === '3') return undefined
    if (id === '2') records.set(id, { ...records.get(id), position: 9 })
    return Response.json({ code: 1, data: records.get(id) })
  })
  const edits = kept.map((one) => [one, { position: 9, name: 'mới' }] as const)
  const run = makeRun(thing, 'grid', await planned(edits))
  await sendAll(run)
  expect(writes).toHaveLength(3)
  expect(states(run)).toEqual(['failed', 'done', 'done'])
  expect(run.outcome(0)?.text).toBe('Máy chủ giữ giá trị cũ của mục này.')
  expect(run.outcome(1)?.kept).toEqual(['name'])
  expect(run.outcome(2)).not.toHaveProperty('kept')
})

test('does not report a row as undone whose old values the server did not keep', async () => {
  let isRefusing = false
  const { records } = storedThings(answer, [record(1)], (id) =>
    isRefusing ? Response.json({ code: 1, data: records.get(id) }) : undefined,
  )
  const run = makeRun(thing, 'grid', await planned([[record(1), { position: 9 }]]))
  await sendAll(run)
  isRefusing = true
  await run.undo()
  expect(run.outcome(0)).toMatchObject({ state: 'done', text: 'Máy chủ giữ giá trị cũ của mục này.' })
})

test('names the failed rows and retries them alone; then everything is rolled back', async () => {
  const first = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => record(id))
  let isRefusing = true
  const { records, writes } = storedThings(answer, first, (id) =>
    isRefusing && ['2', '5', '7'].includes(id)
      ? Response.json({ message: 'Đang bận' }, { status: 409 })
      : undefined,
  )
  const run = makeRun(
    thing,
    'import',
    await planned(first.map((one) => [one, { position: 90, active: false }])),
  )
  await sendAll(run)
  expect(states(run)).toEqual(['done', 'failed', 'done', 'done', 'failed', 'done', 'failed', 'done'])
  expect(run.outcome(1)?.literal).toBe('Lưu thành thất bại!')
  isRefusing = false
  const before = writes.length
  await run.send(run.keysIn('failed'))
  expect(
    writes
      .slice(before)
      .map(([id]) => id)
      .toSorted(),
  ).toEqual(['2', '5', '7'])
  expect(run.count('done')).toBe(8)
  await run.undo()
  expect(states(run)).toEqual(first.map(() => 'undone'))
  expect([...records.values()].map((one) => JSON.stringify(one))).toEqual(
    first.map((one) => JSON.stringify(one)),
  )
})

test('an undo leaves fields that were changed since, and names them', async () => {
  const { records } = storedThings(answer, [record(1), record(2)])
  const rows = await planned(
    [
      [record(1), { position: 9, name: 'Áo' }],
      [record(2), { active: false }],
    ],
    [
      { name: 'Mới', url: 'moi' },
      { name: 'Khác', url: 'khac' },
    ],
  )
  const run = makeRun(thing, 'import', rows)
  await sendAll(run)
  records.set('1', { ...records.get('1'), name: 'của Hà' })
  const changed = [...records].find(([, one]) => one.name === 'Khác')?.[0] ?? ''
  records.set(changed, { ...records.get(changed), position: 3 })
  await run.undo()
  expect(states(run)).toEqual(['kept', 'undone', 'undone', 'kept'])
  expect([run.outcome(0)?.left, run.outcome(3)?.left]).toEqual([['name'], ['position']])
  expect(records.get('1')).toEqual(record(1, { name: 'của Hà' }))
  expect([...records.values()].map(({ name }) => name)).toEqual(['của Hà', 'số 2', 'Khác'])
})

test('an undo does not set back a value that another user had set before the run', async () => {
  const { records } = storedThings(answer, [record(1)])
  const run = makeRun(thing, 'grid', await planned([[record(1), { position: 9, name: 'Áo' }]]))
  records.set('1', record(1, { position: 9 }))
  await sendAll(run)
  await run.undo()
  expect(records.get('1')).toEqual(record(1, { position: 9 }))
})

test('sends three rows at a time, stops and goes on', async () => {
  const first = [1, 2, 3, 4, 5].map((id) => record(id))
  storedThings(answer, first)
  const waits = held({ code: 1, data: {} })
  for (const { id } of first) answer(`/api/thing/update/${String(id)}`, waits.reply)
  const run = makeRun(thing, 'import', await planned(first.map((one) => [one, { position: 90 }])))
  const sent = sendAll(run)
  await expect.poll(() => states(run)).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
  expect(run.progress()?.total).toBe(5)
  run.stop()
  waits.release()
  await sent
  expect(states(run)).toEqual(['done', 'done', 'done', 'waiting', 'waiting'])
  await run.send(run.keysIn('waiting'))
  expect(run.count('done')).toBe(5)
})

test('stops after three requests in a row without a response', async () => {
  const first = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => record(id))
  storedThings(answer, first, () => new Response('<html>'))
  const run = makeRun(thing, 'import', await planned(first.map((one) => [one, { position: 90 }])))
  await sendAll(run)
  expect(run.count('failed')).toBeLessThanOrEqual(5)
  expect(states(run).at(-1)).toBe('waiting')
})

/** Mocks creates that respond with 502, after saving the record or without saving it. */
function losing(isDone: boolean, isBlind = () => false) {
  const stored: object[] = []
  answer('/api/thing/search', () =>
    isBlind() ? Response.json({}, { status: 400 }) : Response.json({ code: 1, data: stored, pagination: {} }),
  )
  return answer('/api/thing/create', (call) => {
    if (isDone) stored.push({ ...Object(bodyIn(call)), id: 8 })
    return Response.json({}, { status: 502 })
  })
}

test('a create whose response was lost is looked for, and sent once', async () => {
  let isBlind = true
  const creates = losing(true, () => isBlind)
  const run = makeRun(thing, 'import', await planned([], [{ name: 'Áo', url: 'ao' }]))
  await sendAll(run)
  await sendAll(run)
  expect(run.outcome(0)).toMatchObject({ state: 'unsure', create: { key: expect.any(String) } })
  isBlind = false
  await sendAll(run)
  expect(run.outcome(0)).toMatchObject({ state: 'done', id: '8' })
  expect(creates).toHaveLength(1)
})

test('a create whose response was lost before the work was done has failed', async () => {
  const creates = losing(false)
  const run = makeRun(thing, 'import', await planned([], [{ name: 'Áo', url: 'ao' }]))
  await sendAll(run)
  expect(run.outcome(0)?.state).toBe('failed')
  expect(run.outcome(0)?.more?.at(-1)).toBe('Bạn xem lại dòng này rồi lưu lại nhé.')
  expect(creates).toHaveLength(1)
})

test('a record of another row with nearly the same name is not taken for a create that was lost', async () => {
  let isFailing = true
  const { records, writes } = storedThings(answer, [], (name) =>
    isFailing && name === 'Áo' ? Response.json({}, { status: 500 }) : undefined,
  )
  const rows = await planned(
    [],
    [
      { name: 'Áo', url: 'ao' },
      { name: 'áo', url: 'ao-2' },
    ],
  )
  const run = makeRun(thing, 'import', rows)
  const search = answer('/api/thing/search', () =>
    isFailing
      ? Response.json({}, { status: 400 })
      : Response.json({ code: 1, data: { results: [...records.values()] }, pagination: {} }),
  )
  await sendAll(run)
  expect(states(run)).toEqual(['unsure', 'done'])
  isFailing = false
  await run.send([0])
  expect(search).not.toEqual([])
  expect(states(run)).toEqual(['done', 'done'])
  const names = writes.map(([name]) => name)
  // The first two are sent side by side.
  expect([new Set(names.slice(0, 2)), names.slice(2)]).toEqual([new Set(['Áo', 'áo']), ['Áo']])
})

test('a list that answers the id filter with no row does not hold an update up', async () => {
  answer('/api/odd', { data: [] })
  const updates = answer('/api/odd/update', { data: { _id: 'k1' } })
  const row = rowOf<Resource>(odd, { _id: 'k1', name: 'Áo', active: false, more: 1 })
  const given = [{ key: 0, line: 1, id: 'k1', values: { name: 'Áo len' } }]
  const run = makeRun(odd, 'import', (await planChanges(odd, given, [row])).rows)
  await sendAll(run)
  expect(updates.map(bodyIn)).toEqual([{ _id: 'k1', name: 'Áo len', active: false, more: 1 }])
})
