import {
  dateTime,
  defineResource,
  del,
  get,
  longText,
  post,
  put,
  text,
  toggle,
  url,
} from '#descriptor/index.ts'

/** Short (hot) news (S7-147 to S7-150): an update sends the id in its body, a delete in its query. */
export const shortNews = defineResource({
  name: 'short-news',
  path: '/short-news',
  title: 'Tin ngắn',
  noun: 'tin ngắn',
  group: 'content',
  icon: 'IconBolt',
  operations: {
    list: get('/api/hot-news/list'),
    create: post('/api/hot-news/add'),
    update: put('/api/hot-news/update', { id: 'body' }),
    remove: del('/api/hot-news/delete', { id: 'query' }),
  },
  fields: {
    title: text('Tiêu đề', { required: true, alias: ['name'] }),
    link: url('Liên kết'),
    content: longText('Nội dung', { max: 2000 }),
    from: dateTime('Hiện từ'),
    to: dateTime('Hiện đến'),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    columns: ['from', 'to'],
    sort: ['title', 'from', 'to'],
    search: true,
    filters: ['active'],
  },
  form: { rows: [['from', 'to']] },
  home: { waiting: { ends: 'to', on: 'active' } },
})
