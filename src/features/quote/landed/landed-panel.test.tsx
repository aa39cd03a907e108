import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newGoods } from '#features/quote/rules/goods.ts'
import { LandedPanel } from './landed-panel.tsx'
import { type LandedInput, landedPrice } from './landed-price.ts'
import type { Surcharge } from './surcharge.ts'

afterEach(cleanup)

const discount: Surcharge = {
  name: 'Giảm',
  kind: 'amount',
  value: -50_000,
  base: 'total',
  currency: 'VND',
  isInternal: true,
}

const input: LandedInput = {
  goods: [newGoods({ name: 'Loa', price: 10_000, count: 2 })],
  domesticFreight: 0,
  rate: 165,
  feePercent: 0,
  freight: { price: 560_000, currency: 'VND', rate: null, goodsFee: 0 },
  extra: 0,
  surcharges: [discount, { ...discount, kind: 'percent', value: -1 }],
}

const drawn = (shown = input, isBusy = false) =>
  render(<LandedPanel landed={landedPrice(shown)} input={shown} service="EMS" isBusy={isBusy} />)

test.each([
  [false, 'Chưa có cước quốc tế: bấm Tính giá.'],
  [true, 'Đang tính cước quốc tế…'],
])('asks for the freight only while it is not being calculated (%s)', (isBusy, sentence) => {
  drawn({ ...input, freight: null }, isBusy)
  const missing = within(screen.getByRole('list', { name: 'Còn thiếu' })).getAllByRole('listitem')
  expect(missing.map((item) => item.textContent)).toEqual([sentence])
})

test('writes a discount and a negative margin with a real minus', () => {
  const { container } = drawn()
  expect(container.textContent).toMatch(/Lãi trong giá này: −88\.100\s₫, −2,3%/)
  expect(container.textContent).not.toMatch(/-\d/)
})
