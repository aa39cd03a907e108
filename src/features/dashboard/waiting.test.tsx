// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choice, dateTime, defineResource, get, image, number, text, toggle } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { letter as queued } from '#hooks/testing/letters.test-data.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { DAY } from '#screens/duration-text.ts'
import { useEndingRecords } from './use-ending-records.ts'
import { useFreshRecords } from './use-fresh-records.ts'
import { useLackingContent, useRangeGaps } from './use-lacking-content.ts'

const { answer } = office()

const plain = { noun: 'đồ vật', group: 'content', icon: 'IconList' } as const
const letter = defineResource({
  ...plain,
  name: 'letter',
  path: '/letters',
  title: 'Thư',
  operations: { list: get('/api/letter') },
  fields: {
    name: text('Tên'),
    status: choice('Trạng thái', { open: 'Mới', closed: 'Xong' }, { tints: { open: 'new', closed: 'done' } }),
  },
  list: { columns: ['name'], sort: ['created_at'], filters: ['status'] },
  home: { waiting: { fresh: true } },
})
const tariff = defineResource({
  ...plain,
  name: 'tariff',
  path: '/tariffs',
  title: 'Bảng giá',
  operations: { list: get('/api/tariff') },
  fields: {
    way: text('Đường'),
    from: number('Từ'),
    to: number('Đến', { unit: 'kg', notBelow: 'from' }),
    price: number('Giá'),
    until: dateTime('Hạn'),
    active: toggle('Đang dùng'),
    image: image('Ảnh'),
  },
  list: { columns: ['way'], sort: ['until'], filters: ['active'], search: true },
  contentCheck: { picture: 'image' },
  bands: { from: 'from', to: 'to', price: 'price', per: ['way'], on: 'active' },
  home: { waiting: { ends: 'until', gaps: true, on: 'active' } },
})

/** The response of a list: its rows and the total. */
const listing = (rows: readonly object[], total = rows.length) => ({
  data: { results: rows, pagination: { pages: 1, page: rows.length, total } },
})
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()

test('asks for new records by age and names the longest wait', async () => {
  const rows = [
    { id: '1', name: 'Lan', status: 'open', created_at: ago(2.5) },
    { id: '2', name: 'Huệ', status: 'open', created_at: ago(0.2) },
    { id: '3', name: 'Mai', status: 'open', created_at: ago(0.1) },
  ]
  const calls = answer('/api/letter', listing(rows, 12))
  const { result } = drawn(() => useFreshRecords([letter, tariff]), undefined)
  expect(result.current).toMatchObject([{ status: 'loading' }])
  await waitFor(() =>
    expect(result.current).toMatchObject([
      {
        status: 'waiting',
        tone: 'late',
        count: 12,
        title: 'Thư mới',
        detail: 'Lâu nhất chờ 2 ngày: Lan, Huệ và 10 mục khác',
        action: { to: '/letters?status=open&sort=created_at' },
      },
    ]),
  )
  const query = new URLSearchParams(calls[0]?.search)
  expect([query.get('status'), query.get('sort')]).toEqual(['open', 'created_at'])
})

test('opens the record that it names first where the entity has an inbox', async () => {
  const oldest = { id: '7', name: 'Lan', status: 'new', created_at: ago(2.5) }
  answer('/api/letter', listing([oldest, { ...oldest, id: '9', name: 'Huệ', created_at: ago(0.2) }]))
  const { queue: _, ...inbox } = queued.inbox
  const linkOf = (resource: Resource) => drawn(() => useFreshRecords([resource]), undefined).result
  const fresh = { home: { waiting: { fresh: true } } } as const
  const links = [linkOf({ ...queued, ...fresh }), linkOf({ ...queued, ...fresh, inbox })]
  for (const [at, to] of ['/letters?id=7', '/letters?sort=created_at&id=7'].entries())
    await waitFor(() => expect(links[at]?.current).toMatchObject([{ action: { to, label: 'Trả lời' } }]))
})

test('lists no new records where the back-end ignores the filter', async () => {
  answer('/api/letter', listing([{ id: '1', name: 'Lan', status: 'closed', created_at: ago(2) }], 80))
  const { result } = drawn(() => useFreshRecords([letter]), undefined)
  await waitFor(() => expect(result.current).toMatchObject([{ status: 'none' }]))
})

