import { beforeEach, expect, test } from 'vitest'
import { defineResource, get, post, put, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { namesOf } from '#hooks/names/known-names.ts'
import { nameOfRow } from '#hooks/names/name.ts'
import { recentKey } from '#hooks/user/forget-recent.ts'
import { accountCommands } from '#screens/frame/commands.ts'
import type { MenuGroup } from '#screens/frame/menu.ts'
import { translate } from '#text/language.ts'
import { schemeCommands } from './command-items.ts'
import { hasLocalMatch, localGroups, type PaletteScope } from './local-items.ts'
import { type PaletteGroup, rankedGroups } from './palette-item.ts'
import { foundNames, recordGroups } from './record-groups.ts'

const brand: Resource = defineResource({
  ...samplePlan,
  name: 'brand',
  path: '/brands',
  title: 'Thương hiệu',
  noun: 'thương hiệu',
  operations: { list: get('/api/brand'), create: post('/api/brand') },
  fields: { name: text('Tên') },
  list: { columns: ['name'], search: true },
})
const store: Resource = defineResource({
  ...samplePlan,
  name: 'store',
  path: '/store',
  title: 'Cửa hàng',
  noun: 'cài đặt',
  operations: { read: get('/api/store'), save: put('/api/store') },
  fields: { name: text('Tên'), rate: text('Tỉ giá JPY → VND') },
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

const commands = [
  ...accountCommands(
    () => {},
    () => {},
  ),
  ...schemeCommands(() => {}),
]
const scope = { menu, resources: [brand, store], subject: 'lan', commands: [], currentPath: '/' }
const localOf = (query: string, more: Partial<PaletteScope> = {}) =>
  localGroups({ ...scope, ...more }, query, translate)
const isCommand = ({ key }: PaletteGroup) => key === 'commands' || key === 'files'
const found = (query: string) => labelsOf(localOf(query).filter((group) => !isCommand(group)))
const labelsOf = (groups: readonly PaletteGroup[]) =>
  groups.flatMap(({ items }) => items.map(({ label, to }) => `${label} ${to}`))

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
  ['ti gia', ['Tỉ giá JPY → VND /store?field=rate']],
])('“%s” finds without marks, case, width and script', (query, labels) => {
  expect(found(query)).toEqual(labels)
})

const named = (names: readonly string[]) => {
  const rows = names.map((name, id) => rowOf(brand, { id: String(id), name }))
  return [{ resource: brand, names: namesOf(rows.map((row) => nameOfRow(brand, row))) }]
}

test('links found names to their forms, the best first, and to the whole list if there are more', () => {
  const known = named(['Trà ấm', 'Ấm', ...Array.from({ length: 5 }, (_, at) => `Ấm đun ${at}`), 'Nồi'])
  expect(labelsOf(recordGroups(foundNames(known, 'am', true), [], 'am', translate))).toEqual([
    'Ấm /brands?edit=1',
    'Ấm đun 0 /brands?edit=2',
    'Ấm đun 1 /brands?edit=3',
    'Ấm đun 2 /brands?edit=4',
    'Ấm đun 3 /brands?edit=5',
    'Xem cả 7 mục trong Thương hiệu /brands?search=am',
  ])
})

test('tolerates a slip only where nothing matches without one', () => {
  const known = named(['Nồi', 'Chảo sâu', 'Chaỏ'])
  const labels = (query: string, mayBeSlip: boolean) =>
    foundNames(known, query, mayBeSlip).flatMap(({ names }) => names.map(({ name }) => name.label))
  expect(labels('chao', true)).toEqual(['Chaỏ', 'Chảo sâu'])
  expect(labels('chaoo', true)).toEqual(['Chaỏ', 'Chảo sâu'])
  expect(labels('chaoo', false)).toEqual([])
})

test('adds records that the server found by other texts, without repeating names', () => {
  const known = named(['Ấm đun', 'Nồi'])
  const rows = ['Ấm đun', 'Nồi'].map((name, id) => rowOf(brand, { id: String(id), name }))
  const answer = { resource: brand, rows, total: 2, query: 'am' }
  const labels = (query: string) =>
    labelsOf(recordGroups(foundNames(known, query, true), [answer], query, translate))
  expect(labels('am')).toEqual(['Ấm đun /brands?edit=0', 'Nồi /brands?edit=1'])
  expect(labels('am d'), 'while the next response is on its way').toEqual(['Ấm đun /brands?edit=0'])
})

test('puts the group with the best match first', () => {
  const known = named(['Thương hiệu lạ'])
  const query = 'thuong hieu'
  const groups = rankedGroups([
    ...recordGroups(foundNames(known, query, true), [], query, translate),
    ...localOf(query),
  ])
  expect(groups.map(({ key }) => key)).toEqual(['screens', 'creates', 'found brand', 'recent'])
})

test.each([
  ['báo giá mới', 'Báo giá mới /calculator?new=1'],
  ['bao gia moi', 'Báo giá mới /calculator?new=1'],
  ['đổi mật khẩu', 'Đổi mật khẩu /user/password'],
  ['doi mat khau', 'Đổi mật khẩu /user/password'],
  ['hồ sơ', 'Hồ sơ của tôi /user'],
  ['đăng xuất', 'Đăng xuất run'],
  ['dang xuat', 'Đăng xuất run'],
  ['phim tat', 'Phím tắt run'],
  ['giao diện tối', 'Giao diện: tối run'],
  ['giao dien sang', 'Giao diện: sáng run'],
  ['nhap tu tep', 'Nhập từ tệp /brands?import=1'],
  ['xuất tệp', 'Xuất tệp brand'],
  ['xuat tep thuong hieu', 'Xuất tệp brand'],
])('puts the command of “%s” before records', (query, expected) => {
  const known = named([
    'Báo giá mới ra',
    'Đổi mật khẩu ra sao',
    'Hồ sơ',
    'Đăng xuất',
    'Phím tắt',
    'Giao diện tối',
    'Xuất tệp',
  ])
  const [group] = rankedGroups([
    ...recordGroups(foundNames(known, query, true), [], query, translate),
    ...localOf(query, { commands }),
  ])
  const { label, to, run, exported } = group?.items[0] ?? {}
  expect(`${label} ${to ?? exported?.name ?? (run && 'run')}`).toBe(expected)
})

test('lists the exports of the current page first, and no more than a few', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...brand, name: `b${at}`, path: `/b${at}` }))
  const [files] = localOf('xuat tep', { resources: many, currentPath: '/b7' }).filter(
    ({ key }) => key === 'files',
  )
  expect(files?.items.map(({ exported }) => exported?.name)).toEqual(['b7', 'b0', 'b1', 'b2', 'b3', 'b4'])
})

test('looks for slips beside a command that only has the word somewhere', () => {
  expect(hasLocalMatch(localOf('toi', { commands }))).toBe(false)
  expect(hasLocalMatch(localOf('dang xuat', { commands }))).toBe(true)
  expect(hasLocalMatch(localOf('thuong hieu', { commands }))).toBe(true)
})
