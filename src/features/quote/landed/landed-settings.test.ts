// @vitest-environment node
import { expect, test } from 'vitest'
import { defineResource, get, number, put, rows, text } from '#descriptor/index.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { landedSettings } from './surcharge.ts'

const setting = defineResource({
  ...samplePlan,
  name: 'setting',
  operations: { read: get('/api/setting'), save: put('/api/setting') },
  fields: { rate: number('Tỉ giá'), fee: number('Phí'), more: rows('Thêm', { name: text('Tên') }) },
  quote: { settings: { rate: 'rate', fee: 'fee', surcharges: 'more' } },
})
const read = (raw: Record<string, unknown>) => landedSettings(setting, rowOf(setting, raw))

test('reads the settings; what was never stored is none', () => {
  expect(read({ rate: 165.5, fee: 5, more: [] })).toEqual({ rate: 165.5, feePercent: 5, surcharges: [] })
  expect(read({ rate: 165.5 })).toEqual({ rate: 165.5, feePercent: 0, surcharges: [] })
  expect(read({ rate: 0, fee: null, more: null })).toEqual({ rate: null, feePercent: 0, surcharges: [] })
})

test('returns no settings for values that cannot be read, or without a record', () => {
  const none = { rate: null, feePercent: null, surcharges: null }
  expect(read({ rate: 'x', fee: 'x', more: 7 })).toEqual(none)
  expect(landedSettings(setting, undefined)).toEqual(none)
  const { quote: _, ...plain } = setting
  expect(landedSettings(plain, rowOf(plain, { rate: 1 }))).toEqual(none)
})
