import { can } from '#descriptor/capability.ts'
import type { Group, Resource, Submenu } from '#descriptor/resource.ts'
import { resources } from '#resources/table.ts'
import type { MenuFolder, MenuGroup, MenuItem } from '#screens/frame/menu.ts'
import { newQuoteHref, screenHref } from '#screens/href.ts'
import { type Text, text } from '#text/text.ts'
import { calculatorSettings } from './-calculator-settings.ts'

const labels: Readonly<Record<Group, Text | undefined>> = {
  home: undefined,
  catalogue: text('Hàng hóa'),
  content: text('Nội dung'),
  system: text('Hệ thống'),
}

const submenus: Readonly<Record<Submenu, Pick<MenuFolder, 'title' | 'icon'>>> = {
  attributes: { title: text('Thuộc tính'), icon: 'IconAdjustments' },
  more: { title: text('Thêm nội dung'), icon: 'IconDots' },
}

const home = { path: '/', forms: [], title: text('Trang chủ'), icon: 'IconHome' } as const

const files = { path: '/files', forms: [], title: text('Kho tệp'), icon: 'IconFiles' } as const

const calculator = {
  path: '/calculator',
  opens: newQuoteHref,
  forms: [],
  title: text('Tính giá'),
  icon: 'IconCalculator',
} as const

/** The navigation: each resource in its group, in table order, among the screens that belong to none. */
export const menu: readonly MenuGroup[] = Object.entries(labels)
  .map(([group, label]) => {
    const own = resources.filter((resource) => resource.group === group)
    const shown = own.filter((resource) => resource.submenu === undefined)
    const records = shown.filter((resource) => !isSettings(resource))
    const settings = shown.filter(isSettings)
    const folder = folderOf(own)
    return {
      group,
      ...(label ? { label } : {}),
      items: [
        ...(group === 'home' ? [home] : []),
        ...records.map(itemOf),
        ...(group === 'home' && calculatorSettings ? [calculator] : []),
        ...(group === 'system' ? [files] : []),
        ...settingsItems(settings),
      ],
      ...(folder ? { folder } : {}),
    }
  })
  .filter(({ items, folder }) => items.length > 0 || folder)

function itemOf(resource: Resource): MenuItem {
  return {
    path: screenHref(resource),
    forms: formsOf(resource),
    title: resource.title,
    icon: resource.icon,
    resource: resource.name,
  }
}

function formsOf({ form: { path, idIn } }: Resource): readonly string[] {
  if (!path) return []
  return [idIn === 'query' ? `${path}?` : path]
}

/** Tabs of the path of a settings record are settings too, like its price list. */
function isSettings({ path }: Resource): boolean {
  return resources.some((one) => one.path === path && can(one, 'read'))
}

/** One entry for all settings of a path. */
function settingsItems(settings: readonly Resource[]): readonly MenuItem[] {
  const paths = [...new Set(settings.map(({ path }) => path))]
  return paths.flatMap((path) => {
    const tabs = settings.filter((one) => one.path === path).map(itemOf)
    const [first] = tabs
    if (!first || tabs.length === 1) return tabs
    return [{ ...first, title: text('Cài đặt'), icon: 'IconSettings', tabs }] satisfies MenuItem[]
  })
}

/** The rarely used screens of a group. */
function folderOf(own: readonly Resource[]): MenuFolder | undefined {
  const name = own.find(({ submenu }) => submenu !== undefined)?.submenu
  if (name === undefined) return undefined
  return {
    name,
    ...submenus[name],
    items: own.filter(({ submenu }) => submenu !== undefined).map(itemOf),
  }
}
