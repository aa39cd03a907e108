// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultListState } from '#descriptor/list-state.ts'
import type { Resource } from '#descriptor/resource.ts'
import { recentRuns } from '#hooks/changes/runs.ts'
import { useList } from '#hooks/read/use-list.ts'
import { drawn, held, office } from '#hooks/testing/office.test-data.tsx'
import { thing } from '#hooks/testing/things.test-data.ts'
import { isDeletePending } from '#hooks/write/pending-deletes.ts'
import { bulkJobs, deferDeletes, startBulk } from './bulk-runs.ts'
import { bulkThings, record, rowsOf, states } from './bulk-things.test-data.ts'

vi.mock('#kit/notice.tsx', () => ({ notify: vi.fn() }))

const { answer } = office()
bulkThings(answer)

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

test('shows a refused record again while the other deletes are being sent', async () => {
  const waits = held({ code: 1 })
  answer('/api/thing/delete/1', waits.reply)
  answer('/api/thing/delete/2', () => Response.json({}, { status: 409 }))
  const sent = deferDeletes(thing, rowsOf(1, 2)).send()
  await waitFor(() => expect(states()).toEqual(['sending', 'failed']))
  await waitFor(() => expect([1, 2].map((id) => isDeletePending(thing, `${id}`))).toEqual([true, false]))
  waits.release()
  await sent
  expect(isDeletePending(thing, '1')).toBe(false)
})
