// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  crud,
  defineResource,
  longText,
  money,
  number,
  phone,
  reference,
  text,
  url,
} from '#descriptor/index.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { newGoods } from '#features/quote/rules/goods.ts'
import {
  emptyQuoteValues,
  mostGoods,
  newParcel,
  type QuoteValues,
  readQuoteValues,
} from '#features/quote/rules/quote-values.ts'
import {
  isPackingOutdated,
  packingCode,
  stackedParcel,
  valuesOfRecords,
  withEntries,
  withLateValues,
  withOtherGoods,
} from './prefill.ts'
import { readQuoteText } from './read-quote-text.ts'

const kind = defineResource({
  ...samplePlan,
  name: 'kind',
  operations: crud('/api/kind'),
  fields: { name: text('Tên') },
})
const thing = defineResource({
  ...samplePlan,
  operations: crud('/api/thing'),
  fields: {
    name: text('Tên'),
    price: money('Giá', 'JPY'),
    reduced: money('Giảm', 'JPY'),
    grams: number('Cân', { unit: 'g' }),
    long: number('Dài'),
    wide: number('Rộng'),
    high: number('Cao'),
    shop: url('Nguồn'),
    kind: reference('Loại', () => kind),
  },
  quote: {
    item: {
      price: ['reduced', 'price'],
      weight: 'grams',
      sides: ['long', 'wide', 'high'],
      link: 'shop',
      category: 'kind',
    },
  },
})
const letter = defineResource({
  ...samplePlan,
  name: 'letter',
  operations: crud('/api/letter'),
  fields: { name: text('Tên'), phone: phone('Điện thoại'), content: longText('Lời') },
  quote: { request: { phone: 'phone', text: 'content' } },
})

const speaker = {
  id: 1,
  name: 'Loa',
  price: 12_800,
  grams: 3200,
  long: 40,
  wide: 20,
  high: 30,
  shop: 'https://a.jp/1',
  kind: '7',
}
const valuesOf = (...raws: object[]) =>
  valuesOfRecords(
    thing,
    raws.map((raw) => rowOf(thing, { ...raw })),
  )

describe('a quote of records', () => {
  test('has them as goods, and one parcel for all', () => {
    const values = valuesOf(speaker, {
      id: 2,
      name: 'Nồi',
      price: 9000,
      reduced: 8000,
      grams: 800,
      long: 30,
      wide: 10,
      high: 10,
    })
    expect(values.goods).toMatchObject([
      {
        name: 'Loa',
        price: 12_800,
        weight: 3.2,
        length: 40,
        width: 20,
        height: 30,
        link: 'https://a.jp/1',
        category: '7',
        product: '1',
        count: 1,
      },
      { name: 'Nồi', price: 8000, weight: 0.8 },
    ])
    expect(values.parcels).toEqual([{ weight: 4, length: 40, width: 30, height: 30 }])
    expect(values.typed).toEqual([])
  })

  test('leaves out what was not measured', () => {
    expect(valuesOf(speaker, { id: 2, name: 'Nồi', price: 0, grams: 0 })).toMatchObject({
      goods: [{}, { price: null, weight: null, length: null }],
      parcels: [{ weight: null, length: null, width: null, height: null }],
    })
    expect(valuesOf({ id: 2, name: 'Nồi' }).parcels).toEqual(emptyQuoteValues.parcels)
  })

  test('has the customer of a request, and what the text describes', () => {
    const raw = {
      id: 3,
      name: 'Chị Lan',
      phone: '0912 345 678',
      content: 'Loa 12.800 yên 3kg\n\n60x52x30 15kg',
    }
    expect(valuesOfRecords(letter, [rowOf(letter, raw)])).toMatchObject({
      source: { resource: 'letter', id: '3', name: 'Chị Lan', phone: '0912 345 678', text: raw.content },
      goods: [{ name: 'Loa', price: 12_800, weight: 3 }],
      parcels: [{ weight: 15, length: 60, width: 52, height: 30 }],
    })
  })
})

test('a text is added to what was typed', () => {
  const typed = { weight: 2, length: null, width: null, height: null }
  const values = {
    ...emptyQuoteValues,
    parcels: [typed],
    goods: [newGoods({ name: 'Sách' }), newGoods()],
    account: 'KH1',
  }
  const next = withEntries(values, readQuoteText('10x10x10 1kg x2\n\nLoa 500円 1kg'))
  expect(next.parcels.map(({ weight }) => weight)).toEqual([2, 1, 1])
  expect(next.goods.map(({ name }) => name)).toEqual(['Sách', 'Loa'])
  expect(next.account).toBe('KH1')
  expect(withEntries(values, readQuoteText(''))).toBe(values)
  const { domesticFreight } = withEntries(
    { ...values, domesticFreight: 300 },
    readQuoteText('Loa 500円 送料200円'),
  )
  expect(domesticFreight).toBe(500)
})

