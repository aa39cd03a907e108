// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { ChangeRun } from '#hooks/changes/change-run.ts'
import { planStore } from '#hooks/changes/plan-store.ts'
import { recentRuns } from '#hooks/changes/runs.ts'
import { useList } from '#hooks/read/use-list.ts'
import { bodyIn, drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { odd, thing } from '#hooks/testing/things.test-data.ts'
import { grant } from '#session/local-server.ts'
import { session } from '#session/session.ts'
import { signIn } from '#session/sign-in.ts'
import { bulkEnded, bulkJobs, clearBulk, deferDeletes, retryBulk, startBulk, stopBulk } from './bulk-runs.ts'

vi.mock('#kit/notice.tsx', () => ({ notify: vi.fn() }))

const { answer, grants } = office()
const record = (id: number, active = true) => ({ id, name: `số ${id}`, active, unknown: 7 })
const rowsOf = (...ids: number[]): Row[] => ids.map((id) => rowOf(thing, record(id)) as unknown as Row)
const off = { kind: 'set', name: 'active', to: false } as const
const states = () => bulkJobs().map(({ state }) => state)

afterEach(async () => {
  stopBulk()
  await bulkEnded()
  clearBulk()
})

/** Mocks a record that stores its updates; `refuse` returns another response to an update. */
function stored(id: number, active = true, refuse?: () => Response | undefined) {
  let now: object = record(id, active)
  answer(`/api/thing/${id}`, () => Response.json({ data: now }))
  return answer(`/api/thing/update/${id}`, (call) => {
    const refusal = refuse?.()
    if (refusal) return refusal
    now = Object(bodyIn(call))
    return Response.json({ code: 1, data: now })
  })
}

test('sends each current record with one changed field, and no record that has the value', async () => {
  const [first, second] = [stored(1), stored(2, false)]
  void startBulk(thing, rowsOf(1, 2), off)
  await bulkEnded()
  expect(states()).toEqual(['done', 'same'])
  expect(bodyIn(first[0])).toMatchObject({ id: 1, name: 'số 1', active: false, unknown: 7 })
  expect(second).toHaveLength(0)
})

test('sends at most three at once; stops and resumes the others', async () => {
  const waits = held({ code: 1, data: {} })
  for (const id of [1, 2, 3, 4, 5]) {
    stored(id)
    answer(`/api/thing/update/${id}`, waits.reply)
  }
  void startBulk(thing, rowsOf(1, 2, 3, 4, 5), off)
  const started = ['sending', 'sending', 'sending', 'waiting', 'waiting']
  await vi.waitFor(() => expect(states()).toEqual(started))
  stopBulk()
  waits.release()
  await bulkEnded()
  expect(states()).toEqual(['done', 'done', 'done', 'stopped', 'stopped'])
  retryBulk('stopped')
  await bulkEnded()
  expect(states()).toEqual(['done', 'done', 'done', 'done', 'done'])
})

test('a record that changes between its read and its update is read again', async () => {
  let now: object = record(1)
  let version = 1
  answer('/api/thing/1', () => Response.json({ data: now }, { headers: { ETag: `"v${version}"` } }))
  const updates = answer('/api/thing/update/1', (call) => {
    if (updates.length === 1) {
      now = { ...record(1), name: 'mới' }
      version = 2
    }
    if (call.headers.get('if-match') !== `"v${version}"`) return Response.json({}, { status: 412 })
    now = Object(bodyIn(call))
    return Response.json({ code: 1, data: now })
  })
  void startBulk(thing, rowsOf(1), off)
  await bulkEnded()
  expect(states()).toEqual(['done'])
  expect(now).toMatchObject({ name: 'mới', active: false })
  expect(updates).toHaveLength(2)
})

test('reports the reason of a refused record, and retries only that record', async () => {
  let isRefused = true
  const good = stored(1)
  const bad = stored(2, true, () =>
    isRefused ? Response.json({ message: 'x' }, { status: 409 }) : undefined,
  )
  void startBulk(thing, rowsOf(1, 2), off)
  await bulkEnded()
  expect(states()).toEqual(['done', 'failed'])
  expect(bulkJobs()[1]).toMatchObject({ text: 'Chưa làm được.', literal: 'Lưu thành thất bại!' })
  isRefused = false
  retryBulk('failed')
  await bulkEnded()
  expect(states()).toEqual(['done', 'done'])
  expect([good.length, bad.length]).toEqual([1, 2])
})

test('fails a record whose value the server answered and did not keep', async () => {
  stored(1, true, () => Response.json({ code: 1, data: record(1) }))
  void startBulk(thing, rowsOf(1), off)
  await bulkEnded()
  expect(states()).toEqual(['failed'])
  expect(bulkJobs()[0]?.text).toBe('Máy chủ giữ giá trị cũ của mục này.')
})

const oddRows = () => [rowOf(odd, { _id: 'k1', name: 'Áo', active: true }) as unknown as Row]

test('a list that answers the id filter with no row does not hold the switch of many up', async () => {
  answer('/api/odd', { data: [] })
  const updates = answer('/api/odd/update', { data: { _id: 'k1', active: false } })
  void startBulk(odd, oddRows(), off)
  await bulkEnded()
  expect(states()).toEqual(['done'])
  expect(bodyIn(updates[0])).toMatchObject({ _id: 'k1', name: 'Áo', active: false })
})

test('keeps a lost response unsure if the list returns no row for the id', async () => {
  answer('/api/odd', { data: [] })
  answer('/api/odd/update', () => Response.json({}, { status: 502 }))
  void startBulk(odd, oddRows(), off)
  await bulkEnded()
  expect(states()).toEqual(['unsure'])
})

test('reconciles a lost response before a retry, and does not repeat a completed write', async () => {
  let now = record(1)
  let isBlind = false
  answer('/api/thing/1', () => (isBlind ? Response.json({}, { status: 400 }) : Response.json({ data: now })))
  const updates = answer('/api/thing/update/1', () => {
    now = record(1, false)
    isBlind = true
    return Response.json({}, { status: 502 })
  })
  void startBulk(thing, rowsOf(1), off)
  await bulkEnded()
  expect(states()).toEqual(['unsure'])
  isBlind = false
  retryBulk('failed')
  await bulkEnded()
  expect(states()).toEqual(['done'])
  expect(updates).toHaveLength(1)
})

test('names a record that was checked after a lost response as not changed', async () => {
  stored(1, true, () => Response.json({}, { status: 502 }))
  void startBulk(thing, rowsOf(1), off)
  await bulkEnded()
  expect(states()).toEqual(['failed'])
  const [job] = bulkJobs()
  expect(job?.text).toBe('Chưa làm được.')
  expect(job?.more).toContain('Đã xem lại: mục này chưa đổi.')
})

test('sends nothing for undone deletes, and counts an already deleted record as deleted', async () => {
  const calls = answer('/api/thing/delete/1', { code: 1 })
  answer('/api/thing/delete/2', () => Response.json({}, { status: 404 }))
  answer('/api/thing/delete/3', () => Response.json({}, { status: 409 }))
  const first = deferDeletes(thing, rowsOf(1, 2, 3))
  first.undo()
  await first.send()
  expect([calls.length, bulkJobs().length]).toEqual([0, 0])
  await deferDeletes(thing, rowsOf(1, 2, 3)).send()
  expect(states()).toEqual(['done', 'done', 'failed'])
})

test('keeps a record hidden after a lost delete until its list is read again', async () => {
  let isGone = false
  const again = held({ data: { results: [record(2)] } })
  answer('/api/thing/search', () =>
    isGone ? again.reply() : Response.json({ data: { results: [record(1), record(2)] } }),
  )
  answer('/api/thing/1', () => Response.json({}, { status: 400 }))
  answer('/api/thing/delete/1', () => {
    isGone = true
    return Response.json({}, { status: 502 })
  })
  const { result } = drawn(() => useList(thing, defaultListState(thing)), null)
  const ids = () => result.current.shown?.rows.map(({ id }) => id)
  await waitFor(() => expect(ids()).toEqual(['1', '2']))
  const sent = deferDeletes(thing, rowsOf(1)).send()
  await waitFor(() => expect(states()).toEqual(['unsure']))
  expect(ids()).toEqual(['2'])
  again.release()
  await sent
  expect(ids()).toEqual(['2'])
})

test('when three calls in a row have no answer, the others are not sent', async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8]
  for (const id of ids) {
    stored(id)
    answer(`/api/thing/update/${id}`, () => new Response('<html>'))
  }
  void startBulk(thing, rowsOf(...ids), off)
  await bulkEnded()
  expect(states().filter((state) => state === 'failed').length).toBeLessThanOrEqual(5)
  expect(states().at(-1)).toBe('stopped')
})

