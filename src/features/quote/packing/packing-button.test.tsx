import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restacked } from '#features/quote/landed/prefill.ts'
import { PricesPanel } from '#features/quote/prices-panel.tsx'
import { calculators } from '#features/quote/rules/calculators.ts'
import { newGoods } from '#features/quote/rules/goods.ts'
import { helpers } from '#features/quote/rules/helpers.ts'
import { emptyQuoteValues, type QuoteValues } from '#features/quote/rules/quote-values.ts'
import { usualRule } from '#features/quote/rules/rule.ts'
import { type Parcel, weighShipment } from '#features/quote/rules/weigh.ts'
import { sendingSettings } from '#features/quote/sending/sending-settings.ts'
import { QuoteContext, useQuoteState } from '#features/quote/use-quote.ts'
import { send } from '#http/send.ts'
import { dismiss, shownNotices } from '#kit/notice.tsx'
import { setSession } from '#session/session-state.ts'
import type { BoxType } from './box-settings.ts'
import { lightestPlan } from './pack-goods.ts'
import type { PackRequest } from './pack-worker.ts'

vi.mock('#http/send.ts', () => ({ send: vi.fn() }))
vi.mock('#screens/use-go.ts', () => ({ useGo: () => () => {} }))
// The link of a shared quote is read from a router, which is not there.
vi.mock('#features/quote/kept/shared-quote-panel.tsx', () => ({ useSharedQuote: () => ({}) }))
vi.mock('#session/config.ts', async (original) => ({
  ...(await original<typeof import('#session/config.ts')>()),
  config: async () => ({ calculator: { sendBlank: false } }),
}))

const packed = vi.fn()

