import {
  choice,
  defineResource,
  del,
  get,
  image,
  post,
  put,
  type Row,
  readOnly,
  richText,
  slug,
  text,
  toggle,
} from '#descriptor/index.ts'

/** Guides (S3-12 to S3-17, S7-36 to S7-45): named views, a look-up by slug, blank fields that default to the title, an author stamp. */
export const guide = defineResource({
  name: 'guide',
  path: '/guides',
  title: 'Hướng dẫn',
  noun: 'bài hướng dẫn',
  group: 'content',
  icon: 'IconBook2',
  idKey: '_id',
  operations: {
    list: get('/api/guide/search'),
    one: get('/api/guide/id/{id}'),
    create: post('/api/guide'),
    update: put('/api/guide/{id}'),
    remove: del('/api/guide/{id}'),
    views: {
      hot: { label: 'Nổi bật', operation: get('/api/guide/search', { query: { hot: true } }) },
      high: { label: 'Ưu tiên', operation: get('/api/guide/search', { query: { high: true } }) },
      service: { label: 'Dịch vụ', operation: get('/api/guides', { query: { category: 'service' } }) },
      policy: { label: 'Chính sách', operation: get('/api/guides', { query: { category: 'policy' } }) },
    },
    lookups: { slug: get('/api/guide/slug/{slug}') },
  },
  texts: { refused: 'Luu bai viet that bai', unreachable: 'Luu bai viet that bai' },
  fields: {
    title: text('Tiêu đề', { required: true, alias: ['name'] }),
    url: slug('Đường dẫn', {
      blankTo: 'title',
      lookup: 'slug',
      help: 'Để trống thì dùng tiêu đề.',
    }),
    meta_title: text('Tiêu đề SEO', { blankTo: 'title', help: 'Để trống thì dùng tiêu đề.' }),
    content: richText('Nội dung'),
    category: choice('Chuyên mục', { service: 'Dịch vụ', policy: 'Chính sách' }, { required: true }),
    image: image('Ảnh đại diện', { advised: { width: 1440, height: 810, fixedRatio: true } }),
    hot: toggle('Nổi bật'),
    high: toggle('Ưu tiên'),
    author: readOnly('Tác giả', { stamp: { from: 'name', on: 'create' } }),
  },
  list: {
    lead: { detail: ['url'] },
    columns: ['category', 'author', 'hot', 'high'],
    sort: ['title', 'author', 'updated_at'],
    search: true,
    filters: ['category', 'hot', 'high', 'updated_at'],
  },
  form: {
    path: '/guide',
    sections: [
      { title: 'Bài viết', rows: [['title'], ['url'], ['content']] },
      { title: 'Trang tìm kiếm', rows: [['meta_title']] },
    ],
    side: ['category', 'image', 'hot', 'high', 'author'],
    preview: { title: 'title', body: 'content', picture: 'image', by: 'author', address: 'url' },
  },
  contentCheck: { picture: 'image', metaTitle: 'meta_title' },
})

export type Guide = Row<typeof guide>
