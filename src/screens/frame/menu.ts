import type { IconName } from '#descriptor/field-parts.ts'
import type { Text } from '#text/text.ts'

/** One entry of the navigation. */
export interface MenuItem {
  /** Its address, including the tab, if any. */
  readonly path: string
  /** The address that it opens, where that is not its path alone. */
  readonly opens?: string
  /** Paths of its forms; one that ends in "?" has the id of the record in the query, and is no form without it. */
  readonly forms: readonly string[]
  readonly title: Text
  readonly icon: IconName
  /** The name of its resource: the key of its badge. */
  readonly resource?: string
  /** The screens that share the entry, each a tab of the page. */
  readonly tabs?: readonly MenuItem[]
}

/** Rarely used entries behind one that opens in place. */
export interface MenuFolder {
  readonly name: string
  readonly title: Text
  readonly icon: IconName
  readonly items: readonly MenuItem[]
}

/** The entries of one group. */
export interface MenuGroup {
  readonly group: string
  /** Its heading; the first group has none. */
  readonly label?: Text
  readonly items: readonly MenuItem[]
  /** The last entry of the group. */
  readonly folder?: MenuFolder
}

/** Every screen of the navigation: tabs in place of the entry that they share, those of folders last. */
export function screensOf(menu: readonly MenuGroup[]): readonly MenuItem[] {
  const shown = menu.flatMap(({ items }) => items.flatMap((item) => item.tabs ?? [item]))
  return [...shown, ...menu.flatMap(({ folder }) => folder?.items ?? [])]
}

/** The parameters of an address that tell screens and forms of one path apart. */
interface MenuSearch {
  readonly tab?: unknown
  readonly id?: unknown
}

/** The address of the entry that a page belongs to; '' for none. */
export function currentItem(menu: readonly MenuGroup[], pathname: string, search: MenuSearch): string {
  const tab = typeof search.tab === 'string' ? search.tab : ''
  const items = menu.flatMap((group) => [...group.items, ...(group.folder?.items ?? [])])
  const here = tab === '' ? pathname : `${pathname}?tab=${tab}`
  const isForm = (form: string) =>
    form.endsWith('?')
      ? search.id !== undefined && `${pathname}?` === form
      : pathname === form || pathname.startsWith(`${form}/`)
  const found =
    items.find(({ path }) => path === here) ??
    items.find(({ tabs = [] }) => tabs.some(({ path }) => path === here)) ??
    items.find(({ path }) => path === pathname) ??
    items.find(({ path }) => path.split('?')[0] === pathname) ??
    items.find(({ forms, tabs = [] }) => [...forms, ...tabs.flatMap((one) => one.forms)].some(isForm))
  return found?.path ?? ''
}
