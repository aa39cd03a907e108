// @vitest-environment node
import { expect, test } from 'vitest'
import { currentItem, type MenuGroup } from './menu.ts'

const item = (path: string, forms: readonly string[] = []) =>
  ({ path, forms, title: path, icon: 'IconList' }) as const
const menu: readonly MenuGroup[] = [
  { group: 'home', label: 'Nhà', items: [item('/')] },
  {
    group: 'content',
    label: 'Nội dung',
    items: [
      item('/guides', ['/guide']),
      item('/categories'),
      item('/categories?tab=products', ['/category']),
    ],
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
  ['/user/password', '', ''],
])('finds the entry of the page %s with the tab “%s”: “%s”', (path, tab, found) => {
  expect(currentItem(menu, path, tab)).toBe(found)
})
