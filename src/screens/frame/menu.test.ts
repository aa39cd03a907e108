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
    items: [
      { ...item('/systems'), tabs: [item('/systems'), item('/systems?tab=prices', ['/price'])] },
      item('/users', ['/user?']),
    ],
  },
]

test.each([
  ['/', {}, '/'],
  ['/guides', {}, '/guides'],
  ['/guide', {}, '/guides'],
  ['/guide/7', {}, '/guides'],
  ['/guidelines', {}, ''],
  ['/categories', {}, '/categories'],
  ['/categories', { tab: 'products' }, '/categories?tab=products'],
  ['/categories', { tab: 'unknown' }, '/categories'],
  ['/category/1', {}, '/categories?tab=products'],
  ['/topics', {}, '/topics'],
  ['/systems', {}, '/systems'],
  ['/systems', { tab: 'prices' }, '/systems'],
  ['/price/7', {}, '/systems'],
  ['/user', { id: '7' }, '/users'],
  ['/user', {}, ''],
  ['/user/password', {}, ''],
])('finds the entry of the page %s with the parameters %j: “%s”', (path, search, found) => {
  expect(currentItem(menu, path, search)).toBe(found)
})

test('lists every screen: tabs instead of their shared entry, those of folders last', () => {
  expect(screensOf(menu).map(({ path }) => path)).toEqual([
    '/',
    '/guides',
    '/categories?tab=products',
    '/systems',
    '/systems?tab=prices',
    '/users',
    '/categories',
    '/topics',
  ])
})
