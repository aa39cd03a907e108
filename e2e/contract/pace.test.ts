// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paceOf } from './api-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets four calls leave in a second, however many are waiting', async () => {
  const wait = paceOf(4)
  let left = 0
  for (let at = 0; at < 12; at += 1) void wait().then(() => (left += 1))
  await vi.advanceTimersByTimeAsync(0)
  expect(left).toBe(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(left).toBe(4)
  await vi.advanceTimersByTimeAsync(1000)
  expect(left).toBe(8)
})
