import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ThemeProvider } from './theme-provider.tsx'
import { TooltipHost } from './tooltip-host.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function shown() {
  render(
    <ThemeProvider isPlain>
      <button type="button" aria-label="Xóa" data-tip="Xóa (Del)" />
      <TooltipHost />
    </ThemeProvider>,
  )
  return screen.getByRole('button', { name: 'Xóa' })
}

const tip = () => screen.queryByText('Xóa (Del)')
const rest = async () => {
  await act(() => vi.advanceTimersByTimeAsync(500))
  await act(() => vi.dynamicImportSettled())
}

test('shows the tip of a button on which the pointer rests, until it is pressed', async () => {
  const button = await shown()
  fireEvent.pointerOver(button, { pointerType: 'mouse' })
  expect(tip()).toBeNull()
  await rest()
  expect(tip()).not.toBeNull()
  fireEvent.pointerDown(button)
  expect(tip()).toBeNull()
})

test('shows no tip for a finger, and none for a button whose menu is open', async () => {
  const button = await shown()
  fireEvent.pointerOver(button, { pointerType: 'touch' })
  await rest()
  expect(tip()).toBeNull()
  button.setAttribute('aria-expanded', 'true')
  fireEvent.pointerOver(button, { pointerType: 'mouse' })
  await rest()
  expect(tip()).toBeNull()
})
