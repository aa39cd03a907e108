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

/** Topics (S3-06, S7-46 to S7-51): `size` is the page number; failures have the texts of keywords (S8-13). */
export const topic = defineResource({
  name: 'topic',
  path: '/topics',
  title: 'Chủ đề website',
  noun: 'chủ đề',
  group: 'content',
  submenu: 'more',
  icon: 'IconHash',
  pagination: sizePage(50),
  operations: {
    list: get('/api/topic/search'),
    create: post('/api/topic/add'),
    update: put('/api/topic/edit/{id}'),
    remove: del('/api/topic/{id}'),
    options: get('/api/topic'),
    byParent: get('/api/topic/parent/{id}'),
  },
  texts: { refused: 'Luu tu khoa that bai!', unreachable: 'Save failed' },
  fields: {
    title: text('Tiêu đề', { required: true, max: 120, alias: ['name'] }),
    url: slug('Đường dẫn', { slugFrom: 'title' }),
    parent: parent('Chủ đề cha', { alias: ['parent_id'] }),
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
