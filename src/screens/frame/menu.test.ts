// @vitest-environment node
import { expect, test } from 'vitest'
import { currentItem, type MenuGroup, screensOf } from './menu.ts'

const item = (path: string, forms: readonly string[] = []) =>
  ({ path, forms, title: path, icon: 'IconList' }) as const
const menu: readonly MenuGroup[] = [
  { group: 'home', label: 'Nhà', items: [item('/')] },
  {
    group: 'content',
    label: 'Nội dung',
    items: [item('/guides', ['/guide']), item('/categories?tab=products', ['/category'])],
    folder: { name: 'rare', title: 'Thêm', icon: 'IconDots', items: [item('/categories'), item('/topics')] },
  },
  {
    group: 'system',
    label: 'Hệ thống',
    items: [{ ...item('/systems'), tabs: [item('/systems'), item('/systems?tab=prices', ['/price'])] }],
  },
]

test.each([
  ['/', '', '/'],
  ['/guides', '', '/guides'],
  ['/guide', '', '/guides'],
  ['/guide/7', '', '/guides'],
  ['/guidelines', '', ''],
  ['/categories', '', '/categories'],
  ['/categories', 'products', '/categories?tab=products'],
  ['/categories', 'unknown', '/categories'],
  ['/category/1', '', '/categories?tab=products'],
  ['/topics', '', '/topics'],
  ['/systems', '', '/systems'],
  ['/systems', 'prices', '/systems'],
  ['/price/7', '', '/systems'],
  ['/user/password', '', ''],
])('finds the entry of the page %s with the tab “%s”: “%s”', (path, tab, found) => {
  expect(currentItem(menu, path, tab)).toBe(found)
})

test('lists every screen: tabs instead of their shared entry, those of folders last', () => {
  expect(screensOf(menu).map(({ path }) => path)).toEqual([
    '/',
    '/guides',
    '/categories?tab=products',
    '/systems',
    '/systems?tab=prices',
    '/categories',
    '/topics',
  ])
})
