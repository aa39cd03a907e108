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
