import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ThemeProvider } from '#kit/theme-provider.tsx'
import { AnchoredPopover } from './anchored-popover.tsx'
import { RowMenu } from './row-menu.tsx'

const anchor = document.createElement('button')
beforeEach(() => {
  document.body.append(anchor)
  anchor.focus()
})
afterEach(() => {
  cleanup()
  anchor.remove()
  vi.unstubAllGlobals()
})

const actions = ['Mở', 'Nhân bản', 'Xóa'].map((label) => ({ label, onSelect: vi.fn() }))

function openedMenu() {
  const onClose = vi.fn()
  const { unmount } = render(
    <ThemeProvider isPlain>
      <RowMenu anchor={anchor} actions={actions} onClose={onClose} />
    </ThemeProvider>,
  )
  return { onClose, unmount }
}

function openedPanel() {
  const onClose = vi.fn()
  render(
    <ThemeProvider isPlain>
      <AnchoredPopover anchor={anchor} label="Bộ lọc" onClose={onClose} isPanel>
        <input aria-label="Tìm" />
        <button type="button">Xong</button>
      </AnchoredPopover>
    </ThemeProvider>,
  )
  return onClose
}

const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('a menu has the focus at once, and moves it by arrows and letters', () => {
  openedMenu()
  expect([focused(), anchor.getAttribute('aria-expanded')]).toEqual(['Mở', 'true'])
  press('ArrowUp')
  expect(focused()).toBe('Xóa')
  press('ArrowDown')
  expect(focused()).toBe('Mở')
  press('n')
  expect(focused()).toBe('Nhân bản')
})

test.each(['Escape', 'Tab'])('a menu closes on %s', (key) => {
  const { onClose } = openedMenu()
  press(key)
  expect(onClose).toHaveBeenCalled()
})

test('a chosen action runs with the focus on the button, and closes the menu', () => {
  const { onClose } = openedMenu()
  actions[0]?.onSelect.mockImplementation(() => expect(document.activeElement).toBe(anchor))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Mở' }))
  expect(actions[0]?.onSelect).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalled()
})

test('a closed menu returns the focus to its button', () => {
  const { unmount } = openedMenu()
  unmount()
  expect(document.activeElement).toBe(anchor)
  expect(anchor.hasAttribute('aria-expanded')).toBe(false)
})

test('a panel closes when a dialog takes the focus', () => {
  const onClose = openedPanel()
  const dialog = document.body.appendChild(document.createElement('button'))
  fireEvent.focusIn(dialog)
  dialog.remove()
  expect(onClose).toHaveBeenCalled()
})

test('a panel stays open on an Escape that its content has handled', () => {
  const onClose = openedPanel()
  const input = screen.getByRole('textbox', { name: 'Tìm' })
  input.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'Escape' })
  expect(onClose).toHaveBeenCalled()
})

test.each([
  ['its first input with a mouse', true, 'INPUT'],
  ['its first button on a touch screen, where an input would open the keyboard', false, 'BUTTON'],
])('a panel focuses %s', (_, matches, tag) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
  openedPanel()
  expect(document.activeElement?.tagName).toBe(tag)
})
