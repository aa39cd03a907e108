import {
  choice,
  defineResource,
  del,
  email,
  get,
  longText,
  phone,
  post,
  put,
  text,
} from '#descriptor/index.ts'

/** Customers' requests (S2-23, S7-98 to S7-101): requests and contacts in one list, distinguished by a filter. */
export const contact = defineResource({
  name: 'contact',
  path: '/requests',
  title: 'Yêu cầu',
  noun: 'yêu cầu',
  group: 'home',
  icon: 'IconInbox',
  operations: {
    list: get('/api/contact'),
    create: post('/api/contact'),
    update: put('/api/contact/{id}'),
    remove: del('/api/contact/{id}'),
  },
  fields: {
    name: text('Họ tên', { required: true, max: 120 }),
    phone: phone('Điện thoại'),
    email: email('Email'),
    subject: text('Chủ đề'),
    content: longText('Lời nhắn', { required: true }),
    kind: choice('Loại', { request: 'Yêu cầu', contact: 'Liên hệ' }, { initial: 'request' }),
    status: choice(
      'Tình trạng',
      { new: 'Mới', processing: 'Đang xử lý', done: 'Xong' },
      { initial: 'new', tints: { new: 'new', processing: 'working', done: 'done' } },
    ),
    note: longText('Ghi chú', { max: 10_000 }),
  },
  list: {
    lead: { detail: ['subject'] },
    columns: ['kind', 'phone'],
    when: 'created_at',
    sort: ['name', 'subject', 'created_at'],
    search: true,
    filters: ['kind', 'created_at', 'status'],
  },
  form: {
    rows: [
      ['phone', 'email'],
      ['kind', 'status'],
    ],
  },
  inbox: { queue: 'created_at', about: 'subject', body: 'content', note: 'note', reach: ['phone', 'email'] },
  home: { waiting: { fresh: true }, tiles: { week: true } },
  quote: {
    customer: { reach: ['phone', 'email'] },
    request: { phone: 'phone', text: 'content', note: 'note' },
  },
})
