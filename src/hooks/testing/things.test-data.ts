import {
  asData,
  crud,
  defineResource,
  del,
  get,
  hasCode,
  hasData,
  number,
  pagesPage,
  parent,
  post,
  put,
  readOnly,
  sizePage,
  slug,
  text,
  toggle,
} from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'

/** The usual entity: a get-one call, ids in paths, the default texts. */
export const thing = defineResource({
  ...samplePlan,
  pagination: pagesPage(20),
  operations: {
    ...crud('/api/thing'),
    views: { hot: { label: 'Nổi bật', operation: get('/api/thing/search', { query: { hot: true } }) } },
    lookups: { slug: get('/api/thing/slug/{slug}') },
  },
  fields: {
    name: text('Tên', { required: true, max: 10 }),
    url: slug('Đường dẫn', { blankTo: 'name' }),
    position: number('Vị trí'),
    active: toggle('Đang dùng', { initial: true }),
    author: readOnly('Tác giả', { stamp: { from: 'name', on: 'create' } }),
  },
  list: { columns: ['name', 'active'], sort: ['name'], filters: ['active'], search: true },
})

/** An entity without a get-one call; ids in body and query, the server's message before the texts. */
export const odd = defineResource({
  ...samplePlan,
  name: 'odd',
  pagination: sizePage(50),
  envelope: asData,
  idKey: '_id',
  operations: {
    list: get('/api/odd'),
    create: post('/api/odd', { succeeds: hasCode }),
    update: put('/api/odd/update', { id: 'body', succeeds: hasData }),
    remove: del('/api/odd/delete', {
      id: 'query',
      succeeds: hasCode,
      texts: { refused: 'Lỗi xóa từ khóa', unreachable: 'Lỗi xóa từ khóa' },
    }),
  },
  texts: {
    refused: 'Lưu bảng giá thất bại!',
    httpError: 'Lưu thất bại!',
    unreachable: 'Save failed',
    serverMessageFirst: true,
  },
  fields: { name: text('Tên'), active: toggle('Đang dùng') },
})

/** An entity whose records form a tree; one call creates and updates. */
export const branch = defineResource({
  ...samplePlan,
  name: 'branch',
  operations: {
    tree: get('/api/branch/tree'),
    byParent: get('/api/branch/children', { id: 'query', idName: 'parent_id' }),
    search: get('/api/branch/find'),
    options: get('/api/branch/options'),
    upsert: put('/api/branch/update', { id: 'body' }),
  },
  fields: { name: text('Tên'), parent_id: parent('Cha') },
})

/** An entity whose children are listed by a path with the parent's id, and the roots by a separate call. */
export const folder = defineResource({
  ...samplePlan,
  name: 'folder',
  operations: {
    list: get('/api/folder/search'),
    one: get('/api/folder/id/{id}'),
    roots: get('/api/folder/tops'),
    byParent: get('/api/folders/parent/{id}'),
  },
  fields: { name: text('Tên'), parent: parent('Cha') },
  list: { columns: ['name'], sort: ['name'], search: true },
})

/** A settings record. */
export const shop = defineResource({
  ...samplePlan,
  name: 'shop',
  operations: { read: get('/api/shop'), save: post('/api/shop/update') },
  fields: { name: text('Tên'), phone: text('Điện thoại') },
})
