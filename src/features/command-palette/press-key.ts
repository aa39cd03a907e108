import { undoLatest } from '#browser/latest-undo.ts'
import type { ShortcutTargets } from '#screens/features-context.ts'
import { areKeysHeld, holdForField, holdForPage, pressCollected } from './hold-keys.ts'
import { screenKeys } from './screen-keys.ts'

/** The timeout in milliseconds of the letter after “g”. */
const timeoutMs = 1500

let goPrefixUntil = 0

/** Runs the shortcut of the key that loaded this code, and then the keys that were collected in the meantime. */
export function pressFirstKey(key: string, targets: ShortcutTargets, endCollecting: () => string): void {
  pressKey(key, targets)
  // Held ones wait for what the first key opens.
  if (!areKeysHeld()) void pressCollected(endCollecting())
}

/** Runs the shortcut of a key, if it has one. */
export function pressKey(key: string, { menu, go, help, onPage }: ShortcutTargets): void {
  const hasGoPrefix = Date.now() < goPrefixUntil
  goPrefixUntil = 0
  if (hasGoPrefix) {
    const to = screenKeys(menu).get(key)?.path
    if (to === undefined) return
    if (new URL(to, location.origin).pathname !== location.pathname) holdForPage(onPage)
    go(to)
    return
  }
  if (key === 'g') goPrefixUntil = Date.now() + timeoutMs
  if (key === '?') help()
  // The primary button of the page declares the shortcut itself.
  if (key === 'n') openNew()
  if (key === 'b') document.querySelector<HTMLElement>('main [aria-keyshortcuts="b"] button')?.focus()
  if (key === 'z') undoLatest()
  if (key === 'j' || key === 'k') stepRow(key === 'j' ? 1 : -1)
}

function openNew(): void {
  const button = document.querySelector<HTMLElement>('main [aria-keyshortcuts="n"]')
  if (button) holdForField()
  button?.click()
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
