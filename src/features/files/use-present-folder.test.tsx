// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { setImmediate } from 'node:timers/promises'
import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cache } from '#hooks/read/cache.ts'
import { drawn, office } from '#hooks/testing/office.test-data.tsx'
import { cachedFolderOf, usePresentFolder } from './use-present-folder.ts'

const { answer } = office()

/** Answers a root with one folder, which has one picture; a folder is sent once `isOpen` resolves. */
function oneFolder(isOpen: Promise<void> = Promise.resolve()) {
  return answer('/files/api/file-manager/list-item', async ({ search }) => {
    const isRoot = new URLSearchParams(search).get('path') === '/'
    if (!isRoot) await isOpen
    const results = isRoot ? [{ name: 'Ảnh', is_folder: true }] : [{ name: 'a.png', url: '/files/a.png' }]
    return Response.json({ success: true, results })
  })
}

test('finds the folder of the picture, which the next search reads from the cache', async () => {
  const calls = oneFolder()
  const found = vi.fn()
  drawn(() => usePresentFolder('/files/a.png', found), undefined)
  await waitFor(() => expect(found).toHaveBeenCalledExactlyOnceWith('/Ảnh'))
  expect(cachedFolderOf('/files/a.png')).toBe('/Ảnh')
  drawn(() => usePresentFolder('/files/a.png', found), undefined)
  expect([calls.length, found.mock.calls.length]).toEqual([2, 1])
})

test('does not move once the user has acted', async () => {
  let open = () => {}
  const calls = oneFolder(new Promise((resolve) => (open = resolve)))
  const found = vi.fn()
  drawn(() => usePresentFolder('/files/a.png', found), undefined)
  await waitFor(() => expect(calls).toHaveLength(2))
  document.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  open()
  await waitFor(() => expect(cachedFolderOf('/files/a.png')).toBe('/Ảnh'))
  await act(() => setImmediate())
  expect(found).not.toHaveBeenCalled()
})

test('searches a picture that no folder has once', async () => {
  const calls = oneFolder()
  const found = vi.fn()
  const { unmount } = drawn(() => usePresentFolder('/uploads/b.png', found), undefined)
  await waitFor(() => expect(calls).toHaveLength(2))
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  await act(() => setImmediate())
  unmount()
  cache.clear()
  drawn(() => usePresentFolder('/uploads/b.png', found), undefined)
  await act(() => setImmediate())
  expect([calls.length, found.mock.calls.length]).toEqual([2, 0])
})
