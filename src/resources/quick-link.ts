import { defineResource, del, get, image, number, post, put, text, toggle, url } from '#descriptor/index.ts'

/** Quick links (S7-81 to S7-84): create and update have separate paths; failures have the texts of keywords (S8-16). */
export const quickLink = defineResource({
  name: 'quick-link',
  path: '/quicks',
  title: 'Liên kết nhanh',
  noun: 'liên kết nhanh',
  group: 'content',
  submenu: 'more',
  icon: 'IconLink',
  operations: {
    list: get('/api/quicks'),
    create: post('/api/quick/add'),
    update: put('/api/quick/edit/{id}'),
    remove: del('/api/quick/{id}'),
  },
  texts: { refused: 'Luu tu khoa that bai!', unreachable: 'Save failed' },
  fields: {
    title: text('Tiêu đề', { required: true, max: 120, alias: ['name'] }),
    link: url('Liên kết', { required: true }),
    icon: image('Biểu tượng', { advised: { width: 400, height: 400 } }),
    position: number('Vị trí', { integer: true, min: 0, max: 9999 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    columns: ['position'],
    sort: ['title', 'position'],
    search: true,
    filters: ['active'],
  },
  form: { rows: [['position', 'active']] },
})
