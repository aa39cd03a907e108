import { crud, defineResource, number, pagesPage, text, toggle } from '#descriptor/index.ts'

/** Calculation units (S7-117 to S7-121): the uniform entity, at a route with another name. */
export const unit = defineResource({
  name: 'unit',
  path: '/calculation-unit',
  title: 'Đơn vị tính',
  noun: 'đơn vị tính',
  group: 'catalogue',
  submenu: 'attributes',
  icon: 'IconScale',
  pagination: pagesPage(20),
  operations: crud('/api/unit'),
  fields: {
    name: text('Tên đơn vị', { required: true, max: 120, alias: ['title'] }),
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
