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

/** Articles (S7-58 to S7-66): paths in the singular and in the plural; a tree, the children of a node, and a list of popular ones. */
export const article = defineResource({
  name: 'article',
  path: '/articles',
  title: 'Bài viết',
  noun: 'bài viết',
  group: 'content',
  icon: 'IconNews',
  opensAs: 'list',
  operations: {
    list: get('/api/article/search'),
    one: get('/api/article/id/{id}'),
    create: post('/api/article'),
    update: put('/api/article/{id}'),
    remove: del('/api/article/{id}'),
    options: get('/api/articles/get'),
    tree: get('/api/articles/tree'),
    byParent: get('/api/articles/parent/{id}'),
    views: {
      popular: { label: 'Phổ biến', operation: get('/api/article/popular'), where: { popular: true } },
    },
  },
  texts: { refused: 'Save failed', unreachable: 'Save failed', picture: 'Add photo failed' },
  fields: {
    title: text('Tiêu đề', { required: true }),
    url: slug('Đường dẫn', { slugFrom: 'title', unique: true }),
    meta_title: text('Tiêu đề SEO'),
    summary: longText('Tóm tắt', { max: 500 }),
    content: richText('Nội dung'),
    parent: parent('Bài cha'),
    image: image('Ảnh đại diện'),
    popular: toggle('Phổ biến'),
    position: number('Vị trí', { integer: true, min: 0, max: 9999 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    columns: ['title', 'parent', 'popular', 'position', 'active', 'updated_at'],
    sort: ['title', 'position', 'updated_at'],
    search: true,
    filters: ['popular', 'active'],
  },
  form: {
    path: '/article',
    side: ['parent', 'image', 'position', 'popular', 'active'],
    preview: { title: 'title', body: 'content', summary: 'summary', picture: 'image', address: 'url' },
  },
  home: { create: true },
  contentCheck: { picture: 'image', metaTitle: 'meta_title' },
})

export type Article = Row<typeof article>
