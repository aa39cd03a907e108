import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onSessionEnded, sessionEnded } from '#http/expiry.ts'
import { readResponse } from '#http/read-response.ts'
import { AppLink } from './app-link.tsx'

const preloadRoute = vi.fn(async () => undefined)
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ preloadRoute }) }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  sessionEnded.reset()
  sessionEnded.clear()
  preloadRoute.mockClear()
  vi.useRealTimers()
})

const intend = () => {
  fireEvent.pointerEnter(screen.getByRole('link'))
  vi.advanceTimersByTime(100)
}

it('preloads its screen on intent', () => {
  render(<AppLink to="/brands?page=2">Thương hiệu</AppLink>)
  intend()
  expect(preloadRoute).toHaveBeenCalledWith({ to: '/brands', search: { page: '2' } })
})

it('preloads nothing after the end of the session, which would open the dismissed dialog again', () => {
  render(<AppLink to="/brands">Thương hiệu</AppLink>)
  const opened = vi.fn()
  const stop = onSessionEnded(opened)
  sessionEnded.emit()
  sessionEnded.reset()
  intend()
  fireEvent.focus(screen.getByRole('link'))
  vi.advanceTimersByTime(100)
  fireEvent.pointerDown(screen.getByRole('link'))
  expect(preloadRoute).not.toHaveBeenCalled()
  expect(opened).toHaveBeenCalledOnce()
  stop()
})

it('preloads on intent again once a call succeeds', () => {
  render(<AppLink to="/brands">Thương hiệu</AppLink>)
  sessionEnded.emit()
  sessionEnded.reset()
  readResponse({ status: 200, headers: new Headers(), body: '{"code":1}' })
  intend()
  expect(preloadRoute).toHaveBeenCalledOnce()
})
