import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LandedSettings } from '#features/quote/landed/surcharge.ts'
import { useLanded } from '#features/quote/landed/use-landed.ts'
import { newGoods } from '#features/quote/rules/goods.ts'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import { usualRule } from '#features/quote/rules/rule.ts'
import { Refused } from '#http/errors.ts'
import { send } from '#http/send.ts'
import { pack } from './pack.ts'
import { PackingPanel } from './packing-panel.tsx'
import { packWithin } from './plans.ts'

vi.mock('#http/send.ts', () => ({ send: vi.fn() }))
vi.mock('#session/config.ts', async (original) => ({
  ...(await original<typeof import('#session/config.ts')>()),
  config: async () => ({ calculator: { sendBlank: false } }),
}))
// happy-dom has no workers.
vi.mock('./pack.ts', () => ({ pack: vi.fn() }))

const prices = vi.mocked(send)
const packed = vi.mocked(pack)

beforeEach(() => {
  packed.mockImplementation(async (input, limits) => limits.map((one) => packWithin(input, one)))
  // Two parcels are the cheapest; the sea is cheaper than the air.
  prices.mockImplementation(async (request) => {
    const { query } = request as unknown as { readonly query: Readonly<Record<string, unknown>> }
    const parcels = 1 + Object.keys(query).filter((name) => name.endsWith('].Weight')).length
    const price = (query['ServiceCode'] === 'SEA' ? 500_000 : 2_000_000) - (parcels === 2 ? 340_000 : 0)
    return { Result: [{ ServiceCode: query['ServiceCode'], Price: price, Days: '5' }] }
  })
})

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const shoes = newGoods({ name: 'Giày', length: 30, width: 20, height: 10, weight: 1, count: 4 })
const boxes = [
  { name: 'To', length: 60, width: 40, height: 20, empty: 0.5, most: 20 },
  { name: 'Nhỏ', length: 30, width: 20, height: 20, empty: 0.2, most: 20 },
]
const choice = (code: string, label: string) => ({ value: code, code, label, amount: null, country: '' })
const air = { service: choice('AIR', 'Đường bay'), rule: usualRule }
const sea = { service: choice('SEA', 'Đường biển'), rule: usualRule }

/** The settings of landed prices of a quote that has no price of its own. */
const noSettings: LandedSettings = { rate: null, feePercent: null, surcharges: [] }

function drawn(goods = [shoes], services = [air, sea], settings = noSettings) {
  const onUse = vi.fn()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  function Panel({ shown }: { readonly shown: typeof goods }) {
    const values = { ...emptyQuoteValues, goods: shown }
    const rates = useMemo(() => new Map<string, number>(), [])
    const { priceOf } = useLanded(values, settings, { rates, extraAmount: 0 }, values.currency)
    return (
      <PackingPanel
        values={values}
        repacks={0}
        rate={null}
        settings={{ boxes, isEmpty: false, wall: 0 }}
        services={services}
        chosen="AIR"
        rates={rates}
        priceOf={priceOf}
        onUse={onUse}
      />
    )
  }
  const panel = (shown = goods) => (
    <QueryClientProvider client={client}>
      <Panel shown={shown} />
    </QueryClientProvider>
  )
  const { rerender } = render(panel())
  return { user: userEvent.setup(), onUse, show: (shown: typeof goods) => rerender(panel(shown)) }
}

const option = (name: RegExp) => screen.findByRole('radio', { name })

