import { expect, test } from 'vitest'
import {
  choice,
  defineResource,
  get,
  manyChoice,
  money,
  number,
  parent,
  richText,
  text,
  toggle,
} from '#descriptor/index.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import type { Translate } from '#hooks/use-text.ts'
import { translate } from '#text/language.ts'
import { csvFields, csvHeads, csvRow } from './csv-cells.ts'

const coat = defineResource({
  name: 'coat',
  path: '/coats',
  title: 'Áo',
  noun: 'áo',
  group: 'content',
  icon: 'IconList',
  operations: { list: get('/api/coats') },
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

test('the columns shown, or all that a list carries; the name stays', () => {
  expect(csvFields(coat, ['name', 'active'], false)).toEqual(['name', 'weight', 'updated_at'])
  expect(csvFields(coat, ['name'], true)).not.toContain('content')
  expect(csvHeads(coat, ['weight', 'name'], t)).toEqual(['id', 'Cân nặng (g)', 'Tên'])
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
  }
  const names = csvFields(coat, [], true)
  const write = (nameOf: (target: unknown, id: string) => string) =>
    csvRow({ resource: coat, nameOf, t }, rowOf(coat, raw) as unknown as Row, names)
  expect(write(() => '')).toEqual(['7', 'A', 1200, '', 'old', 'Nhỏ, Lớn', '', 'Bật', '', ''])
  expect(write(() => 'Cha')[6]).toBe('Cha')
})
