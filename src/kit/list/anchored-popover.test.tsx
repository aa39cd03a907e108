import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnchoredPopover } from './anchored-popover.tsx'

HTMLElement.prototype.showPopover = () => undefined

const anchor = document.createElement('button')
let top = 0
beforeEach(() => {
  top = 100
  anchor.getBoundingClientRect = () => (anchor.isConnected ? new DOMRect(10, top, 40, 40) : new DOMRect())
  document.body.append(anchor)
})
afterEach(() => {
  cleanup()
  anchor.remove()
})

function opened() {
  const onClose = vi.fn()
  render(
    <AnchoredPopover anchor={anchor} role="menu" label="Thao tác" onClose={onClose}>
      <button type="button">Mở</button>
    </AnchoredPopover>,
  )
  return onClose
}

test('closes a menu whose button scrolls away', () => {
  const onClose = opened()
  top = 40
  fireEvent.scroll(document)
  expect(onClose).toHaveBeenCalledOnce()
})

test('keeps a menu open while its button stays where it is', () => {
  const onClose = opened()
  fireEvent.scroll(document)
  fireEvent(window, new Event('resize'))
  expect(onClose).not.toHaveBeenCalled()
})

test('closes a menu whose button has gone', () => {
  const onClose = opened()
  anchor.remove()
  fireEvent.scroll(document)
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['its first input with a mouse', true, 'INPUT'],
  ['its first button on a touch screen, where an input would open the keyboard', false, 'BUTTON'],
])('a panel focuses %s', (_, matches, tag) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
  render(
    <AnchoredPopover anchor={anchor} label="Bộ lọc" onClose={vi.fn()} isPanel>
      <input aria-label="Tìm" />
      <button type="button">Xong</button>
    </AnchoredPopover>,
  )
  expect(document.activeElement?.tagName).toBe(tag)
  vi.unstubAllGlobals()
})
