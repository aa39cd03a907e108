import 'fake-indexeddb/auto'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import { useUserStore } from './use-user-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const read = (raw: unknown) => (typeof raw === 'string' ? raw : '')

test('keeps a value that was written before the stored one was read', async () => {
  let answer: (raw: unknown) => void = () => {}
  const stored = new Promise<unknown>((resolve) => {
    answer = resolve
  })
  vi.spyOn(userDataStore, 'read').mockReturnValue(stored)
  const { result } = renderHook(() => useUserStore('sample', read))
  act(() => result.current[1]('new'))
  await act(async () => answer('old'))
  expect(result.current[0]).toBe('new')
})

test('returns the stored value once it is read', async () => {
  vi.spyOn(userDataStore, 'read').mockResolvedValue('old')
  const { result } = renderHook(() => useUserStore('sample', read))
  expect(result.current[0]).toBeUndefined()
  await waitFor(() => expect(result.current[0]).toBe('old'))
})
