import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShortcutTargets } from '#screens/features-context.ts'
import type { MenuGroup } from '#screens/frame/menu.ts'
import { pressKey } from './press-key.ts'
import { screenKeys } from './screen-keys.ts'

const item = (path: string) => ({ path, forms: [], title: path, icon: 'IconList' }) as const
const menu: readonly MenuGroup[] = [
  { group: 'home', label: 'Nhà', items: [item('/')] },
  {
    group: 'content',
    label: 'Nội dung',
    items: [item('/guides'), item('/categories'), item('/categories?tab=products'), item('/catalogs')],
  },
]

const targets = { menu, go: vi.fn<ShortcutTargets['go']>(), help: vi.fn<ShortcutTargets['help']>() }
const press = (...keys: string[]) => {
  for (const key of keys) pressKey(key, targets)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

test('every screen has a letter of its own, of its address where one is free', () => {
  const keys = [...screenKeys(menu)].map(([key, { path }]) => `${key} ${path}`)
  expect(keys).toEqual(['h /', 'g /guides', 'c /categories', 'p /categories?tab=products', 'a /catalogs'])
})

test('more screens than letters: the last have none', () => {
  const many = Array.from({ length: 40 }, (_, at) => item(`/x${at}`))
  const keys = screenKeys([{ group: 'all', label: 'Hết', items: many }])
  expect(keys.size).toBe(26)
})

test('g and a letter lead to a screen, within a moment', () => {
  press('g', 'p')
  expect(targets.go).toHaveBeenLastCalledWith('/categories?tab=products')
  press('g')
  vi.advanceTimersByTime(2000)
  press('c')
  expect(targets.go).toHaveBeenCalledOnce()
  press('g', 'z', 'c')
  expect(targets.go).toHaveBeenCalledOnce()
})

test('a question mark asks for help, but not as the letter after g', () => {
  press('?')
  expect(targets.help).toHaveBeenCalledOnce()
  press('g', '?')
  expect(targets.help).toHaveBeenCalledOnce()
})

test('n presses the page’s own button, and nothing where there is none', () => {
  press('n')
  document.body.innerHTML = '<main><button aria-keyshortcuts="n"></button></main>'
  const pressed = vi.fn<() => void>()
  document.querySelector('button')?.addEventListener('click', pressed)
  press('n')
  expect(pressed).toHaveBeenCalledOnce()
})

test('j and k walk through the rows and stay at their ends', () => {
  const rows = ['a', 'b'].map((id) => `<tr data-id="${id}"><th><a href="/${id}">${id}</a></th></tr>`)
  document.body.innerHTML = `<main><table><tbody>${rows.join('')}</tbody></table></main>`
  const seen = (...keys: string[]) => {
    press(...keys)
    return document.activeElement?.textContent
  }
  expect(seen('j')).toBe('a')
  expect(seen('j')).toBe('b')
  expect(seen('j')).toBe('b')
  expect(seen('k')).toBe('a')
  expect(seen('k')).toBe('a')
})
