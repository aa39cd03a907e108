import {
  choice,
  defineResource,
  del,
  get,
  hasCode,
  longText,
  money,
  number,
  pagesPage,
  post,
  put,
  text,
  toggle,
} from '#descriptor/index.ts'
import { appSetting } from './app-setting.ts'

/** The system price list (S3-29, S7-89 to S7-93): `_id`; the form reads its record by a query parameter; the response to a save must contain a code. */
export const price = defineResource({
  name: 'price',
  path: '/systems',
  tab: 'prices',
  title: 'Bảng giá hệ thống',
  noun: 'bảng giá',
  group: 'system',
  icon: 'IconReceiptYen',
  pagination: pagesPage(20),
  idKey: '_id',
  operations: {
    list: get('/api/prices'),
    one: get('/api/price', { id: 'query', idName: '_id' }),
    create: post('/api/price', { succeeds: hasCode }),
    update: put('/api/price/{_id}', { succeeds: hasCode }),
    remove: del('/api/price/{id}'),
  },
  texts: {
    refused: 'Lưu bảng giá thất bại!',
    httpError: 'Lưu thất bại!',
    unreachable: 'Lưu thất bại!',
    serverMessageFirst: true,
  },
  fields: {
    name: text('Tên bảng giá', { required: true, max: 120, alias: ['title'] }),
    service: text('Dịch vụ', { max: 120 }),
    from_weight: number('Từ cân nặng', { min: 0, max: 100_000, unit: 'kg' }),
    to_weight: number('Đến cân nặng', { min: 0, max: 100_000, unit: 'kg', notBelow: 'from_weight' }),
    price: money('Giá', 'VND', { required: true, currencyFrom: 'currency' }),
    currency: choice('Tiền tệ', { VND: 'VND', JPY: 'JPY' }, { initial: 'VND' }),
    note: longText('Ghi chú', { max: 1000 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: {
    lead: { detail: ['service'] },
    columns: ['price', 'from_weight', 'to_weight'],
    sort: ['name', 'service', 'from_weight', 'price'],
    search: true,
    filters: ['currency', 'price', 'from_weight', 'active'],
    importKey: ['name', 'service', 'from_weight'],
  },
  form: {
    sections: [
      { title: 'Thông tin', rows: [['name'], ['service']] },
      {
        title: 'Giá theo cân nặng',
        rows: [
          ['from_weight', 'to_weight'],
          ['price', 'currency'],
        ],
      },
    ],
  },
  bands: {
    from: 'from_weight',
    to: 'to_weight',
    price: 'price',
    per: ['service'],
    on: 'active',
    unitPrice: true,
    rate: { of: () => appSetting, field: 'exchange_rate' },
  },
  home: { waiting: { gaps: true } },
  quote: { prices: true },
})
