import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WideDialog } from './wide-dialog.tsx'

afterEach(cleanup)

/** Presses beside the dialog; happy-dom has no `closedby`, as Safari. */
function pressBeside(isLight: boolean) {
  const onClose = vi.fn()
  render(
    <WideDialog title="Phím tắt" isLight={isLight} onClose={onClose}>
      <p>Trong hộp</p>
    </WideDialog>,
  )
  const dialog = screen.getByRole('dialog')
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
  fireEvent.click(screen.getByText('Trong hộp'), { clientX: 150, clientY: 150 })
  fireEvent.click(dialog, { clientX: 150, clientY: 150 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(dialog, { clientX: 50, clientY: 50 })
  return onClose
}

test('is closed by a click beside it in a browser without `closedby`, if it is light', async () => {
  const onClose = pressBeside(true)
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('stays open on a click beside it otherwise', () => {
  expect(pressBeside(false)).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
})
