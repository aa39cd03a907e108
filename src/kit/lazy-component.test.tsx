import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyFailure, lazyComponent } from './lazy-component.tsx'
import { LazyDialogFailure } from './lazy-dialog-failure.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const places = { dialog: LazyDialogFailure, page: LazyFailure }

/** A component whose loader fails the given number of times; each has its own address. */
function drawPart(address: string, failures: number, place: keyof typeof places) {
  let left = failures
  const load = vi.fn(async () => {
    if (left-- > 0) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`)
    return () => <p>đây rồi</p>
  })
  const Part = lazyComponent<{ readonly onClose: () => void }>(load, places[place])
  render(<Part onClose={() => {}} />)
  return load
}
const button = (name: string) => screen.findByRole('button', { name })

test.each(['dialog', 'page'] as const)(
  'a %s offers a reload of the page when its code fails again after a retry',
  async (place) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const load = drawPart(`/always-${place}.js`, Number.POSITIVE_INFINITY, place)
    await userEvent.click(await button('Thử lại'))
    await userEvent.click(await button('Tải lại trang'))
    expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull()
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1])
  },
)

test('renders code that loads at the retry, without a reload', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  drawPart('/once.js', 1, 'page')
  await userEvent.click(await button('Thử lại'))
  expect(await screen.findByText('đây rồi')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('offers a retry, not a reload, after a second failure without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = drawPart('/offline.js', 2, 'page')
  await userEvent.click(await button('Thử lại'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await userEvent.click(await button('Thử lại'))
  expect(await screen.findByText('đây rồi')).toBeTruthy()
})
