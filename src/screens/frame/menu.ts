import type { IconName } from '#descriptor/icon.ts'
import type { Text } from '#text/text.ts'

/** One entry of the navigation. */
export interface MenuItem {
  /** Its address, including the tab, if any. */
  readonly path: string
  /** Paths of its forms. */
  readonly forms: readonly string[]
  readonly title: Text
  readonly icon: IconName
}

/** The entries of one group. */
export interface MenuGroup {
  readonly group: string
  readonly label: Text
  readonly items: readonly MenuItem[]
}

/** The address of the entry that a page belongs to; '' for none. */
export function currentItem(menu: readonly MenuGroup[], pathname: string, tab: string): string {
  const items = menu.flatMap((group) => group.items)
  const here = tab === '' ? pathname : `${pathname}?tab=${tab}`
  const found =
    items.find(({ path }) => path === here) ??
    items.find(({ path }) => path.split('?')[0] === pathname) ??
    items.find(({ forms }) => forms.some((form) => pathname === form || pathname.startsWith(`${form}/`)))
  return found?.path ?? ''
}