test('has no more goods than are stored', () => {
  const pasted = readQuoteText(Array.from({ length: 40 }, (_, at) => `Loa ${at} 500円 1kg`).join('\n\n'))
  const once = withEntries(emptyQuoteValues, pasted)
  const values = withEntries(withEntries(once, pasted), pasted)
  expect(values.goods).toHaveLength(mostGoods)
  expect(values.parcels).toMatchObject([{ weight: mostGoods }])
  expect(readQuoteValues(values)?.goods).toEqual(values.goods)
  expect(withLateValues(values, once).goods).toEqual(values.goods)
})

test('goods are marked as stacked in one parcel, as long as no parcel is given', () => {
  const originOf = (pasted: string) => withEntries(emptyQuoteValues, readQuoteText(pasted)).parcelOrigin
  expect(originOf('Loa 500円 1kg\n\nSách 200円 2kg')).toBe('stacked')
  expect(originOf('Loa 500円 1kg')).toBe('stacked')
  expect(originOf('Loa 500円 1kg\n\nSách 200円 2kg\n\n10x10x10 4kg')).toBeNull()
})

test('later goods are stacked on the others, until the parcel is edited', () => {
  const more = (values: QuoteValues) => withEntries(values, readQuoteText('Sách 200円 2kg'))
  const first = withEntries(emptyQuoteValues, readQuoteText('Loa 500円 1kg'))
  expect(more(first).parcels).toMatchObject([{ weight: 3 }])
  expect(withLateValues(first, more(emptyQuoteValues)).parcels).toMatchObject([{ weight: 3 }])
  const edited = { ...first, parcels: [{ ...newParcel(), weight: 5 }], parcelOrigin: null }
  expect(more(edited).parcels).toEqual(edited.parcels)
  const unweighed = withEntries(first, readQuoteText('Sách 200円'))
  expect(unweighed.parcels, 'an unknown weight is asked for').toMatchObject([{ weight: null }])
})

test('parsed parcels stay beside a stack when goods change later or in the same text', () => {
  const pasted = (values: QuoteValues, typed: string) => withEntries(values, readQuoteText(typed))
  const weights = ({ parcels }: QuoteValues) => parcels.map(({ weight }) => weight)
  const first = pasted(emptyQuoteValues, 'Loa 500円 1kg')
  const measured = pasted(first, '10x10x10 4kg')
  expect(measured).toMatchObject({ parcelOrigin: null, packedGoods: '' })
  const renamed = measured.goods.map((line) => ({ ...line, name: 'Loa nhỏ' }))
  expect(weights(withOtherGoods(measured, renamed))).toEqual([1, 4])
  expect(weights(pasted(first, 'Sách 200円 2kg\n\n10x10x10 4kg'))).toEqual([1, 4])
  const draft: QuoteValues = { ...measured, parcelOrigin: 'stacked' }
  expect(weights(withOtherGoods(draft, renamed)), 'a draft stored as a stack').toEqual([1, 4])
})

test('a parsed parcel beside boxes belongs to the goods of that moment', () => {
  const goods = [newGoods({ name: 'Loa', weight: 1 })]
  const boxed: QuoteValues = { ...emptyQuoteValues, goods, parcels: [{ ...newParcel(), weight: 1 }] }
  const outdated: QuoteValues = { ...boxed, parcelOrigin: 'packed', packedGoods: 'x' }
  const next = withEntries(outdated, readQuoteText('10x10x10 4kg'))
  expect(next).toMatchObject({ parcelOrigin: null, packedGoods: packingCode(goods) })
})

test('goods stacked in the place of cleared boxes are not compared with the packed ones', () => {
  const goods = [newGoods({ name: 'Loa', weight: 1 })]
  const cleared: QuoteValues = { ...emptyQuoteValues, goods, packedGoods: packingCode(goods) }
  const next = withEntries(cleared, readQuoteText('Sách 200円 2kg'))
  expect(next).toMatchObject({ parcels: [{ weight: 3 }], parcelOrigin: 'stacked' })
  expect(isPackingOutdated(next)).toBe(false)
})

test('the parcel of stacked goods has room for each of them', () => {
  const side = fc.integer({ min: 1, max: 200 })
  const line = fc
    .record({ weight: side, length: side, width: side, height: side, count: fc.integer({ min: 1, max: 9 }) })
    .map((values) => newGoods(values))
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (goods) => {
      const parcel = stackedParcel(goods)
      const volume = (one: { length: number | null; width: number | null; height: number | null } | null) =>
        (one?.length ?? 0) * (one?.width ?? 0) * (one?.height ?? 0)
      const content = goods.reduce((sum, one) => sum + volume(one) * (one.count ?? 0), 0)
      expect(volume(parcel)).toBeGreaterThanOrEqual(content)
      expect(parcel?.weight).toBe(goods.reduce((sum, one) => sum + (one.weight ?? 0) * (one.count ?? 0), 0))
    }),
  )
})
