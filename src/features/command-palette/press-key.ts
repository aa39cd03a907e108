import type { ShortcutTargets } from '#screens/features-context.ts'
import { screenKeys } from './screen-keys.ts'

/** Milliseconds that the letter after a “g” may take. */
const patience = 1500

let goesUntil = 0

/** Does what a key stands for, where it stands for anything here. */
export function pressKey(key: string, { menu, go, help }: ShortcutTargets): void {
  const isGoing = Date.now() < goesUntil
  goesUntil = 0
  if (isGoing) {
    const to = screenKeys(menu).get(key)?.path
    if (to !== undefined) go(to)
    return
  }
  if (key === 'g') goesUntil = Date.now() + patience
  if (key === '?') help()
  // The page's own button says by itself that it is meant.
  if (key === 'n') document.querySelector<HTMLElement>('main [aria-keyshortcuts="n"]')?.click()
  if (key === 'j' || key === 'k') stepRow(key === 'j' ? 1 : -1)
}

function stepRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[data-id]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[at === -1 ? 0 : at + step]
  row?.querySelector<HTMLElement>('th a')?.focus({ preventScroll: true })
  const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {}
  // Not behind the head of the table, which stays where it is.
  if (top < headRoom || bottom > innerHeight) row?.scrollIntoView({ block: 'center' })
}

const headRoom = 120
