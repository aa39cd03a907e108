import type { IconName } from '#descriptor/icon.ts'
import type { Text } from '#text/text.ts'

/** One entry of the navigation. */
export interface MenuItem {
  /** Its address, with the tab where it is one. */
  readonly path: string
  /** Paths of the forms that belong to it. */
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

/** The address of the entry that a page belongs to; '' when none does. */
export function presentItem(menu: readonly MenuGroup[], pathname: string, tab: string): string {
  const items = menu.flatMap((group) => group.items)
  const here = tab === '' ? pathname : `${pathname}?tab=${tab}`
  const found =
    items.find(({ path }) => path === here) ??
    items.find(({ path }) => path.split('?')[0] === pathname) ??
    items.find(({ forms }) => forms.some((form) => pathname === form || pathname.startsWith(`${form}/`)))
  return found?.path ?? ''
}
