import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newGoods } from './rules/goods.ts'
import { usualRule } from './rules/rule.ts'
import { weighShipment } from './rules/weigh.ts'
import { WeightPanel } from './weight-panel.tsx'

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
  render(<WeightPanel quote={quote} values={{ parcels, parcelOrigin: 'stacked', goods }} isNow={false} />)
  expect(screen.getByText(/xếp chồng trong một kiện/)).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})
