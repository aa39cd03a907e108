import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { FailedPage } from './router.tsx'
import { watchLoadFailures } from './version.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('offers a reload when the code of a page fails again after a retry', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  watchLoadFailures()
  const loader = vi.fn(async () => {
    const payload = new TypeError('Failed to fetch dynamically imported module: /page.js')
    window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
    throw payload
  })
  const router = createRouter({
    routeTree: createRootRoute({ loader, errorComponent: FailedPage }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Tải lại trang' }))
  expect([loader.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1])
})
