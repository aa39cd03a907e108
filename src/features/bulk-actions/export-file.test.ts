import { expect, test } from 'vitest'
import { defineResource, get, manyChoice, number, richText, text, toggle } from '#descriptor/index.ts'
import { exportFields } from './export-file.ts'

const coat = defineResource({
  path: '/coats',
  title: 'Áo',
  noun: 'áo',
  group: 'content',
  icon: 'IconList',
  operations: { list: get('/api/coats') },
  name: 'coat',
  fields: {
    name: text('Tên'),
    weight: number('Cân nặng', { unit: 'g' }),
    sizes: manyChoice('Cỡ', { s: 'Nhỏ', l: 'Lớn' }),
    active: toggle('Đang dùng'),
    content: richText('Nội dung'),
  },
  list: { columns: ['weight', 'name', 'active'] },
})

test('exports the fields of the usual columns, or all that a list returns', () => {
  expect(exportFields(coat, undefined, false)).toEqual(['name', 'active', 'weight', 'updated_at'])
  expect(exportFields(coat, [], true)).toEqual([
    'name',
    'weight',
    'sizes',
    'active',
    'created_at',
    'updated_at',
  ])
})

test('exports the chosen columns after the name in their order, also those that are not usual', () => {
  expect(exportFields(coat, ['sizes', 'weight'], false)).toEqual(['name', 'sizes', 'weight'])
})
