import { expect, test, vi } from 'vitest'
import { followLookup, readLookup } from './lookup.ts'

test.each([
  [{ data: { id: 7, permissions: 'admin' } }, { is: 'admin', id: '7', permission: 'admin' }],
  [{ data: { _id: 'a', permissions: ['superadmin'] } }, { is: 'admin', id: 'a', permission: 'superadmin' }],
  [
    { id: 'a', permission: 'admin' },
    { is: 'admin', id: 'a', permission: 'admin' },
  ],
  [{ data: { id: 'a', permissions: 'business' } }, { is: 'refused', permission: 'business' }],
  [{ data: { id: 'a', permissions: ['guest'] } }, { is: 'refused', permission: 'guest' }],
  [{ data: { id: 'a' } }, { is: 'refused', permission: '' }],
  [{ data: { permissions: 'admin' } }, { is: 'nobody' }],
  [{ data: null }, { is: 'nobody' }],
  [{ results: [] }, { is: 'unknown' }],
  [null, { is: 'unknown' }],
])('%j is %j', (body, lookup) => {
  expect(readLookup(body)).toEqual(lookup)
})

test('a lookup that fails is asked again quietly until something is known', async () => {
  vi.useFakeTimers()
  const ask = vi.fn(async (): Promise<unknown> => ({ data: { id: 'a', permissions: 'admin' } }))
  ask.mockRejectedValueOnce(new Error('network'))
  const found = vi.fn()
  followLookup(ask, found)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(found.mock.calls.map(([lookup]) => lookup.is)).toEqual(['unknown', 'admin'])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