test('compares the ways to pack by price, and takes over the boxes of the cheapest one of the service', async () => {
  const { user, onUse } = drawn()
  expect(await screen.findByText(/2 thùng rẻ hơn 340\.000\s₫ so với 1 thùng\./)).toBeDefined()
  expect(await option(/^2 thùng, Đường bay/)).toHaveProperty('checked', true)
  expect(screen.getByText(/đi Đường biển rẻ hơn/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Dùng cách này' }))
  const parcel = { weight: 2.2, length: 30, width: 20, height: 20 }
  expect(onUse.mock.calls).toEqual([
    [{ parcels: [parcel, parcel], isUnweighed: false, goods: [shoes] }, 'AIR'],
  ])
})

test('names boxes whose own weight is unknown where their weight is shown', async () => {
  const { user, onUse } = drawn()
  await option(/^1 thùng, Đường bay/)
  expect(screen.queryByText(/chưa kể vỏ thùng/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Thùng vừa khít' }))
  expect((await screen.findAllByText(/kg chưa kể vỏ thùng/)).length).toBeGreaterThan(0)
  expect(screen.getAllByText('chưa kể vỏ thùng').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Dùng cách này' }))
  expect(onUse.mock.lastCall?.[0]).toMatchObject({ isUnweighed: true })
})

test.each([
  ['without the fee on the goods where the quote charges its own', 5, 1000, '850.000', '900.000'],
  ['with the fee on the goods where the quote charges none', 0, 1000, '900.000', '850.000'],
  ['with the fee on the goods where the price of the quote is incomplete', 5, null, '900.000', '850.000'],
])('compares the freight %s', async (_, feePercent, price, freight, other) => {
  prices.mockImplementation(async () => ({
    Result: [{ ServiceCode: 'AIR', Price: 900_000, GoodsFee: 50_000, Days: '5' }],
  }))
  drawn([{ ...shoes, price }], [air], { rate: 170, feePercent, surcharges: [] })
  expect((await screen.findAllByText(`${freight} ₫`)).length).toBeGreaterThan(0)
  expect(screen.queryByText(`${other} ₫`)).toBeNull()
})

test('draws each box from above and from the side, with its contents in words', async () => {
  const { user } = drawn()
  await user.click(await option(/^1 thùng, Đường bay/))
  const [box, ...others] = within(screen.getByRole('list', { name: 'Các thùng' })).getAllByRole('img')
  expect(box?.getAttribute('aria-label')).toBe('Thùng 1, nhìn từ trên: món 1: 4 cái')
  expect(others.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Thùng 1, nhìn từ bên cạnh: món 1: 4 cái',
  ])
})

const refusal = new Refused(422, 'Bảng giá chưa có mức này.', {}, '')

test('shows a refused price in its row with a retry, and the others all the same', async () => {
  const answer = prices.getMockImplementation()
  prices.mockImplementation(async (request) => {
    if (JSON.stringify(request).includes('SEA')) throw refusal
    return answer?.(request)
  })
  const { user } = drawn()
  expect(await screen.findAllByText('Bảng giá chưa có mức này.')).toHaveLength(2)
  expect(await screen.findByText(/rẻ hơn 340\.000/, { selector: 'td *' })).toBeDefined()
  prices.mockImplementation(async (request) => answer?.(request))
  await user.click(screen.getByRole('button', { name: 'Tính lại 1 thùng, Đường biển' }))
  expect(await screen.findAllByText('Bảng giá chưa có mức này.')).toHaveLength(1)
})

test('names goods without a size, goods that no box holds, and goods that a service refuses', async () => {
  const rule = { ...usualRule, limits: { ...usualRule.limits, longestSide: 50 } }
  drawn([shoes, newGoods({ name: 'Áo', weight: 1 })], [air, { ...sea, rule }])
  expect(await screen.findByText(/^Món 2 “Áo” chưa đủ cân nặng/)).toBeDefined()
  cleanup()
  drawn([newGoods({ name: 'Thảm', length: 190, width: 20, height: 20, weight: 6 })])
  expect(await screen.findByText(/^Không thùng nào chứa được món 1 “Thảm”/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Dùng cách này' })).toBeNull()
  cleanup()
  drawn([newGoods({ name: 'Gậy', length: 58, width: 10, height: 10, weight: 1 })], [air, { ...sea, rule }])
  expect(await screen.findByText('Đường biển không nhận món 1 “Gậy” (quá dài hoặc quá to).')).toBeDefined()
})

test('packs again only when asked after the goods have changed', async () => {
  const { user, show } = drawn()
  await option(/^2 thùng, Đường bay/)
  const calls = prices.mock.calls.length
  show([{ ...shoes, count: 8 }])
  expect(screen.getByText('Số liệu vừa đổi, cách xếp này là của số liệu trước.')).toBeDefined()
  expect(prices.mock.calls).toHaveLength(calls)
  await user.click(screen.getByRole('button', { name: 'Xếp lại' }))
  await option(/^2 thùng, Đường bay/)
  expect(packed.mock.calls.map(([{ items }]) => items[0]?.count)).toEqual([4, 8])
  expect(screen.queryByRole('button', { name: 'Xếp lại' })).toBeNull()
})

test('offers a retry when the goods could not be packed', async () => {
  packed.mockRejectedValueOnce(new TypeError('The worker has failed'))
  const { user } = drawn()
  await screen.findByText('Chưa xếp thử được.')
  await user.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(await option(/^1 thùng, Đường bay/)).toBeDefined()
})
