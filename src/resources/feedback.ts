import {
  defineResource,
  del,
  get,
  image,
  longText,
  number,
  post,
  put,
  sizePage,
  text,
  toggle,
} from '#descriptor/index.ts'

/** Customers' feedback (S3-08, S7-32 to S7-35): `size` is the page number, the list has a plural path. */
export const feedback = defineResource({
  name: 'feedback',
  path: '/feedbacks',
  title: 'Phản hồi',
  noun: 'phản hồi',
  group: 'home',
  icon: 'IconMessageCircle',
  pagination: sizePage(50),
  operations: {
    list: get('/api/feedbacks'),
    create: post('/api/feedback'),
    update: put('/api/feedback/{id}'),
    remove: del('/api/feedback/{id}'),
  },
  fields: {
    name: text('Tên khách', { required: true, max: 120 }),
    avatar: image('Ảnh của khách', { advised: { width: 400, height: 400, fixedRatio: true } }),
    content: longText('Nhận xét', { required: true, max: 2000 }),
    rating: number('Số sao', { integer: true, min: 1, max: 5, initial: 5 }),
    position: number('Vị trí', { integer: true, min: 0, max: 9999 }),
    active: toggle('Hiện lên trang', {
      initial: true,
      words: { on: 'Hiện lên trang', off: 'Chưa hiện' },
      tints: { on: 'done', off: 'new' },
    }),
  },
  list: {
    lead: { detail: ['content'] },
    columns: ['rating', 'position'],
    when: 'created_at',
    sort: ['name', 'rating', 'position', 'created_at'],
    search: true,
    filters: ['active'],
  },
  form: { rows: [['rating', 'position']] },
  inbox: { body: 'content' },
  home: { newest: { about: 'content', state: 'rating' } },
  quote: { request: { text: 'content' } },
})