test('sends a record again that was refused because the server had too many requests', async () => {
  let refusals = 2
  const updates = stored(1, true, () =>
    refusals-- > 0 ? new Response('{}', { status: 429, headers: { 'Retry-After': '0' } }) : undefined,
  )
  void startBulk(thing, rowsOf(1), off)
  await bulkEnded()
  expect(states()).toEqual(['done'])
  expect(updates).toHaveLength(3)
})

test('sends and shows nothing more of a user when another one signs in', async () => {
  const waits = held({ code: 1, data: {} })
  const updates = [1, 2, 3, 4].map((id) => {
    stored(id)
    return answer(`/api/thing/update/${id}`, waits.reply)
  })
  void startBulk(thing, rowsOf(1, 2, 3, 4), off)
  await waitFor(() => expect(updates.flat()).toHaveLength(3))
  grants(() => grant('admin', 3600, 'u2'))
  await signIn({ username: 'hoa', password: 'bí-mật' }, 'login')
  expect(bulkJobs()).toEqual([])
  waits.release()
  // The queue keeps its order: the fourth update would be sent before this one.
  stored(5)
  void startBulk(thing, rowsOf(5), off)
  await bulkEnded()
  expect(bulkJobs().map(({ row }) => row.id)).toEqual(['5'])
  expect(updates.flat()).toHaveLength(3)
})

