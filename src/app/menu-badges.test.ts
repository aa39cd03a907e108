import { afterEach, expect, test, vi } from 'vitest'
import { menuBadges } from './menu-badges.ts'

const { watchNewRecords } = vi.hoisted(() => ({ watchNewRecords: vi.fn() }))
vi.mock('#hooks/read/watch-new-records.ts', () => ({ watchNewRecords }))

afterEach(() => {
  vi.useRealTimers()
})

test('drops the numbers with the last subscriber, so that the next user does not see them', async () => {
  vi.useFakeTimers()
  const stop = vi.fn()
  watchNewRecords.mockImplementation((_, onCounts: (counts: ReadonlyMap<string, number>) => void) => {
    onCounts(new Map([['letter', 3]]))
    return stop
  })
  const unsubscribe = menuBadges.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(menuBadges.get().get('letter')).toBe(3))
  unsubscribe()
  expect(stop).toHaveBeenCalledOnce()
  expect(menuBadges.get().size).toBe(0)
})
