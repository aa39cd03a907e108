// @vitest-environment node
import 'fake-indexeddb/auto'
import '#hooks/testing/dom.test-data.ts'
import { expect, test, vi } from 'vitest'
import { type Row, rowOf } from '#descriptor/row.ts'
import { bodyIn, office } from '#hooks/testing/office.test-data.tsx'
import { odd, thing } from '#hooks/testing/things.test-data.ts'
import { bulkEnded, bulkJobs, retryBulk, startBulk } from './bulk-runs.ts'
import { bulkThings, off, record, rowsOf, states } from './bulk-things.test-data.ts'

vi.mock('#kit/notice.tsx', () => ({ notify: vi.fn() }))

const { answer } = office()
const stored = bulkThings(answer)

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
