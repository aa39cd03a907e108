import {
  asData,
  choice,
  defineResource,
  del,
  get,
  hasCode,
  number,
  post,
  put,
  sizePage,
  text,
  toggle,
  url,
} from '#descriptor/index.ts'
import { siteTypes } from './site-type.ts'

/** Search keywords (S3-05, S7-85 to S7-88): rows in `data`, `size` is the page number, the response to a delete must contain a code. */
export const keyword = defineResource({
  name: 'keyword',
  path: '/keywords',
  title: 'Từ khóa',
  noun: 'từ khóa',
  group: 'content',
  submenu: 'more',
  icon: 'IconKey',
  pagination: sizePage(50),
  envelope: asData,
  operations: {
    list: get('/api/keywords'),
    create: post('/api/keyword'),
    update: put('/api/keyword/{id}'),
    remove: del('/api/keyword/{id}', {
      succeeds: hasCode,
      texts: { refused: 'Lỗi xóa từ khóa', unreachable: 'Lỗi xóa từ khóa' },
    }),
  },
  texts: {
    refused: 'Lưu từ khóa thất bại!',
    httpError: 'Luu tu khoa that bai!',
    unreachable: 'Save failed',
  },
  fields: {
    keyword: text('Từ khóa', { required: true, max: 120, alias: ['name', 'title'] }),
    link: url('Liên kết'),
    site_type: choice('Trang mua hàng', siteTypes),
    position: number('Vị trí', { integer: true, min: 0, max: 9999 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    lead: { detail: ['link'] },
    columns: ['site_type', 'position'],
    sort: ['keyword', 'position'],
    search: true,
    filters: ['site_type', 'active'],
  },
  form: { rows: [['position', 'active']] },
})
