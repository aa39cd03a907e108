// @vitest-environment node
import { expect, test } from 'vitest'
import type { Choice } from '#features/quote/rules/helpers.ts'
import type { Surcharge } from './surcharge.ts'
import { isInsurance, oneInsurance, withoutInsurance } from './use-landed.ts'

const surcharge = (name: string, isInternal = false): Surcharge => ({
  name,
  kind: 'amount',
  value: 5,
  base: 'total',
  currency: 'VND',
  isInternal,
})
const namesOf = (names: readonly Surcharge[] | null) => names?.map(({ name }) => name)

test.each([
  ['Bảo hiểm hàng hóa', true],
  ['bao hiem', true],
  ['Cargo insurance', true],
  ['貨物保険', true],
  ['INSURANCE', true],
  ['#insurance', true],
  ['Đóng kiện gỗ', false],
  ['Bảo quản lạnh', false],
])('%s is an insurance: %s', (name, expected) => expect(isInsurance(name)).toBe(expected))

test('leaves out the insurance of the settings where the price is insured already, and a second one', () => {
  const all = [
    surcharge('Công'),
    surcharge('Bảo hiểm hàng'),
    surcharge('Bảo hiểm', true),
    surcharge('Insurance'),
  ]
  const insured = withoutInsurance(all, true)
  expect([namesOf(insured.surcharges), insured.leftOut]).toEqual([
    ['Công', 'Bảo hiểm'],
    ['Bảo hiểm hàng', 'Insurance'],
  ])
  const own = withoutInsurance(all, false)
  expect([namesOf(own.surcharges), own.leftOut]).toEqual([
    ['Công', 'Bảo hiểm hàng', 'Bảo hiểm'],
    ['Insurance'],
  ])
  expect(withoutInsurance(null, true)).toEqual({ surcharges: null })
})

test('keeps the insurance that was chosen last among the extra services', () => {
  const choices = [
    { code: 'A', label: 'Bảo hiểm thường' },
    { code: 'B', label: 'Bảo hiểm mở rộng' },
    { code: 'C', label: 'Đóng gói' },
  ] as Choice[]
  expect(oneInsurance(['A', 'C', 'B'], ['A', 'C'], choices)).toEqual(['C', 'B'])
  expect(oneInsurance(['B', 'A'], ['B'], choices)).toEqual(['A'])
  expect(oneInsurance(['A', 'C'], ['A'], choices)).toEqual(['A', 'C'])
})