test('goes on after a reload where an action was stopped', async () => {
  const of: Resource = { ...thing, name: 'thing that is stopped' }
  const waits = held({ code: 1, data: {} })
  for (const id of [1, 2, 3, 4]) {
    stored(id)
    if (id < 4) answer(`/api/thing/update/${id}`, waits.reply)
  }
  void startBulk(of, rowsOf(1, 2, 3, 4), off)
  await vi.waitFor(() => expect(states().at(-1)).toBe('waiting'))
  await vi.waitFor(() => expect(states()[2]).toBe('sending'))
  stopBulk()
  waits.release()
  await bulkEnded()
  clearBulk()
  const [head] = await recentRuns(of)
  expect(head?.counts).toEqual({ done: 3, waiting: 1 })
  const subject = session.storedUser()?.subject ?? ''
  const run = new ChangeRun(of, subject, head ?? { id: '', resource: '', origin: 'bulk', at: 0 })
  if (head) run.restore(await planStore.read(subject, head))
  await run.send(run.keysIn('waiting'))
  expect(run.count('done')).toBe(4)
})

test('sends a delete without waiting for a lock or for stored plans', async () => {
  const calls = answer('/api/thing/delete/1', { code: 1 })
  const request = vi.fn()
  vi.stubGlobal('navigator', { locks: { request } })
  onTestFinished(() => void vi.unstubAllGlobals())
  await startBulk(thing, rowsOf(1), { kind: 'delete' })
  expect([calls.length, request.mock.calls.length]).toEqual([1, 0])
})

test('stores no delete: it cannot be undone later', async () => {
  const of: Resource = { ...thing, name: 'thing that is deleted' }
  answer('/api/thing/delete/1', { code: 1 })
  await startBulk(of, rowsOf(1), { kind: 'delete' })
  expect([states(), await recentRuns(of)]).toEqual([['done'], []])
})
