import { crud, defineResource, number, pagesPage, text, toggle } from '#descriptor/index.ts'

/** Sizes (S7-112 to S7-116): the uniform entity. */
export const size = defineResource({
  name: 'size',
  path: '/size',
  title: 'Kích cỡ',
  noun: 'kích cỡ',
  group: 'catalogue',
  submenu: 'attributes',
  icon: 'IconRulerMeasure',
  pagination: pagesPage(20),
  operations: crud('/api/size'),
  fields: {
    name: text('Tên kích cỡ', { required: true, max: 120, alias: ['title'] }),
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
