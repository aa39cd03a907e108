import { hasInbox, type InboxResource } from '#descriptor/inbox.ts'
import { choice, defineResource, email, get, longText, phone, post, put, text } from '#descriptor/index.ts'

/** An entity with an inbox. */
export const letter: InboxResource = inboxOf(
  defineResource({
    name: 'letter',
    path: '/letters',
    title: 'Thư',
    noun: 'thư',
    group: 'content',
    icon: 'IconInbox',
    operations: { list: get('/api/letter'), create: post('/api/letter'), update: put('/api/letter/{id}') },
    fields: {
      name: text('Họ tên', { required: true }),
      phone: phone('Điện thoại'),
      email: email('Email'),
      subject: text('Chủ đề'),
      content: longText('Lời nhắn'),
      status: choice(
        'Tình trạng',
        { done: 'Xong', new: 'Mới', processing: 'Đang xử lý' },
        { initial: 'new', tints: { new: 'new', processing: 'working', done: 'done' } },
      ),
      note: longText('Ghi chú'),
    },
    list: {
      lead: { detail: ['subject'] },
      columns: ['phone'],
      when: 'created_at',
      sort: ['created_at'],
      search: true,
      filters: ['status'],
    },
    inbox: {
      queue: 'created_at',
      about: 'subject',
      body: 'content',
      note: 'note',
      reach: ['phone', 'email'],
    },
  }),
)

function inboxOf(resource: Parameters<typeof hasInbox>[0]): InboxResource {
  if (!hasInbox(resource)) throw new RangeError('the resource has no inbox')
  return resource
}
