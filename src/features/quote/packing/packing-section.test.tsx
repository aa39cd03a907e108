import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { packingCode } from '#features/quote/landed/prefill.ts'
import { ParcelFields } from '#features/quote/parcel-fields.tsx'
import { newGoods } from '#features/quote/rules/goods.ts'
import { emptyQuoteValues, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import { usualRule } from '#features/quote/rules/rule.ts'
import { useQuoteForm } from '#features/quote/use-quote-form.ts'
import { pack } from './pack.ts'
import { PackingSection } from './packing-panel.tsx'

// happy-dom has no workers.
vi.mock('./pack.ts', () => ({ pack: vi.fn(async () => []) }))

// The section loads its panel with the first press.
beforeAll(async () => {
  await import('./packing-panel.tsx')
})
afterEach(cleanup)

const shoes = newGoods({ name: 'Giày', weight: 1, length: 30, width: 20, height: 10, count: 2 })
const packed: QuoteValues = {
  ...emptyQuoteValues,
  goods: [shoes],
  parcels: [{ weight: 2, length: 30, width: 20, height: 20 }],
  packedGoods: packingCode([shoes]),
}
const service = { value: 'AIR', code: 'AIR', label: 'AIR', amount: null, country: '' }
const services = [{ service, rule: usualRule }]

function Form() {
  const form = useQuoteForm(packed, () => {}, null)
  const [repacks, setRepacks] = useState(0)
  return (
    <>
      <button type="button" onClick={() => form.change({ goods: [{ ...shoes, count: 5 }] })}>
        Thêm đôi
      </button>
      <ParcelFields {...form} rate={null} onPackAgain={() => setRepacks(repacks + 1)} />
      <PackingSection
        repacks={repacks}
        values={form.values}
        rate={null}
        settings={{ boxes: [], isEmpty: true, wall: 0 }}
        services={services}
        chosen="AIR"
        rates={new Map()}
        priceOf={() => null}
        onUse={() => {}}
      />
    </>
  )
}

test('offers beside the boxes to pack again once the goods have changed, and packs the present ones', async () => {
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  )
  const again = () => screen.queryByRole('button', { name: 'Xếp lại vào thùng' })
  expect(again()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Thêm đôi' }))
  expect(screen.getByText(/^Hàng đã đổi sau khi xếp thùng/)).toBeDefined()
  await user.click(again() ?? document.body)
  await vi.waitFor(() => expect(vi.mocked(pack)).toHaveBeenCalled())
  expect(vi.mocked(pack).mock.lastCall?.[0].items[0]?.count).toBe(5)
  await user.click(screen.getByRole('button', { name: 'Thêm đôi' }))
  await user.click(again() ?? document.body)
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Xếp vào thùng' }))
})
