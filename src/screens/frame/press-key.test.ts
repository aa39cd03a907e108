import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerUndo } from '#browser/latest-undo.ts'
import { dismiss, notify, shownNotices } from '#kit/notice.tsx'
import type { MenuGroup } from './menu.ts'
import { pressKey, type ShortcutTargets, screenKeys } from './press-key.ts'

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
  for (const { id } of shownNotices()) dismiss(id)
  vi.useRealTimers()
  document.body.innerHTML = ''
})

test('assigns each screen a unique letter, from its path if one is free', () => {
  const keys = [...screenKeys(menu)].map(([key, { path }]) => `${key} ${path}`)
  expect(keys).toEqual(['h /', 'g /guides', 'c /categories', 'p /categories?tab=products', 'a /catalogs'])
})

test('assigns no letter to screens beyond the alphabet', () => {
  const many = Array.from({ length: 40 }, (_, at) => item(`/x${at}`))
  const keys = screenKeys([{ group: 'all', label: 'Hết', items: many }])
  expect(keys.size).toBe(26)
})

test('opens a screen by g and a letter within the timeout', () => {
  press('g', 'p')
  expect(targets.go).toHaveBeenLastCalledWith('/categories?tab=products')
  press('g')
  vi.advanceTimersByTime(2000)
  press('c')
  expect(targets.go).toHaveBeenCalledOnce()
  press('g', 'z', 'c')
  expect(targets.go).toHaveBeenCalledOnce()
})

test('opens the help by a question mark, except after g', () => {
  press('?')
  expect(targets.help).toHaveBeenCalledOnce()
  press('g', '?')
  expect(targets.help).toHaveBeenCalledOnce()
})

test('undoes by z what the latest notice with an undo offers, and closes it', () => {
  press('z')
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  notify({ tone: 'good', text: 'một', undo: first })
  notify({ tone: 'good', text: 'hai', undo: second })
  notify({ tone: 'plain', text: 'ba' })
  press('z')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  expect(shownNotices().map(({ text }) => text)).toEqual(['một', 'ba'])
})

test('undoes by z what was done last, whether a notice offers it or not', () => {
  const ran: string[] = []
  notify({ tone: 'plain', text: 'một', undo: () => ran.push('một') })
  const withdraw = offerUndo(() => ran.push('hai'))
  press('z')
  withdraw()
  press('z', 'z')
  expect(ran).toEqual(['hai', 'một'])
})

test('clicks the primary button of the page by n, if there is one', () => {
  press('n')
  document.body.innerHTML = '<main><button aria-keyshortcuts="n"></button></main>'
  const pressed = vi.fn<() => void>()
  document.querySelector('button')?.addEventListener('click', pressed)
  press('n')
  expect(pressed).toHaveBeenCalledOnce()
})

test('moves the focus between rows by j and k, up to the first and last row', () => {
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
