import {
  choice,
  defineResource,
  del,
  email,
  get,
  hasData,
  image,
  longText,
  pagesPage,
  phone,
  post,
  put,
  text,
  toggle,
  url,
} from '#descriptor/index.ts'
import { siteTypes } from './site-type.ts'

/** Sellers (S5-10, S7-142 to S7-146): an update sends the id in its body; the response to a save must contain data. */
export const seller = defineResource({
  name: 'seller',
  path: '/sellers',
  title: 'Người bán',
  noun: 'người bán',
  group: 'catalogue',
  icon: 'IconBuildingStore',
  pagination: pagesPage(20),
  operations: {
    list: get('/api/seller/search'),
    one: get('/api/seller/{id}'),
    create: post('/api/seller/create', { succeeds: hasData }),
    update: put('/api/seller/update', { id: 'body', succeeds: hasData }),
    remove: del('/api/seller/delete/{id}'),
  },
  texts: { refused: 'Lỗi thất bại', unreachable: 'Lỗi thất bại', serverMessageFirst: true },
  fields: {
    name: text('Tên người bán', { required: true, max: 120, alias: ['title'] }),
    site_type: choice('Trang mua hàng', siteTypes),
    website: url('Trang web'),
    logo: image('Logo', { advised: { width: 400, height: 400 } }),
    phone: phone('Điện thoại'),
    email: email('Email'),
    note: longText('Ghi chú', { max: 2000 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    lead: { detail: ['website'] },
    columns: ['site_type', 'phone', 'email'],
    sort: ['name', 'site_type', 'updated_at'],
    search: true,
    filters: ['site_type', 'active'],
  },
  form: {
    sections: [
      { title: 'Thông tin', rows: [['name'], ['site_type', 'website'], ['logo']] },
      { title: 'Liên hệ', rows: [['phone', 'email'], ['note']] },
    ],
  },
})
