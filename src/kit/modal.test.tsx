import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Modal } from './modal.tsx'

beforeAll(() => Modal.preload())
afterEach(cleanup)

/** Renders a modal dialog; returns the mock that is called when it closes. */
function shown(isLight: boolean) {
  const onClose = vi.fn()
  render(
    <Modal form="window" title="Phím tắt" isLight={isLight} onClose={onClose}>
      <p>Trong hộp</p>
    </Modal>,
  )
  return onClose
}

const overlay = () => document.querySelector('.mantine-Modal-overlay') ?? document.body

test('has the focus itself, and its title as its name, before the next key', () => {
  shown(false)
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Phím tắt' }))
})

test('is closed by a click beside it, if it is light', () => {
  const onClose = shown(true)
  fireEvent.click(screen.getByText('Trong hộp'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(overlay())
  expect(onClose).toHaveBeenCalledOnce()
})

test('stays open on a click beside it otherwise', () => {
  const onClose = shown(false)
  fireEvent.click(overlay())
  expect(onClose).not.toHaveBeenCalled()
})

test('stays open on Escape in a popover above it', () => {
  const onClose = shown(false)
  const popover = document.body.appendChild(document.createElement('button'))
  fireEvent.keyDown(popover, { key: 'Escape' })
  popover.remove()
  expect(onClose).not.toHaveBeenCalled()
})

test('is closed by Escape only where it is on top, and not while text is composed', () => {
  const below = shown(false)
  const above = shown(false)
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
  expect(above).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([below, above].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})
