// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { ChangeRun } from '#hooks/changes/change-run.ts'
import { planStore } from '#hooks/changes/plan-store.ts'
import { recentRuns } from '#hooks/changes/runs.ts'
import { bodyIn, held, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { grant } from '#session/local-server.ts'
import { session } from '#session/session.ts'
import { signIn } from '#session/sign-in.ts'
import { bulkEnded, bulkJobs, clearBulk, retryBulk, startBulk, stopBulk } from './bulk-runs.ts'
import { bulkThings, off, record, rowsOf, states } from './bulk-things.test-data.ts'

vi.mock('#kit/notice.tsx', () => ({ notify: vi.fn() }))

const { answer, grants } = office()
const stored = bulkThings(answer)

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
