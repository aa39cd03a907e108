import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countTokenCall, forgetTokenCalls, pauseTokenCalls, untilAllowed } from './token-allowance.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(async () => {
  await forgetTokenCalls()
  vi.useRealTimers()
})

test('allows six evenly spread calls a minute during a long outage', async () => {
  const calls: number[] = []
  for (const end = Date.now() + 600_000; Date.now() < end; vi.advanceTimersByTime(500)) {
    if ((await untilAllowed()) > 0) continue
    await countTokenCall()
    calls.push(Date.now())
  }
  const inTheMinuteOf = (start: number) => calls.filter((at) => at >= start && at < start + 60_000).length
  expect(Math.max(...calls.map(inTheMinuteOf))).toBe(6)
  expect(Math.max(...calls.slice(1).map((at, index) => at - (calls[index] ?? 0)))).toBeLessThanOrEqual(16_500)
  expect(calls.slice(0, 4).map((at) => at - (calls[0] ?? 0))).toEqual([0, 4000, 8000, 12_000])
})

test('waits for the time that the provider requests, at most five minutes', async () => {
  await pauseTokenCalls(30)
  expect(await untilAllowed()).toBe(30_000)
  await pauseTokenCalls(86_400)
  expect(await untilAllowed()).toBe(300_000)
})

test('a clock that is set back does not block for longer', async () => {
  for (let call = 0; call < 6; call++) await countTokenCall()
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(await untilAllowed()).toBe(0)
})
