import type { MenuGroup, MenuItem } from '#screens/frame/menu.ts'

/**
 * The letter that leads to each screen after a “g”: the first free one of its address, in the order of the menu, so that
 * a new entity gets one by itself. Home has its own; who comes when all are taken has none.
 */
export function screenKeys(menu: readonly MenuGroup[]): ReadonlyMap<string, MenuItem> {
  const keys = new Map<string, MenuItem>()
  for (const item of menu.flatMap(({ items }) => items)) {
    const [path = '', tab = ''] = item.path.split('?tab=')
    const letters = path === '/' ? 'h' : `${tab}${path}${alphabet}`.replace(/[^a-z]/g, '')
    const free = Array.from(letters).find((letter) => !keys.has(letter))
    if (free !== undefined) keys.set(free, item)
  }
  return keys
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
