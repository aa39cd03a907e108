import {
  choice,
  defineResource,
  get,
  longText,
  money,
  number,
  post,
  put,
  text,
  toggle,
} from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'

/** A price list whose rows are found by three fields. */
export const fare: Resource = defineResource({
  ...samplePlan,
  name: 'fare',
  idKey: '_id',
  operations: { list: get('/api/fares'), create: post('/api/fares'), update: put('/api/fares/{id}') },
  fields: {
    name: text('Tên bảng giá', { required: true, max: 120 }),
    service: text('Dịch vụ', { max: 120 }),
    from_weight: number('Từ cân nặng', { min: 0, max: 100_000, unit: 'kg' }),
    to_weight: number('Đến cân nặng', { min: 0, unit: 'kg', notBelow: 'from_weight' }),
    price: money('Giá', 'VND', { required: true, currencyFrom: 'currency' }),
    currency: choice('Tiền tệ', { VND: 'VND', JPY: 'JPY' }, { initial: 'VND' }),
    note: longText('Ghi chú', { max: 1000 }),
    active: toggle('Đang dùng', { initial: true }),
  },
  list: { columns: ['name'], importKey: ['name', 'service', 'from_weight'] },
})
