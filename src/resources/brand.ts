import {
  defineResource,
  del,
  get,
  hasData,
  image,
  longText,
  number,
  pagesPage,
  post,
  put,
  text,
  toggle,
  url,
} from '#descriptor/index.ts'

/** Brands (S5-09, S7-137 to S7-141): an update sends the id in its body; the response to a save must contain data. */
export const brand = defineResource({
  name: 'brand',
  path: '/brands',
  title: 'Thương hiệu',
  noun: 'thương hiệu',
  group: 'catalogue',
  icon: 'IconCertificate',
  pagination: pagesPage(20),
  operations: {
    list: get('/api/brand/search'),
    one: get('/api/brand/{id}'),
    create: post('/api/brand/create', { succeeds: hasData }),
    update: put('/api/brand/update', { id: 'body', succeeds: hasData }),
    remove: del('/api/brand/delete/{id}'),
  },
  texts: { refused: 'Lỗi thất bại', unreachable: 'Lỗi thất bại', serverMessageFirst: true },
  fields: {
    name: text('Tên thương hiệu', { required: true, max: 120, alias: ['title'] }),
    logo: image('Logo', { advised: { width: 400, height: 400 } }),
    website: url('Trang web'),
    description: longText('Mô tả', { max: 2000 }),
    position: number('Vị trí', { integer: true, min: 0, max: 9999 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    columns: ['position'],
    sort: ['name', 'position', 'updated_at'],
    search: true,
    filters: ['active'],
  },
  form: { rows: [['position', 'active']] },
})
