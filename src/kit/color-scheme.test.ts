import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let isSystemDark = false
let listeners: (() => void)[] = []

beforeEach(() => {
  vi.resetModules()
  listeners = []
  isSystemDark = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isSystemDark
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.documentElement.removeAttribute('data-mantine-color-scheme')
})

const drawn = () => document.documentElement.getAttribute('data-mantine-color-scheme')

async function started() {
  const scheme = await import('./color-scheme.ts')
  scheme.followColorScheme()
  return scheme
}

test('follows the system while nothing is chosen', async () => {
  const { colorScheme } = await started()
  expect([colorScheme.get(), drawn()]).toEqual(['auto', 'light'])
  isSystemDark = true
  for (const listener of listeners) listener()
  expect([colorScheme.get(), drawn()]).toEqual(['auto', 'dark'])
})

test('keeps a choice whatever the system says', async () => {
  const { chooseColorScheme, colorScheme } = await started()
  chooseColorScheme('light')
  isSystemDark = true
  for (const listener of listeners) listener()
  expect([colorScheme.get(), drawn()]).toEqual(['light', 'light'])
  expect(localStorage.getItem('color-scheme')).toBe('light')
})

test('shows the remembered choice, and that of another tab', async () => {
  localStorage.setItem('color-scheme', 'dark')
  const { colorScheme } = await started()
  expect([colorScheme.get(), drawn()]).toEqual(['dark', 'dark'])
  localStorage.setItem('color-scheme', 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: 'color-scheme' }))
  expect([colorScheme.get(), drawn()]).toEqual(['light', 'light'])
})

test('takes an unknown value for none', async () => {
  localStorage.setItem('color-scheme', 'blue')
  const { colorScheme } = await started()
  expect([colorScheme.get(), drawn()]).toEqual(['auto', 'light'])
})
