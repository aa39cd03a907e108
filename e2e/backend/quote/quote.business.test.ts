// @vitest-environment node
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { oddTexts } from '../../testing/odd-inputs.ts'

let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
  const rows = [
    { service: 'Đường bay', from_weight: 0, to_weight: 5, price: 200_000, currency: 'VND' },
    { service: 'Đường bay', from_weight: 5, to_weight: 10, price: 180_000, currency: 'VND' },
    { service: 'Đường bay', from_weight: 0, to_weight: 5, price: 1, currency: 'VND', active: false },
    { service: 'Chuyển phát nhanh', from_weight: 0, to_weight: null, price: 1500, currency: 'JPY' },
    { service: 'Đường biển', from_weight: 0, to_weight: null, price: 60_000, currency: 'VND' },
    { service: 'Đường bay', from_weight: 10, to_weight: 20, price: 150_000, currency: 'VND', active: false },
    { service: 'Đường bay', from_weight: 22.5, to_weight: 30, price: 120_000, currency: 'VND' },
  ]
  for (const row of rows) await back.call('POST', '/api/price', { name: 'Giá', active: true, ...row })
  await back.call('PUT', '/api/appsetting', {
    exchange_rate: 160,
    purchase_fee: 5,
    volumetric_rules: [
      { service: 'AIR', divisor: 6000, step: 0.5, per: 'parcel' },
      { service: 'SEA', divisor: 4000, step: 1, per: 'whole' },
    ],
  })
}, 60_000)
afterAll(() => back.close())

async function calculate(query: Record<string, string>) {
  return back.call('GET', `/api/international-price-calculator?${new URLSearchParams(query)}`)
}

describe('the international calculator', () => {
  it('weighs by the app settings, prices by the price list, and adds handling, the fee and other costs', async () => {
    const dim = { 'Dim.Length': '40', 'Dim.Width': '30', 'Dim.Height': '25.5' }
    const { body } = await calculate({ ServiceCode: 'AIR', Weight: '2.5', ...dim })
    expect(body.Result).toMatchObject([{ BillableWeight: 5.5, PricePerKilo: 180_000, Price: 990_000 }])
    const more = { GoodsValue: '1000000', NumberOfItems: '3', OtherFees: '7000', PackageType: 'DOX' }
    const documents = await calculate({ ServiceCode: 'AIR', Weight: '2.5', ...dim, ...more })
    expect(documents.body.Result).toMatchObject([
      { BillableWeight: 2.5, Price: 500_000 + 10_000 + 50_000 + 7000 },
    ])
  })

  it('adds child parcels, by themselves or as one, and has a least weight at sea', async () => {
    const children = { 'ChildItems[0].Weight': '1.2', 'ChildItems[1].Weight': '1.1' }
    const air = await calculate({ ServiceCode: 'AIR', Weight: '1.1', ...children })
    expect(air.body.Result[0].BillableWeight).toBe(4.5)
    const sea = await calculate({ ServiceCode: 'SEA', Weight: '1.1', ...children })
    expect(sea.body.Result[0].BillableWeight).toBe(4)
    const least = await calculate({ ServiceCode: 'SEA', Weight: '0.4' })
    expect(least.body.Result[0]).toMatchObject({ BillableWeight: 3, Price: 180_000 })
  })

  it('converts yen to đồng, and returns every service when none is named', async () => {
    const { body } = await calculate({ Weight: '1', ToCountryOrTerritoryId: 'vn' })
    expect(
      body.Result.map(({ ServiceCode, Price }: Record<string, unknown>) => [ServiceCode, Price]),
    ).toEqual([
      ['EXPRESS', 240_000],
      ['AIR', 200_000],
      ['SEA', 180_000],
    ])
  })

  it.each<[string, number, RegExp | number]>([
    ['in a band', 10, 1_800_000],
    ['in a band that is switched off', 10.5, /^Khoảng 10–20 kg của Đường bay đang tắt/],
    ['at the end of a band that is switched off', 20, /^Khoảng 10–20 kg của Đường bay đang tắt/],
    ['between two bands', 22.5, /^Bảng giá chưa có mức 22,5 kg cho Đường bay/],
    ['above a gap', 23, 2_760_000],
    ['at the end of the last band', 30, 3_600_000],
    ['above the last band', 30.5, /^Bảng giá của Đường bay chỉ đến 30 kg, lô này 30,5 kg/],
  ])('prices a weight by its own band alone: %s', async (_, weight, expected) => {
    const { status, body } = await calculate({ ServiceCode: 'AIR', Weight: String(weight) })
    if (typeof expected === 'number') expect(body.Result[0].Price).toBe(expected)
    else expect([status, body.message]).toEqual([422, expect.stringMatching(expected)])
  })

  it.each<[string, string, Record<string, string>]>([
    ['Dim.Width', 'of the first parcel', { 'Dim.Length': '40', 'Dim.Height': '20' }],
    ['Dim.Height', 'that is 0', { 'Dim.Length': '40', 'Dim.Width': '20', 'Dim.Height': '0' }],
    [
      'ChildItems[0].Length',
      'of another parcel',
      { 'ChildItems[0].Weight': '1', 'ChildItems[0].Width': '20', 'ChildItems[0].Height': '20' },
    ],
  ])('asks for %s, a missing side %s', async (name, _, query) => {
    const { status, body } = await calculate({ Weight: '2', ...query })
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
  })

  it.each<[string, Record<string, string>]>([
    ['Weight', {}],
    ['Weight', { Weight: '0' }],
    ['Weight', { Weight: '1e3' }],
    ['Weight', { Weight: '1001' }],
    ['Dim.Height', { Weight: '1', 'Dim.Height': '-1' }],
    ['ServiceCode', { Weight: '1', ServiceCode: 'ROCKET' }],
    ['PackageType', { Weight: '1', PackageType: 'X' }],
    ['ToCountryOrTerritoryId', { Weight: '1', ToCountryOrTerritoryId: '__proto__' }],
    ['NumberOfItems', { Weight: '1', NumberOfItems: '1.5' }],
    ['GoodsValue', { Weight: '1', GoodsValue: '1000000000001' }],
    ['OtherFees', { Weight: '1', OtherFees: 'x' }],
    ['ChildItems[0].Weight', { Weight: '1', 'ChildItems[0].Length': '1' }],
    ['ChildItems', { Weight: '1', 'ChildItems[1].Weight': '1' }],
  ])('names %s when it is wrong: %j', async (name, query) => {
    const { status, body } = await calculate(query)
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
    expect(body.message).toBe(body.errors[name])
  })

  it('returns no 5xx for any query', async () => {
    const names = [
      'Weight',
      'Dim.Length',
      'ServiceCode',
      'GoodsValue',
      'ChildItems[0].Weight',
      'ChildItems[99].',
    ]
    const words = fc.oneof(fc.constantFrom(...oddTexts, '\0', '1'), fc.double().map(String), fc.string())
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), words), async (query) => {
        const { status, body } = await calculate(query)
        expect([200, 422]).toContain(status)
        if (status === 422) expect(body).toMatchObject({ code: 0, message: expect.any(String) })
      }),
      { numRuns: 60 },
    )
  })
})

