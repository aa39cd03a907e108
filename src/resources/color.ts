import {
  color as colorValue,
  crud,
  defineResource,
  number,
  pagesPage,
  text,
  toggle,
} from '#descriptor/index.ts'

/** Colors (S7-127 to S7-131): the uniform entity, with a color value instead of a code. */
export const color = defineResource({
  name: 'color',
  path: '/color',
  title: 'Màu sắc',
  noun: 'màu',
  group: 'catalogue',
  submenu: 'attributes',
  icon: 'IconPalette',
  pagination: pagesPage(20),
  operations: crud('/api/color'),
  fields: {
    name: text('Tên màu', { required: true, max: 120, alias: ['title'] }),
    value: colorValue('Mã màu', { required: true }),
    position: number('Vị trí', { integer: true, min: 0, max: 9999 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    columns: ['value', 'position'],
    sort: ['name', 'position', 'updated_at'],
    search: true,
    filters: ['active'],
  },
  form: { rows: [['position', 'active']] },
})
