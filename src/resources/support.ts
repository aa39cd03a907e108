import {
  defineResource,
  del,
  get,
  image,
  longText,
  number,
  parent,
  post,
  put,
  type Row,
  richText,
  slug,
  text,
  toggle,
} from '#descriptor/index.ts'

/** Support pages (S7-67 to S7-75): as articles, but the popular ones have a path in the plural. */
export const support = defineResource({
  name: 'support',
  path: '/supports',
  title: 'Trang hỗ trợ',
  noun: 'trang hỗ trợ',
  group: 'content',
  icon: 'IconLifebuoy',
  opensAs: 'list',
  operations: {
    list: get('/api/support/search'),
    one: get('/api/support/id/{id}'),
    create: post('/api/support'),
    update: put('/api/support/{id}'),
    remove: del('/api/support/{id}'),
    options: get('/api/supports/get'),
    tree: get('/api/supports/tree'),
    byParent: get('/api/supports/parent/{id}'),
    views: {
      popular: { label: 'Phổ biến', operation: get('/api/supports/popular'), where: { popular: true } },
    },
  },
  texts: { refused: 'Save failed', unreachable: 'Save failed', picture: 'Add photo failed' },
  fields: {
    title: text('Tiêu đề', { required: true, alias: ['name'] }),
    url: slug('Đường dẫn', { slugFrom: 'title', unique: true }),
    meta_title: text('Tiêu đề SEO'),
    summary: longText('Tóm tắt', { max: 500 }),
    content: richText('Nội dung'),
    parent: parent('Trang cha', { alias: ['parent_id'] }),
    image: image('Ảnh đại diện', { advised: { width: 1440, height: 810, fixedRatio: true } }),
    popular: toggle('Phổ biến'),
    position: number('Vị trí', { integer: true, min: 0, max: 9999 }),
    active: toggle('Trạng thái', { initial: true, words: { on: 'Đã đăng', off: 'Nháp' } }),
  },
  list: {
    lead: { detail: ['url'] },
    state: 'active',
    columns: ['parent', 'popular', 'position'],
    sort: ['title', 'position', 'updated_at'],
    search: true,
    filters: ['popular', 'active'],
  },
  published: 'active',
  form: {
    path: '/support',
    sections: [
      { title: 'Nội dung trang', rows: [['title'], ['url'], ['summary'], ['content']] },
      { title: 'Trang tìm kiếm', rows: [['meta_title']] },
    ],
    side: ['parent', 'image', 'position', 'popular', 'active'],
    preview: { title: 'title', body: 'content', summary: 'summary', picture: 'image', address: 'url' },
  },
  contentCheck: { picture: 'image', metaTitle: 'meta_title' },
})

export type Support = Row<typeof support>