/** happy-dom has no workers. */
class PackWorker extends EventTarget {
  postMessage({ input, rules }: PackRequest) {
    packed(input.goods)
    const data = rules.map((rule) => lightestPlan(input, rule))
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {}
}

type Query = Readonly<Record<string, unknown>>

/** The parcels of the query of a calculator. */
function parcelsIn(query: Query): readonly Parcel[] {
  const names = Object.keys(query).filter((name) => name.endsWith('Weight'))
  return names.map((name) => {
    const sideOf = (side: string) => Number(query[name.replace(/Weight$/, `Dim.${side}`)])
    const [length, width, height] = [sideOf('Length'), sideOf('Width'), sideOf('Height')]
    return { weight: Number(query[name]), length, width, height }
  })
}

const byWeight = (parcels: readonly Parcel[]) => weighShipment(parcels, usualRule).billable * 100_000
let priceOf = byWeight

const prices: Query[] = []

beforeEach(() => {
  vi.stubGlobal('Worker', PackWorker)
  const signedIn = { subject: 'lan', name: '', permission: 'admin', accessToken: '', expiresAt: 1e12 }
  setSession({ signedIn, raw: 'lan' } as unknown as Parameters<typeof setSession>[0], 'signed-in')
  vi.mocked(send).mockImplementation(async (request) => {
    const { path, query } = request as unknown as { readonly path: string; readonly query: Query }
    if (path === helpers.serviceType.path)
      return ['AIR', 'SEA'].map((code) => ({ Code: code, Name: code === 'AIR' ? 'Đường bay' : 'Đường biển' }))
    if (path !== calculators.international.path) return []
    prices.push(query)
    return { Result: [{ ServiceCode: query['ServiceCode'], Price: priceOf(parcelsIn(query)) }] }
  })
})

afterEach(() => {
  cleanup()
  for (const { id } of shownNotices()) dismiss(id)
  setSession(null, 'ended')
  priceOf = byWeight
  prices.length = 0
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const shoes = newGoods({ name: 'Giày', weight: 1, length: 30, width: 20, height: 10, count: 2 })
const rod = newGoods({ name: 'Cần câu', weight: 1, length: 100, width: 5, height: 5 })
/** In a stack the shoes are as long as the rod: 100 × 20 × 25 cm. */
const stacked = (goods = [shoes, rod]) => restacked({ ...emptyQuoteValues, goods })

async function drawn(start: QuoteValues, boxes: readonly BoxType[] = []) {
  const onStore = vi.fn<(values: QuoteValues) => void>()
  function Desk() {
    const quote = useQuoteState({
      start,
      onStore,
      rules: [],
      goodsKinds: {},
      boxes: { boxes, wall: 0.5 },
      landed: { rate: null, feePercent: null, surcharges: [] },
      search: {},
      isLoading: false,
      sending: sendingSettings(undefined, {
        validDays: '',
        rate: '',
        rateDay: '',
        rateDays: '',
        excludes: '',
        names: '',
      }),
      sources: { prices: null, paths: { settings: '', prices: '' } },
    })
    const { requestPrices, change } = quote.form
    return (
      <QuoteContext value={quote}>
        <button type="button" onClick={() => requestPrices()}>
          Tính giá
        </button>
        <button type="button" onClick={() => change({ goods: [{ ...shoes, count: 3 }, rod] })}>
          Thêm giày
        </button>
        <PricesPanel />
      </QuoteContext>
    )
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Desk />
    </QueryClientProvider>,
  )
  await screen.findByRole('radio', { name: 'Đường bay' })
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Tính giá')
  await waitFor(() => expect(screen.getAllByText(/₫$/).length).toBeGreaterThan(1))
  return {
    user,
    press,
    values: () => onStore.mock.lastCall?.[0] ?? start,
    isIdle: () => waitFor(() => expect(client.isFetching()).toBe(0)),
  }
}

const suggestion = /^Xếp chung rẻ hơn/
const rowOf = (service: string) => within(screen.getByRole('row', { name: new RegExp(service) }))

test('offers cheaper boxes in the row of the service, and takes them as the parcels', async () => {
  const { user, values, isIdle } = await drawn(stacked())
  const button = await rowOf('Đường bay').findByRole('button', { name: suggestion })
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Xếp chung vào 1 thùng' }))
  const drawing = dialog.getAllByRole('img').map((one) => one.getAttribute('aria-label'))
  expect(drawing).toEqual([
    'Thùng 1, nhìn từ trên: món 1: 2 cái, món 2: 1 cái',
    'Thùng 1, nhìn từ bên cạnh: món 1: 2 cái, món 2: 1 cái',
  ])
  expect(dialog.getByText(/3 kg chưa kể vỏ thùng$/)).toBeDefined()
  const before = values()
  await user.click(dialog.getByRole('button', { name: 'Dùng các thùng này' }))
  const { parcels, parcelOrigin } = values()
  expect([parcels.length, parcels[0]?.weight, parcelOrigin]).toEqual([1, 3, 'packed'])
  const saved = byWeight(before.parcels) - byWeight(parcels)
  expect(button.textContent).toBe(`Xếp chung rẻ hơn ${new Intl.NumberFormat('vi-VN').format(saved)}\u00A0₫`)
  expect(screen.getByRole('radio', { name: /^Đường bay/ })).toHaveProperty('checked', true)
  await isIdle()
  expect(screen.queryByRole('button', { name: suggestion }), 'nothing is cheaper than these').toBeNull()
  act(() => shownNotices().at(-1)?.undo?.())
  expect(values()).toEqual(before)
  expect(await rowOf('Đường bay').findByRole('button', { name: suggestion })).toBeDefined()
})

test('names the boxes of the shop with their own weight', async () => {
  const box = { name: 'Cỡ dài', length: 100, width: 25, height: 15, empty: 0.5, most: null }
  const { user, values } = await drawn(stacked(), [box])
  await user.click(await rowOf('Đường bay').findByRole('button', { name: suggestion }))
  expect(await screen.findByText('Cỡ dài · 101 × 26 × 16 cm · 3,5 kg')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Dùng các thùng này' }))
  const parcel = { weight: 3.5, length: 101, width: 26, height: 16 }
  expect(values()).toMatchObject({ parcels: [parcel], parcelOrigin: null })
})

test('offers nothing where the boxes cost as much, or more', async () => {
  priceOf = () => 500_000
  const { isIdle } = await drawn(stacked())
  await isIdle()
  expect(prices, 'a price of each service, and one of its boxes').toHaveLength(4)
  expect(screen.queryByRole('button', { name: suggestion })).toBeNull()
  cleanup()
  priceOf = (parcels) => 1_000_000 - byWeight(parcels)
  await (await drawn(stacked())).isIdle()
  expect(screen.queryByRole('button', { name: suggestion })).toBeNull()
})

test('asks for no price where no boxes are lighter than the parcels', async () => {
  const { isIdle } = await drawn(stacked([shoes]))
  await isIdle()
  expect(packed).toHaveBeenCalledOnce()
  expect(prices).toHaveLength(2)
  expect(screen.queryByRole('button', { name: suggestion })).toBeNull()
})

test('packs neither a single article nor goods of which one has no sides', async () => {
  await (await drawn(stacked([rod]))).isIdle()
  cleanup()
  const unmeasured = [shoes, rod, newGoods({ name: 'Áo', weight: 1 })]
  await (await drawn(stacked(unmeasured))).isIdle()
  expect(packed).not.toHaveBeenCalled()
})

test('offers no boxes that weigh less than the measured parcels', async () => {
  const parcels = [{ weight: 4, length: 100, width: 20, height: 25 }]
  await (await drawn({ ...stacked(), parcels, parcelOrigin: null })).isIdle()
  expect(packed).toHaveBeenCalledOnce()
  expect(prices).toHaveLength(2)
})

test('withdraws the suggestion once the goods have changed, until they are priced', async () => {
  const { press, isIdle } = await drawn(stacked())
  await rowOf('Đường bay').findByRole('button', { name: suggestion })
  await press('Thêm giày')
  await isIdle()
  expect(screen.queryByRole('button', { name: suggestion })).toBeNull()
  await press('Tính giá')
  expect(await rowOf('Đường bay').findByRole('button', { name: suggestion })).toBeDefined()
})
