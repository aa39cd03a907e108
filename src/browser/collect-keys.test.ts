// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { collectKeys } from './collect-keys.ts'

const press = (...keys: string[]) => {
  for (const key of keys) {
    document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}

test('collects letters until it ends, which then reach the page', () => {
  const seen = vi.fn()
  document.addEventListener('keydown', seen)
  const end = collectKeys()
  press('n', 'g', 'u', 'x', 'Backspace', 'Enter')
  expect(seen).not.toHaveBeenCalled()
  press('Escape')
  expect(seen).toHaveBeenCalledTimes(1)
  expect(end()).toBe('ngu\n')
  press('n')
  expect(seen).toHaveBeenCalledTimes(2)
  expect(end()).toBe('ngu\n')
  document.removeEventListener('keydown', seen)
})

test('a second collection continues the first, so that one end frees the keys', () => {
  collectKeys()
  press('b')
  const end = collectKeys()
  press('a')
  expect(end()).toBe('ba')
  const seen = vi.fn()
  window.addEventListener('keydown', seen)
  press('n')
  expect(seen).toHaveBeenCalledTimes(1)
  expect(collectKeys()()).toBe('')
})

test('leaves keys of shortcuts to the page', () => {
  const seen = vi.fn()
  window.addEventListener('keydown', seen)
  const end = collectKeys()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
  expect(seen).toHaveBeenCalledTimes(1)
  expect(end()).toBe('')
})
