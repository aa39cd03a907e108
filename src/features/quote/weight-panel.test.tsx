import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newGoods } from './rules/goods.ts'
import { emptyQuoteValues } from './rules/quote-values.ts'
import { usualRule } from './rules/rule.ts'
import { weighShipment } from './rules/weigh.ts'
import { type Quote, QuoteContext } from './use-quote.ts'
import { WeightReason } from './weight-panel.tsx'

afterEach(cleanup)

test('shows the note on stacked goods without a status: the form announces it', () => {
  const parcels = [{ weight: 3, length: 40, width: 30, height: 20 }]
  const goods = [newGoods({ name: 'Loa', count: 2 })]
  const quote = {
    service: { value: 'SEA', label: 'Đường biển', code: 'SEA', amount: null, country: '' },
    shipment: weighShipment(parcels, usualRule),
    rule: usualRule,
    refusal: null,
    state: 'idle',
    price: null,
    cost: null,
    failure: '',
    retry: () => {},
    insist: () => {},
  } as const
  const form = { values: { ...emptyQuoteValues, parcels, parcelOrigin: 'stacked', goods }, isOld: true }
  render(
    <QuoteContext value={{ form } as unknown as Quote}>
      <WeightReason quote={quote} />
    </QuoteContext>,
  )
  expect(screen.getByText(/xếp chồng trong một kiện/)).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})
