// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { useQuery } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { letter } from '#hooks/testing/letters.test-data.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { SessionEnded, Unreachable } from '#http/errors.ts'
import { cache } from './cache.ts'
import { keys } from './keys.ts'
import { newRecordsOptions, pollInterval, useNewCounts } from './new-records.ts'

const { answer } = office()
const minute = 60_000
const newOnes = (total: number) => ({
  data: { results: [{ id: 7, name: 'Lan', status: 'new' }], pagination: { pages: 1, page: 1, total } },
})

afterEach(() => {
  vi.useRealTimers()
})

test('counts the new records with the first page of the list, the newest first', async () => {
  const calls = answer('/api/letter', newOnes(12))
  const { result } = drawn(() => useQuery(newRecordsOptions(letter)), null)
  await waitFor(() => expect(result.current.data?.page.total).toBe(12))
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.search))).toEqual({
    status: 'new',
    pages: '1',
    page: '50',
    sort: '-created_at',
  })
})

test('counts no record where the back-end ignores the filter', async () => {
  answer('/api/letter', {
    data: { results: [{ id: 7, name: 'Lan', status: 'done' }], pagination: { pages: 1, page: 1, total: 80 } },
  })
  const { result } = drawn(() => useQuery(newRecordsOptions(letter)), null)
  await waitFor(() => expect(result.current.data).toMatchObject({ rows: [], page: { total: 0 } }))
})

test('requests again when the page becomes visible, unless the last response is a few seconds old', async () => {
  const calls = answer('/api/letter', newOnes(12))
  const { result } = drawn(() => useQuery(newRecordsOptions(letter)), null)
  await waitFor(() => expect(result.current.data?.page.total).toBe(12))
  const show = () =>
    act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await show()
  expect(result.current.isFetching).toBe(false)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minute })
  await show()
  await waitFor(() => expect(calls).toHaveLength(2))
})

const polled = { status: 'success', error: null, dataUpdatedAt: 0, errorUpdatedAt: 0, errorUpdateCount: 0 }
const failing = { ...polled, status: 'error', error: new Unreachable('network', { sent: true }) }
test.each([
  ['a success', polled, 25_000],
  ['the first failure', { ...failing, errorUpdateCount: 1 }, 50_000],
  [
    'a failure a minute after a success',
    { ...failing, dataUpdatedAt: 1, errorUpdatedAt: minute + 1 },
    120_000,
  ],
  [
    'a failure an hour after a success',
    { ...failing, dataUpdatedAt: 1, errorUpdatedAt: 60 * minute },
    300_000,
  ],
  ['many failures', { ...failing, errorUpdateCount: 40 }, 300_000],
  ['the end of the session', { ...failing, error: new SessionEnded() }, false],
])('sends the next request after %s in %2$s ms', (_, state, expected) => {
  expect(pollInterval({ state } as Parameters<typeof pollInterval>[0])).toBe(expected)
})

test('counts only while the current user is admitted', async () => {
  const calls = answer('/api/letter', newOnes(3))
  const { result } = drawn(() => useNewCounts([letter], true), null)
  expect(calls).toHaveLength(0)
  act(() => void cache.setQueryData(keys.currentUser, { status: 'admin', id: '1', permission: 'admin' }))
  await waitFor(() => expect(result.current).toEqual(new Map([['letter', 3]])))
  act(() => void cache.setQueryData(keys.currentUser, { status: 'unknown' }))
  expect(result.current).toEqual(new Map([['letter', 3]]))
  act(() => void cache.setQueryData(keys.currentUser, { status: 'refused' }))
  await waitFor(() => expect(result.current.size).toBe(0))
})