test('lists no work where no record is new, and retries a failure alone', async () => {
  answer('/api/letter', () => new Response('', { status: 500 }))
  const { result } = drawn(() => useFreshRecords([letter]), undefined)
  await waitFor(() =>
    expect(result.current).toMatchObject([{ status: 'failed', text: 'Chưa xem được Thư mới.' }]),
  )
  answer('/api/letter', listing([]))
  const [failed] = result.current
  if (failed?.status === 'failed') failed.onRetry()
  await waitFor(() => expect(result.current).toMatchObject([{ status: 'none' }]))
})

test('finds the values that no active range covers, for each group', async () => {
  const rows = [
    { id: '1', way: 'Biển', from: 0, to: 20 },
    { id: '2', way: 'Biển', from: 25, to: null },
    { id: '3', way: 'Bay', from: 0, to: 5 },
    { id: '4', way: 'Bay', from: 5, to: 30 },
  ]
  const calls = answer('/api/tariff', listing(rows))
  const { result } = drawn(() => useRangeGaps([tariff]), undefined)
  await waitFor(() =>
    expect(result.current).toMatchObject([
      {
        count: 1,
        title: 'Bảng giá còn khoảng trống',
        detail: 'Biển 20–25 kg',
        action: { to: `/tariffs?${new URLSearchParams({ search: 'Biển' })}` },
      },
    ]),
  )
  expect(new URLSearchParams(calls[0]?.search).get('active')).toBe('true')
})

test('finds no gaps in a group that a range of unknown values may cover, and leaves out ranges that are off', async () => {
  const rows = [
    { id: '1', way: 'Biển', from: 0, to: 20, active: true },
    { id: '2', way: 'Biển', from: 25, to: 'ba mươi', active: true },
    { id: '3', way: 'Bay', from: 0, to: 5, active: true },
    { id: '4', way: 'Bay', from: 5, to: 8, active: false },
    { id: '5', way: 'Bay', from: 8, to: 30, active: true },
  ]
  answer('/api/tariff', listing(rows))
  const { result } = drawn(() => useRangeGaps([tariff]), undefined)
  await waitFor(() => expect(result.current).toMatchObject([{ count: 1, detail: 'Bay 5–8 kg' }]))
})

test('finds no gaps where the group of a range is unknown', async () => {
  const rows = [
    { id: '1', way: 'Biển', from: 0, to: 20 },
    { id: '2', way: 'Biển', from: 25, to: 30 },
    { id: '3', way: { ten: 'Biển' }, from: 20, to: 25 },
  ]
  answer('/api/tariff', listing(rows))
  const { result } = drawn(() => useRangeGaps([tariff]), undefined)
  await waitFor(() => expect(result.current).toMatchObject([{ status: 'none' }]))
})

test('finds no gaps in a list of which only some rows are returned', async () => {
  const rows = [
    { id: '1', way: 'Biển', from: 0, to: 5 },
    { id: '2', way: 'Biển', from: 20, to: 30 },
  ]
  answer('/api/tariff', listing(rows, 900))
  const { result } = drawn(() => useRangeGaps([tariff]), undefined)
  await waitFor(() => expect(result.current).not.toMatchObject([{ status: 'loading' }]))
  expect(result.current).toMatchObject([{ status: 'none' }])
})

test('lists the records that end within seven days, soonest first', async () => {
  const rows = [
    { id: '1', way: 'Năm sau', until: ago(-300) },
    { id: '2', way: 'Tuần này', until: ago(-5.5) },
    { id: '3', way: 'Ngày kia', until: ago(-2.5) },
    { id: '4', way: 'Đã qua', until: ago(1) },
    { id: '5', way: 'Mãi mãi', until: '' },
    { id: '6', way: 'Không rõ', until: 'mai' },
    { id: '7', way: 'Đã tắt', until: ago(-1.5), active: false },
  ]
  answer('/api/tariff', listing(rows))
  const { result } = drawn(() => useEndingRecords([tariff]), undefined)
  await waitFor(() =>
    expect(result.current).toMatchObject([
      { tone: 'new', count: 2, detail: '“Ngày kia” còn 2 ngày, “Tuần này” còn 5 ngày' },
    ]),
  )
})

test('counts the recently changed records that lack content', async () => {
  const rows = [
    { id: '1', way: 'Có ảnh', image: '/a.png' },
    { id: '2', way: 'Không ảnh', image: '' },
  ]
  answer('/api/tariff', listing(rows))
  const { result } = drawn(() => useLackingContent([letter, tariff]), undefined)
  await waitFor(() =>
    expect(result.current).toMatchObject([
      { count: 1, detail: 'Chưa có ảnh: 1', action: { to: '/tariffs?view=unready' } },
    ]),
  )
})
