import {
  defineResource,
  del,
  get,
  image,
  number,
  parent,
  post,
  put,
  slug,
  text,
  toggle,
} from '#descriptor/index.ts'

/** Categories of the site (S7-22 to S7-27): one call returns the first level, another the whole tree. */
export const category = defineResource({
  name: 'category',
  path: '/categories',
  title: 'Danh mục website',
  noun: 'danh mục',
  group: 'content',
  submenu: 'more',
  icon: 'IconSitemap',
  operations: {
    list: get('/api/categories'),
    create: post('/api/category'),
    update: put('/api/category/{id}'),
    remove: del('/api/category/{id}'),
    roots: get('/api/category/tops'),
    tree: get('/api/category/tree'),
  },
  texts: { refused: 'Luu danh muc that bai!', unreachable: 'Luu danh muc that bai!' },
  fields: {
    name: text('Tên danh mục', { required: true, max: 120, alias: ['title'] }),
    url: slug('Đường dẫn', { slugFrom: 'name' }),
    parent: parent('Danh mục cha', { alias: ['parent_id'] }),
    image: image('Ảnh', { advised: { width: 400, height: 400 } }),
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
