import { beforeEach, expect, test } from 'vitest'
import { defineResource, get, post, put, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { recentKey } from '#hooks/user/forget-recent.ts'
import type { MenuGroup } from '#screens/frame/menu.ts'
import { translate } from '#text/language.ts'
import { localGroups } from './local-items.ts'
import { recordGroups } from './record-groups.ts'

const brand: Resource = defineResource({
  name: 'brand',
  path: '/brands',
  title: 'Thương hiệu',
  noun: 'thương hiệu',
  group: 'catalogue',
  icon: 'IconCertificate',
  operations: { list: get('/api/brand'), create: post('/api/brand') },
  fields: { name: text('Tên') },
  list: { columns: ['name'], search: true },
})
const store: Resource = defineResource({
  name: 'store',
  path: '/store',
  title: 'Cửa hàng',
  noun: 'cài đặt',
  group: 'system',
  icon: 'IconBuildingWarehouse',
  operations: { read: get('/api/store'), save: put('/api/store') },
  fields: { name: text('Tên') },
})
const menu: readonly MenuGroup[] = [
  {
    group: 'catalogue',
    label: 'Hàng hóa',
    items: [{ path: '/brands', forms: [], title: 'Thương hiệu', icon: 'IconCertificate' }],
  },
  {
    group: 'system',
    label: 'Hệ thống',
    items: [{ path: '/files', forms: [], title: 'Kho tệp', icon: 'IconFiles' }],
  },
]

const found = (query: string) =>
  localGroups({ menu, resources: [brand, store], subject: 'lan' }, query, translate).flatMap(({ items }) =>
    items.map(({ label, to }) => `${label} ${to}`),
  )

beforeEach(() => {
  const items = [
    { resource: 'brand', id: '7', label: 'ｶﾞﾗｽ', at: 1 },
    { resource: 'gone', id: '1', label: 'x', at: 1 },
  ]
  localStorage.setItem(recentKey, JSON.stringify({ subject: 'lan', items }))
})

test('lists recent records, all screens and all create actions for an empty query', () => {
  expect(found('')).toEqual([
    'ｶﾞﾗｽ /brands?edit=7',
    'Thương hiệu /brands',
    'Kho tệp /files',
    'Thêm thương hiệu /brands?edit=new',
  ])
})

test.each([
  ['kho tep', ['Kho tệp /files']],
  ['them THUONG', ['Thêm thương hiệu /brands?edit=new']],
  ['がらす', ['ｶﾞﾗｽ /brands?edit=7']],
  ['cai dat', []],
])('“%s” finds without marks, case, width and script', (query, labels) => {
  expect(found(query)).toEqual(labels)
})

test('links found records to their forms, and to the whole list if there are more', () => {
  const rows = ['Ấm đun', 'Ấm trà'].map((name, id) => rowOf(brand, { id: String(id), name }))
  const answer = { resource: brand, rows, total: 12, query: 'am' }
  const labels = (query: string) =>
    recordGroups([answer], query, translate).flatMap(({ items }) =>
      items.map(({ label, to }) => `${label} ${to}`),
    )
  expect(labels('am')).toEqual([
    'Ấm đun /brands?edit=0',
    'Ấm trà /brands?edit=1',
    'Xem cả 12 mục trong Thương hiệu /brands?search=am',
  ])
  expect(labels('am t'), 'while the next answer is on its way').toEqual(['Ấm trà /brands?edit=1'])
})
