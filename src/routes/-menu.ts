import type { Group } from '#descriptor/resource.ts'
import { resources } from '#resources/table.ts'
import type { MenuGroup } from '#screens/frame/menu.ts'
import { screenHref } from '#screens/href.ts'
import { type Text, text } from '#text/text.ts'
import { calculatorSettings } from './-calculator-settings.ts'

const labels: Readonly<Record<Group, Text>> = {
  home: text('Trang chủ'),
  content: text('Nội dung'),
  catalogue: text('Danh mục hàng'),
  people: text('Khách và người dùng'),
  system: text('Hệ thống'),
  tools: text('Công cụ'),
}

const home = { path: '/', forms: [], title: text('Trang chủ'), icon: 'IconHome' } as const

const files = { path: '/files', forms: [], title: text('Kho tệp'), icon: 'IconFiles' } as const

const calculator = {
  path: '/calculator',
  forms: [],
  title: text('Tính giá'),
  icon: 'IconCalculator',
} as const

/** The navigation: home, then each resource in its group, in table order; files end the content group. */
export const menu: readonly MenuGroup[] = Object.entries(labels)
  .map(([group, label]) => ({
    group,
    label,
    items: [
      ...(group === 'home' ? [home] : []),
      ...resources
        .filter((resource) => resource.group === group)
        .map((resource) => ({
          path: screenHref(resource),
          forms: resource.form.path ? [resource.form.path] : [],
          title: resource.title,
          icon: resource.icon,
        })),
      ...(group === 'content' ? [files] : []),
      ...(group === 'tools' && calculatorSettings ? [calculator] : []),
    ],
  }))
  .filter(({ items }) => items.length > 0)
