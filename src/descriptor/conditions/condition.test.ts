import { describe, expect, test } from 'vitest'
import { choice, defineResource, manyChoice, number, position, text, toggle } from '#descriptor/index.ts'
import { newValues } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { validate } from '#descriptor/validate.ts'

const coupon = defineResource({
  ...samplePlan,
  operations: {},
  fields: {
    kind: choice('Loại', { percent: 'Phần trăm', amount: 'Số tiền', gift: 'Quà' }),
    off: number('Giảm', { min: 0 }),
    gift: text('Quà tặng'),
    days: manyChoice('Ngày', { mon: 'Thứ hai' }),
    shop: position('Cửa hàng'),
    limited: toggle('Có hạn'),
  },
  conditions: [
    { when: { kind: 'percent' }, field: 'off', max: 100, reason: 'Phần trăm giảm không quá {max}.' },
    { when: { kind: ['percent', 'amount'] }, field: 'off', required: true, min: 1 },
    { when: { kind: 'gift', limited: true }, field: 'gift', required: true },
    { when: { limited: true }, field: 'days', required: true },
    { when: { limited: false }, field: 'shop', required: true },
  ],
})

const none = { ...newValues(coupon), shop: { lat: 1, lng: 2 } }
const texts = (values: object, before: object | null = null) => {
  const old = before && { id: '1', values: { ...none, ...before } }
  const problems = validate(coupon, { ...none, ...values }, old)
  return Object.entries(problems).map(([name, problem]) => `${name}: ${problem.text}`)
}

describe('a condition', () => {
  test('holds for the values of other fields only', () => {
    expect(texts({ kind: 'percent', off: 100 })).toEqual([])
    expect(texts({ kind: 'percent', off: 101 })).toEqual(['off: Phần trăm giảm không quá {max}.'])
    expect(texts({ kind: 'amount', off: 101 })).toEqual([])
    expect(texts({ kind: 'gift' })).toEqual([])
    expect(validate(coupon, { ...none, kind: 'percent', off: 101 }).off?.with).toEqual({ max: 100 })
  })

  test('holds for one of several values, and requires all of its fields', () => {
    expect(texts({ kind: 'amount' })).toEqual(['off: Hãy điền ô này.'])
    expect(texts({ kind: 'amount', off: 0 })).toEqual(['off: Không được dưới {min}.'])
    expect(texts({ kind: 'gift', limited: true, days: ['mon'] })).toEqual(['gift: Hãy điền ô này.'])
    expect(texts({ kind: 'gift', limited: true, gift: ' ', days: ['mon'] })).toEqual([
      'gift: Hãy điền ô này.',
    ])
  })

  test('requires values of every kind', () => {
    expect(texts({ limited: true })).toEqual(['days: Hãy điền ô này.'])
    expect(texts({ shop: null })).toEqual(['shop: Hãy điền ô này.'])
  })

  test('is compared where its field or one of the others changes, and leaves an old value alone', () => {
    const old = { kind: 'percent', off: 150 }
    expect(texts({ ...old, gift: 'x' }, old)).toEqual([])
    expect(texts({ ...old, off: 151 }, old)).toEqual(['off: Phần trăm giảm không quá {max}.'])
    expect(texts({ ...old }, { ...old, kind: 'amount' })).toEqual(['off: Phần trăm giảm không quá {max}.'])
  })
})
