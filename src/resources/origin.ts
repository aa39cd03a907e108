import { crud, defineResource, number, pagesPage, text, toggle } from '#descriptor/index.ts'

/** Origins of products (S7-122 to S7-126): the uniform entity, under a path with another name. */
export const origin = defineResource({
  name: 'origin',
  path: '/origin',
  title: 'Xuất xứ',
  noun: 'xuất xứ',
  group: 'catalogue',
  submenu: 'attributes',
  icon: 'IconMapPin',
  pagination: pagesPage(20),
  operations: crud('/api/origin-product'),
  fields: {
    name: text('Tên xuất xứ', { required: true, max: 120, alias: ['title'] }),
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
