import {
  defineResource,
  del,
  get,
  number,
  parent,
  post,
  put,
  sizePage,
  slug,
  text,
  toggle,
} from '#descriptor/index.ts'

/** Catalogs (S3-07, S7-52 to S7-57): the same calls as topics, under other paths. */
export const catalog = defineResource({
  name: 'catalog',
  path: '/catalogs',
  title: 'Catalog',
  noun: 'catalog',
  group: 'content',
  submenu: 'more',
  icon: 'IconNotebook',
  pagination: sizePage(50),
  operations: {
    list: get('/api/catalog/search'),
    create: post('/api/catalog/add'),
    update: put('/api/catalog/edit/{id}'),
    remove: del('/api/catalog/{id}'),
    options: get('/api/catalog'),
    byParent: get('/api/catalog/parent/{id}'),
  },
  texts: { refused: 'Luu tu khoa that bai!', unreachable: 'Save failed' },
  fields: {
    title: text('Tiêu đề', { required: true, max: 120, alias: ['name'] }),
    url: slug('Đường dẫn', { slugFrom: 'title' }),
    parent: parent('Catalog cha', { alias: ['parent_id'] }),
    position: number('Vị trí', { integer: true, min: 0, max: 9999 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    columns: ['parent', 'position'],
    sort: ['title', 'position'],
    search: true,
    filters: ['active'],
  },
  form: { rows: [['position', 'active']] },
})
