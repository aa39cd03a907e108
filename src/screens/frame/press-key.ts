import { undoLatest } from '#browser/latest-undo.ts'
import { type MenuGroup, type MenuItem, screensOf } from './menu.ts'

/**
 * Assigns each screen the letter that opens it after “g”: the first free letter of its path, in menu order,
 * so that a new entity gets one without configuration. Home has `h`; once all letters are taken, a screen has
 * none.
 */
export function screenKeys(menu: readonly MenuGroup[]): ReadonlyMap<string, MenuItem> {
  const keys = new Map<string, MenuItem>()
  for (const item of screensOf(menu)) {
    const [path = '', tab = ''] = item.path.split('?tab=')
    const letters = path === '/' ? 'h' : `${tab}${path}${alphabet}`.replace(/[^a-z]/g, '')
    const free = Array.from(letters).find((letter) => !keys.has(letter))
    if (free !== undefined) keys.set(free, item)
  }
  return keys
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
/** The timeout in milliseconds of the letter after “g”. */
const timeoutMs = 1500

let goPrefixUntil = 0

/** The callbacks of the shortcuts. */
export interface ShortcutTargets {
  readonly menu: readonly MenuGroup[]
  readonly go: (to: string) => void
  readonly help: () => void
}

/** Runs the shortcut of a key, if it has one. */
export function pressKey(key: string, { menu, go, help }: ShortcutTargets): void {
  const hasGoPrefix = Date.now() < goPrefixUntil
  goPrefixUntil = 0
  if (hasGoPrefix) {
    const screen = screenKeys(menu).get(key)
    if (screen) go(screen.opens ?? screen.path)
    return
  }
  if (key === 'g') goPrefixUntil = Date.now() + timeoutMs
  if (key === '?') help()
  // The primary button of the page declares the shortcut itself.
  if (key === 'n') document.querySelector<HTMLElement>('main [aria-keyshortcuts="n"]')?.click()
  if (key === 'b') document.querySelector<HTMLElement>('main [aria-keyshortcuts="b"] button')?.focus()
  if (key === 'z') undoLatest()
  if (key === 'j' || key === 'k') stepRow(key === 'j' ? 1 : -1)
}

function stepRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[data-id]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[at === -1 ? 0 : at + step]
  row?.querySelector<HTMLElement>('th a')?.focus({ preventScroll: true })
  const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {}
  // The sticky header of the table must not cover the row.
  if (top < headerHeight || bottom > innerHeight) row?.scrollIntoView({ block: 'center' })
}

const headerHeight = 120
