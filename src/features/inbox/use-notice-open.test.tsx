// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { letter } from '#hooks/testing/letters.test-data.ts'
import { useNoticeOpen } from './use-notice-open.ts'

test('opens a record in the inbox as it is now, and by a new history entry from another screen', () => {
  const [earlier, now, push] = [vi.fn(), vi.fn(), vi.fn()]
  const { result, rerender, unmount } = renderHook(({ show }) => useNoticeOpen(letter, show, push), {
    initialProps: { show: earlier },
  })
  const open = result.current
  rerender({ show: now })
  open('5')
  expect([earlier.mock.calls, now.mock.calls, push.mock.calls]).toEqual([[], [['5']], []])
  unmount()
  open('6')
  expect([now.mock.calls, push.mock.calls]).toEqual([[['5']], [['6']]])
})
