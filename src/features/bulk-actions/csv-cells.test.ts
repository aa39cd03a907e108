import { expect, test } from 'vitest'
import {
  choice,
  date,
  dateTime,
  defineResource,
  get,
  manyChoice,
  money,
  number,
  parent,
  reference,
  references,
  richText,
  text,
  toggle,
} from '#descriptor/index.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import type { Translate } from '#hooks/use-text.ts'
import { translate } from '#text/language.ts'
import { csvFields, csvHeads, csvRow, referencesIn } from './csv-cells.ts'

const plain = {
  path: '/coats',
  title: 'Áo',
  noun: 'áo',
  group: 'content',
  icon: 'IconList',
  operations: { list: get('/api/coats') },
} as const
const coat = defineResource({
  ...plain,
  name: 'coat',
  fields: {
    name: text('Tên'),
    weight: number('Cân nặng', { unit: 'g' }),
    price: money('Giá', 'JPY'),
    kind: choice('Loại', { long: 'Dài' }),
    sizes: manyChoice('Cỡ', { s: 'Nhỏ', l: 'Lớn' }),
    parent: parent('Cha'),
    active: toggle('Đang dùng'),
    content: richText('Nội dung'),
  },
  list: { columns: ['weight', 'name', 'active'] },
})
const t: Translate = translate.bind(null)

test('exports the fields of the usual columns, or all that a list returns', () => {
  expect(csvFields(coat, undefined, false)).toEqual(['name', 'active', 'weight', 'updated_at'])
  expect(csvFields(coat, [], true)).not.toContain('content')
  expect(csvHeads(coat, ['weight', 'name'], t)).toEqual(['id', 'Cân nặng (g)', 'Tên'])
})

test('exports the chosen columns after the name in their order, also those that are not usual', () => {
  expect(csvFields(coat, ['sizes', 'weight'], false)).toEqual(['name', 'sizes', 'weight'])
})

test('writes labels, plain numbers and dates, and the label of a loaded record', () => {
  const raw = {
    id: 7,
    name: 'A',
    weight: '1200',
    price: null,
    kind: 'old',
    sizes: ['s', 'l'],
    parent: 3,
    active: true,
    created_at: null,
    updated_at: '',
  }
  const names = csvFields(coat, undefined, true)
  const write = (nameOf: (target: unknown, id: string) => string) =>
    csvRow({ resource: coat, nameOf, t }, rowOf(coat, raw) as unknown as Row, names)
  expect(write(() => '')).toEqual(['7', 'A', 1200, '', 'old', 'Nhỏ, Lớn', '', 'Bật', '', ''])
  expect(write(() => 'Cha')[6]).toBe('Cha')
})

test('writes an unknown value as it came, and never as none or off', () => {
  const raw = { id: 7, name: 'A', weight: 'hai cân', is_active: true, sizes: { s: true }, parent: null }
  const names = ['name', 'weight', 'sizes', 'active', 'parent']
  const row = rowOf(coat, raw) as unknown as Row
  expect(csvRow({ resource: coat, nameOf: () => '', t }, row, names)).toEqual([
    '7',
    'A',
    'hai cân',
    '{"s":true}',
    '(không rõ)',
    '',
  ])
})

test('writes the words of a state that is a toggle', () => {
  const words = { on: 'Đang bán', off: 'Tạm dừng' }
  const shop = defineResource({
    ...plain,
    name: 'shop',
    fields: { name: text('Tên'), active: toggle('Bán', { words }) },
  })
  const write = (active: boolean) =>
    csvRow({ resource: shop, nameOf: () => '', t }, rowOf(shop, { id: 1, active }) as unknown as Row, [
      'active',
    ])
  expect([write(true), write(false)]).toEqual([
    ['1', 'Đang bán'],
    ['1', 'Tạm dừng'],
  ])
})

test('writes moments as the list shows them in full, in the local time zone, and the names of all relations', () => {
  const parcel = defineResource({
    ...plain,
    name: 'parcel',
    fields: {
      name: text('Tên'),
      sent_at: dateTime('Gửi lúc'),
      day: date('Ngày'),
      coat: reference('Áo', () => coat),
      others: references('Áo khác', () => coat),
    },
  })
  const raw = {
    id: 1,
    name: 'K',
    sent_at: '2025-09-02T06:45:00Z',
    day: '2025-09-02',
    coat: '7',
    others: ['8', '9'],
    updated_at: '2025-09-02T18:00:00Z',
  }
  const rows = [rowOf(parcel, raw) as unknown as Row]
  const names = csvFields(parcel, undefined, true)
  const nameOf = (_: unknown, id: string) => `Áo ${id}`
  const [, ...cells] = rows.flatMap((row) => csvRow({ resource: parcel, nameOf, t }, row, names))
  expect(cells).toEqual([
    'K',
    localText('2025-09-02T06:45:00Z'),
    '02/09/2025',
    'Áo 7',
    'Áo 8, Áo 9',
    '(không rõ)',
    localText('2025-09-02T18:00:00Z'),
  ])
  expect([...referencesIn(parcel, rows, names)]).toEqual([[coat, new Set(['7', '8', '9'])]])
})

/** The moment as dd/mm/yyyy hh:mm in the local time zone. */
function localText(moment: string): string {
  const local = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${two(local.getDate())}/${two(local.getMonth() + 1)}/${local.getFullYear()}`
  return `${day} ${two(local.getHours())}:${two(local.getMinutes())}`
}
