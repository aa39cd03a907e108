import { crud, defineResource, number, pagesPage, text, toggle } from '#descriptor/index.ts'

/** Materials (S7-132 to S7-136): the uniform entity. */
export const material = defineResource({
  name: 'material',
  path: '/material',
  title: 'Chất liệu',
  noun: 'chất liệu',
  group: 'catalogue',
  submenu: 'attributes',
  icon: 'IconTexture',
  pagination: pagesPage(20),
  operations: crud('/api/material'),
  fields: {
    name: text('Tên chất liệu', { required: true, max: 120, alias: ['title'] }),
    code: text('Mã', { max: 40, code: true }),
    position: number('Vị trí', { integer: true, min: 0, max: 9999 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    columns: ['position'],
    sort: ['name', 'code', 'position', 'updated_at'],
    search: true,
    filters: ['active'],
  },
  form: { rows: [['position', 'active']] },
})
