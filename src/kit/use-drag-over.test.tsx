import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDragOver } from './use-drag-over.ts'

const box = new DOMRect(100, 100, 200, 50)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('stays over while the pointer moves between elements inside', () => {
  const { result } = renderHook(() => useDragOver())
  act(() => result.current.onOver())
  act(() => result.current.onLeave({ clientX: 150, clientY: 120 }, box))
  expect(result.current.isOver).toBe(true)
})

it('ends when the pointer leaves the box', () => {
  const { result } = renderHook(() => useDragOver())
  act(() => result.current.onOver())
  act(() => result.current.onLeave({ clientX: 150, clientY: 160 }, box))
  expect(result.current.isOver).toBe(false)
})

it('ends when the dragover events stop, as after Escape, and not between two of them', () => {
  const { result } = renderHook(() => useDragOver())
  act(() => result.current.onOver())
  act(() => void vi.advanceTimersByTime(550))
  act(() => result.current.onOver())
  act(() => void vi.advanceTimersByTime(550))
  expect(result.current.isOver).toBe(true)
  act(() => void vi.advanceTimersByTime(550))
  expect(result.current.isOver).toBe(false)
})
