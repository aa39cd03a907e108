import { messageAt } from '#descriptor/dialects/failure-text.ts'
import { offsetPages } from '#descriptor/dialects/offset-pages.ts'
import { inBody } from '#descriptor/dialects/question-in-body.ts'
import { recordAt } from '#descriptor/dialects/record-at.ts'
import { rowsAt } from '#descriptor/dialects/rows-at.ts'
import { colonSort } from '#descriptor/dialects/sort-spellings.ts'
import { hasStatus, hasValue } from '#descriptor/dialects/success-rules.ts'
import { withOptions } from '#descriptor/dialects/with-options.ts'
import {
  choice,
  date,
  defineResource,
  get,
  latLng,
  longText,
  number,
  patch,
  phone,
  position,
  post,
  text,
  time,
  toggle,
} from '#descriptor/index.ts'

/** A warehouse service whose calls and records differ from those of the table in every way that the grammar describes. */
export const warehouse = defineResource({
  name: 'warehouse',
  path: '/warehouses',
  title: 'Kho hàng',
  noun: 'kho',
  group: 'catalogue',
  icon: 'IconBuildingWarehouse',
  typedKey: 'code',
  dates: false,
  envelope: rowsAt('items', 'page'),
  pagination: offsetPages(5, { offset: 'skip', limit: 'take', total: 'count' }),
  query: { search: 'text', sort: colonSort('orderBy'), filter: (field) => `where[${field}]` },
  operations: withOptions(
    { record: recordAt('warehouse'), failure: messageAt('error.text', 'error.fields') },
    {
      list: post('/wms/warehouses/query', { question: inBody }),
      one: get('/wms/warehouses/{id}'),
      create: post('/wms/warehouses', { succeeds: hasStatus(201) }),
      update: patch('/wms/warehouses/{id}', { succeeds: hasValue('status', 'OK') }),
      remove: post('/wms/warehouses/{id}/archive', { succeeds: hasStatus(204) }),
    },
  ),
  texts: {
    refused: 'Kho chưa lưu được.',
    unreachable: 'Chưa liên lạc được với dịch vụ kho.',
    serverMessageFirst: true,
  },
  fields: {
    code: text('Mã kho', { required: true, max: 12, at: 'wh_code' }),
    name: text('Tên kho', { required: true, max: 80 }),
    city: text('Thành phố', { required: true, max: 60, at: 'address.city' }),
    street: text('Đường', { max: 120, at: 'address.street' }),
    phone: phone('Điện thoại', { at: 'contact.phone' }),
    kind: choice(
      'Loại kho',
      { own: 'Kho nhà', rented: 'Kho thuê' },
      {
        required: true,
        initial: 'own',
        tints: { own: 'done', rented: 'working' },
      },
    ),
    rented_until: date('Thuê đến', { at: 'lease.until' }),
    opens: time('Mở cửa', { at: 'hours.from' }),
    closes: time('Đóng cửa', { at: 'hours.to', notBelow: 'opens' }),
    place: position('Toạ độ', { shape: latLng, at: 'address.geo' }),
    used: number('Đã dùng', { unit: '%', min: 0, integer: true }),
    overflow: toggle('Cho xếp vượt'),
    note: longText('Ghi chú', { max: 500 }),
  },
  label: 'name',
  list: {
    lead: { detail: ['code'] },
    columns: ['city', 'kind', 'opens', 'used', 'place'],
    sort: ['name', 'city', 'used'],
    search: true,
    filters: ['kind', 'opens'],
  },
  form: {
    rows: [
      ['code', 'kind'],
      ['city', 'street'],
      ['opens', 'closes'],
      ['used', 'overflow'],
    ],
  },
  conditions: [
    {
      when: { kind: 'rented' },
      field: 'rented_until',
      required: true,
      reason: 'Kho thuê cần có ngày hết hạn.',
    },
    {
      when: { overflow: false },
      field: 'used',
      max: 100,
      reason: 'Không được quá {max}% khi không cho xếp vượt.',
    },
  ],
})