describe('the extra services', () => {
  it('are summed, each once; an unknown one is rejected', async () => {
    const ask = (query: string) => back.call('GET', `/bill/calc-price-extra-service${query}`)
    expect((await ask('')).body).toEqual({ Result: 0 })
    const two = '?ExtraService=REPACK&ExtraService=CRATE&ExtraService=REPACK'
    expect((await ask(two)).body).toEqual({ Result: 295_000 })
    expect(await ask('?ExtraService=REPACK&ExtraService=GOLD')).toMatchObject({
      status: 422,
      body: { message: 'Không có dịch vụ thêm “GOLD”.' },
    })
  })
})

describe('the helpers', () => {
  it('have their rows in Result', async () => {
    await back.call('POST', '/api/contact', { name: 'Đặng Thu Hà', content: 'x', phone: '0912 000 111' })
    const rows = async (path: string) => (await back.call('GET', path)).body.Result
    expect(await rows('/crm/autocomplete/customer?keyword=dang%20ha')).toMatchObject([
      { Id: expect.any(String), Code: expect.stringMatching(/^KH/), Name: 'Đặng Thu Hà · 0912 000 111' },
    ])
    expect(await rows('/crm/autocomplete/customer?keyword=nobody')).toEqual([])
    const consignees = await rows('/fin-autocomplete-agent/autocomplete-consigneeinfo?keyword=ha%20noi')
    expect(consignees.length).toBeGreaterThan(0)
    for (const { Name } of consignees) expect(Name).toContain('Hà Nội')
    expect((await rows('/common/service-type')).map(({ Code }: { Code: string }) => Code)).toContain('AIR')
    expect(await rows('/common/extra-service-type')).toContainEqual(
      expect.objectContaining({ Code: 'CRATE' }),
    )
    expect(await rows('/common/currency')).toContainEqual(expect.objectContaining({ Code: 'JPY', Rate: 160 }))
  })
})
