import { defineResource, get, image, number, parent, put, slug, text, toggle } from '#descriptor/index.ts'

/** Product categories (S3-25, S7-28 to S7-31): a lazy tree; one PUT updates, or creates if it has no id; there is no delete. */
export const productCategory = defineResource({
  name: 'product-category',
  path: '/categories',
  tab: 'products',
  title: 'Danh mục sản phẩm',
  noun: 'danh mục sản phẩm',
  group: 'catalogue',
  icon: 'IconCategory2',
  operations: {
    list: get('/api/product-category/list'),
    upsert: put('/api/product-category/update', { id: 'body' }),
    byParent: get('/api/product-category/by-parent-id', { id: 'query', idName: 'parent_id' }),
    search: get('/api/product-category/search-node'),
  },
  texts: { refused: 'Luu danh muc that bai!', unreachable: 'Luu danh muc that bai!' },
  fields: {
    name: text('Tên danh mục', { required: true, max: 120, alias: ['title'] }),
    url: slug('Đường dẫn', { slugFrom: 'name' }),
    parent_id: parent('Danh mục cha', { alias: ['parent'] }),
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
