// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { choice, crud, defineResource, get, money, number, put, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { userDataStore } from '#hooks/drafts/user-data-store.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { session } from '#session/session.ts'
import { translate } from '#text/language.ts'
import type { KeptQuote } from './kept/kept-quote.ts'
import { quoteEffects } from './quote-effects.ts'
import { emptyQuoteValues } from './rules/quote-values.ts'

const { answer } = office()

const setting = defineResource({
  ...samplePlan,
  name: 'setting',
  operations: { read: get('/api/setting'), save: put('/api/setting') },
  fields: { rate: number('Tỉ giá') },
})
const fare = defineResource({
  ...samplePlan,
  operations: crud('/api/thing'),
  fields: {
    name: text('Tên'),
    way: text('Đường'),
    from: number('Từ'),
    to: number('Đến'),
    price: money('Giá', 'VND', { currencyFrom: 'currency' }),
    currency: choice('Tiền tệ', { VND: 'VND', JPY: 'JPY' }),
  },
  bands: {
    from: 'from',
    to: 'to',
    price: 'price',
    per: ['way'],
    unitPrice: true,
    rate: { of: () => setting, field: 'rate' },
  },
  quote: { prices: true },
})
const table = [setting, fare] as readonly Resource[]

const rows = [
  { id: 1, name: 'Nhẹ', way: 'Biển', from: 0, to: 5, price: 60_000, currency: 'VND' },
  { id: 2, name: 'Nặng', way: 'Biển', from: 5, to: null, price: 50_000, currency: 'VND' },
  { id: 3, name: 'Nhanh', way: 'Bay', from: 0, to: null, price: 1000, currency: 'JPY' },
]

async function store(more: Partial<KeptQuote> = {}) {
  const parcel = { weight: 3.2, length: null, width: null, height: null }
  const quote = {
    at: 1_700_000_000_000,
    values: {
      ...emptyQuoteValues,
      parcels: [parcel],
      customer: { value: '1', label: 'Chị Lan', code: 'KH1' },
    },
    prices: [
      { name: 'Biển', total: 250_000, currency: 'VND', weight: 4 },
      { name: 'Bay', total: 600_000, currency: 'VND' },
    ],
    ...more,
  }
  await userDataStore.write(session.storedUser()?.subject ?? '', 'quotes', [quote])
  answer('/api/thing/search', { data: { results: rows, pagination: { pages: 1, page: 50, total: 3 } } })
  answer('/api/setting', { data: { rate: 160 } })
}

const plain = (given = '') => given.replaceAll(/\s/g, ' ')

test('compares the freight of stored quotes at the old and the new price', async () => {
  await store()
  const row = rowOf<Resource>(fare, rows[0] ?? {})
  const values = { ...rows[0], price: 66_000 }
  const [effect] = await quoteEffects({ resource: fare, row, values, table }, translate)
  expect(effect?.lines).toHaveLength(1)
  const [line] = effect?.lines ?? []
  expect(line?.label).toContain('Chị Lan')
  expect([line?.detail, line?.before, line?.after].map(plain)).toEqual([
    'Biển 4 kg, đã báo 250.000 ₫',
    '240.000 ₫',
    '264.000 ₫',
  ])
})

test('names the price that was sent', async () => {
  await store({ sent: { service: 'Biển', total: 40, currency: 'CHF', isPartial: true, at: 1 } })
  const row = rowOf<Resource>(setting, { rate: 160 })
  const change = { resource: fare, row: rowOf<Resource>(fare, rows[0] ?? {}), table }
  const [sea] = await quoteEffects({ ...change, values: { ...rows[0], price: 66_000 } }, translate)
  expect(sea?.lines.map(({ detail }) => plain(detail))).toEqual(['Biển 4 kg, đã báo 40,00 CHF, chưa đủ'])
  const [air] = await quoteEffects({ resource: setting, row, values: { rate: 170 }, table }, translate)
  expect(air?.lines.map(({ detail }) => plain(detail))).toEqual(['Bay 3,5 kg, đã báo 600.000 ₫'])
})

test('compares freight in yen at a new rate, with the weight of the app where the server sent none', async () => {
  await store()
  const row = rowOf<Resource>(setting, { rate: 160 })
  const [effect] = await quoteEffects({ resource: setting, row, values: { rate: 170 }, table }, translate)
  expect(effect?.lines.map(({ before, after }) => [before, after].map(plain))).toEqual([
    ['560.000 ₫', '595.000 ₫'],
  ])
})

test('reads nothing for fields that no price depends on', async () => {
  await store()
  const calls = answer('/api/thing/search', { data: { results: rows } })
  const row = rowOf<Resource>(fare, rows[0] ?? {})
  const values = { ...rows[0], name: 'Rất nhẹ' }
  expect(await quoteEffects({ resource: fare, row, values, table }, translate)).toEqual([])
  expect(calls).toHaveLength(0)
})

test('names the quotes that have no price once the band of their weight is gone', async () => {
  await store()
  const row = rowOf<Resource>(fare, rows[0] ?? {})
  const [effect] = await quoteEffects(
    { resource: fare, row, values: { ...rows[0], to: 3 }, table },
    translate,
  )
  expect(effect?.lines.map(({ before, after }) => [before, after].map(plain))).toEqual([
    ['240.000 ₫', 'không còn giá'],
  ])
})
