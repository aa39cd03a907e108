// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './focus-beside.ts'

const frames = new Map<number, () => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.set(frames.size + 1, run).size)
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
})

afterEach(() => {
  frames.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('calls back once, in a task after the frame', () => {
  const run = vi.fn()
  afterPaint(run)
  vi.advanceTimersByTime(50)
  frames.get(1)?.()
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('calls back without a frame where the page paints none', () => {
  const run = vi.fn()
  afterPaint(run)
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(1)
  expect(frames.size).toBe(0)
})
