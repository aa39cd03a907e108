// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endComposition, noteComposition, untilReplaceable } from './composition.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => {})
})

afterEach(() => {
  endComposition()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Advances the clock and returns whether the text may be replaced; a test page paints no frame, so 100 ms pass in its place. */
async function isReplaceable(ms: number): Promise<() => boolean> {
  const isDone = vi.fn()
  void untilReplaceable().then(isDone)
  await vi.advanceTimersByTimeAsync(ms)
  return () => isDone.mock.calls.length > 0
}

test('is replaced once it is painted', async () => {
  expect((await isReplaceable(50))()).toBe(false)
  expect((await isReplaceable(100))()).toBe(true)
})

test('is not replaced in the middle of a word of an input method', async () => {
  noteComposition()
  const isDone = await isReplaceable(2900)
  expect(isDone()).toBe(false)
  noteComposition()
  await vi.advanceTimersByTimeAsync(2900)
  expect(isDone()).toBe(false)
  endComposition()
  await vi.advanceTimersByTimeAsync(0)
  expect(isDone()).toBe(true)
})

test('is replaced after three seconds without a key press in a word', async () => {
  noteComposition()
  expect((await isReplaceable(3000))()).toBe(true)
})
