import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type FindLinks, useLinkSearch } from './use-link-search.ts'

afterEach(cleanup)

it('searches a name with a dot', async () => {
  const find = vi.fn<FindLinks>().mockResolvedValue([])
  const { result } = renderHook(() => useLinkSearch(find, 'Node.js'))
  await expect.poll(() => result.current.state).toBe('done')
  expect(find).toHaveBeenCalledExactlyOnceWith('Node.js')
})

it('does not search an address', () => {
  const { result } = renderHook(() => useLinkSearch(vi.fn<FindLinks>(), 'https://muji.com'))
  expect(result.current.state).toBe('idle')
})
