// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choice, defineResource, get, number, pagesPage, text } from '#descriptor/index.ts'
import { type ListState } from '#descriptor/list-state.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { answerList, gauge, ids, param, state } from './filtered-list.test-data.ts'
import { lastPageOf } from './pages-of.ts'
import { useList } from './use-list.ts'

const { answer } = office({ largestPage: 2000 })
const listed = (total: number, most?: number) => answerList({ answer }, total, most)

test('reads the list whole with its search, order and sent filters, and cuts pages from the matches', async () => {
  const calls = listed(4500)
  const all = { search: 'áo', order: { key: 'name', desc: true }, size: 20 }
  const wanted = state({ active: 'true', position: '101..145' }, all)
  const { result, rerender } = drawn((now: ListState) => useList(gauge, now), wanted)
  await waitFor(() => expect(result.current.shown).toBeDefined())
  expect(result.current.shown?.page).toEqual({ page: 1, size: 20, total: 45 })
  expect(ids(result)?.slice(0, 2)).toEqual(['101', '102'])
  const questions = calls.map((call) => Object.fromEntries(new URLSearchParams(call.search)))
  // The pages after the first one are requested at the same time.
  expect(questions.toSorted((one, other) => Number(one.pages) - Number(other.pages))).toEqual(
    ['1', '2', '3'].map((pages) => ({ active: 'true', pages, page: '2000', keyword: 'áo', sort: '-name' })),
  )
  rerender({ ...wanted, page: 3 })
  await waitFor(() => expect(ids(result)).toEqual(['141', '142', '143', '144', '145']))
  rerender({ ...wanted, filters: { active: 'true', position: '..2' } })
  await waitFor(() => expect(ids(result)).toEqual(['1', '2']))
  expect(calls, 'other pages and ranges need no call').toHaveLength(3)
})

test('takes the pages of the list where the back-end refuses larger ones', async () => {
  const calls: string[] = []
  answer('/api/thing/search', (call) => {
    const size = Number(param(call, 'page'))
    calls.push(`${param(call, 'pages')} × ${size}`)
    if (size > 50) return Response.json({ message: 'page too big' }, { status: 422 })
    const start = (Number(param(call, 'pages')) - 1) * size
    const results = Array.from({ length: Math.min(size, 110 - start) }, (_, at) => ({
      id: start + at,
      position: start + at,
    }))
    return Response.json({ data: { results, pagination: { total: 110 } } })
  })
  const { result } = drawn(() => useList(gauge, state({ position: '98..101' })), null)
  await waitFor(() => expect(ids(result)).toEqual(['98', '99', '100', '101']))
  expect(calls.slice(2).toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((page) => `${page} × 20`))
})

test('takes the pages that a back-end cuts short', async () => {
  const calls = listed(250, 100)
  const { result } = drawn(() => useList(gauge, state({ position: '99..102' })), null)
  await waitFor(() => expect(ids(result)).toEqual(['99', '100', '101', '102']))
  // The further pages are read at the same time.
  expect(
    calls
      .slice(-2)
      .map((call) => `${param(call, 'pages')} × ${param(call, 'page')}`)
      .toSorted(),
  ).toEqual(['2 × 100', '3 × 100'])
})

test('refuses a list beyond the bound after its first page, and shows no rows', async () => {
  const calls = listed(10_001)
  const { result, rerender } = drawn((now: ListState) => useList(gauge, now), state({}))
  await waitFor(() => expect(result.current.shown?.rows).toHaveLength(20))
  rerender(state({ position: '1..' }))
  await waitFor(() =>
    expect(result.current.error).toMatchObject({ name: 'ListTooLong', total: 10_001, limit: 10_000 }),
  )
  expect(result.current.shown).toBeUndefined()
  expect(calls).toHaveLength(2)
  rerender(state({}))
  await waitFor(() => expect(result.current.shown?.rows).toHaveLength(20))
})

test('a back-end that repeats its first page is a failed load', async () => {
  answer('/api/thing/search', { data: { results: [{ id: 1, position: 1 }], pagination: { total: 30 } } })
  const { result } = drawn(() => useList(gauge, state({ position: '1..' })), null)
  await waitFor(() => expect(result.current.error).toMatchObject({ why: 'unreadable' }))
})

test('a field that the list call does not return is a failed load, which a retry reads again', async () => {
  const calls = listed(30)
  const { result } = drawn(() => useList(gauge, state({ created_at: '2025-01-01..' })), null)
  await waitFor(() => expect(result.current.error).toMatchObject({ why: 'unreadable' }))
  expect([result.current.shown, calls.length]).toEqual([undefined, 1])
  const results = [{ id: 1, created_at: '2025-06-01T12:00:00Z' }, { id: 2 }]
  answer('/api/thing/search', { data: { results, pagination: { total: 2 } } })
  result.current.retry()
  await waitFor(() => expect(ids(result)).toEqual(['1']))
})

test('an empty list has no field, and no matches', async () => {
  listed(0)
  const { result } = drawn(() => useList(gauge, state({ created_at: '2025-01-01..' })), null)
  await waitFor(() => expect(result.current.shown?.page.total).toBe(0))
})

test('sends a value that begins like several ones as it is', async () => {
  const site = defineResource({
    ...samplePlan,
    pagination: pagesPage(20),
    operations: { list: get('/api/thing/search') },
    fields: { name: text('Tên'), site: choice('Trang', { 'in:a': 'A' }), position: number('Vị trí') },
    list: { columns: ['name'], filters: ['site', 'position'] },
  })
  const calls = listed(3)
  const { result } = drawn(() => useList(site, state({ site: 'in:in%3Aa', position: '2..' })), null)
  await waitFor(() => expect(ids(result)).toEqual(['2', '3']))
  expect(calls.map((call) => param(call, 'site'))).toEqual(['in:a'])
})

test('an export reads the matching rows alone, at any length', async () => {
  listed(12_000)
  const { signal } = new AbortController()
  const { rows, total } = await lastPageOf(gauge, state({ position: '11999..' }), { signal })
  expect([[...rows.keys()], total]).toEqual([['11999', '12000'], 2])
  const first = await lastPageOf(gauge, state({ position: '100..' }), { signal, limit: 3 })
  expect([...first.rows.keys()]).toEqual(['100', '101', '102'])
})
