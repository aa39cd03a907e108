import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let isSystemDark = false
let listeners: (() => void)[] = []
const added: (() => void)[] = []

beforeEach(() => {
  vi.resetModules()
  listeners = []
  isSystemDark = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === '(prefers-color-scheme: dark)' && isSystemDark
    },
    addEventListener: (type: string, listener: () => void) => type === 'change' && listeners.push(listener),
  }))
  // Each test loads the module anew: the one of an earlier test must not follow another tab.
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((...listener) => {
    listen(...listener)
    added.push(() => window.removeEventListener(...listener))
  })
})

afterEach(() => {
  for (const remove of added.splice(0)) remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.documentElement.removeAttribute('data-mantine-color-scheme')
})

const attribute = () => document.documentElement.getAttribute('data-mantine-color-scheme')

function changeSystem(isDark: boolean) {
  isSystemDark = isDark
  for (const listener of listeners) listener()
}

async function started() {
  const scheme = await import('./color-scheme.ts')
  scheme.followColorScheme()
  return scheme
}

test('follows the system while nothing is chosen', async () => {
  const { colorScheme } = await started()
  expect([colorScheme.get(), attribute()]).toEqual(['auto', 'light'])
  changeSystem(true)
  expect([colorScheme.get(), attribute()]).toEqual(['auto', 'dark'])
})

test('keeps the choice when the system changes', async () => {
  const { chooseColorScheme, colorScheme } = await started()
  chooseColorScheme('light')
  changeSystem(true)
  expect([colorScheme.get(), attribute()]).toEqual(['light', 'light'])
  expect(localStorage.getItem('color-scheme')).toBe('light')
})

test('keeps the choice until the page is left where storage is refused', async () => {
  const { chooseColorScheme, colorScheme } = await started()
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  chooseColorScheme('dark')
  changeSystem(false)
  expect([colorScheme.get(), attribute()]).toEqual(['dark', 'dark'])
})

test('shows the remembered choice, and that of another tab', async () => {
  localStorage.setItem('color-scheme', 'dark')
  const { colorScheme } = await started()
  expect([colorScheme.get(), attribute()]).toEqual(['dark', 'dark'])
  localStorage.setItem('color-scheme', 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: 'color-scheme' }))
  expect([colorScheme.get(), attribute()]).toEqual(['light', 'light'])
})

test('ignores an unknown stored value', async () => {
  localStorage.setItem('color-scheme', 'blue')
  const { colorScheme } = await started()
  expect([colorScheme.get(), attribute()]).toEqual(['auto', 'light'])
})
