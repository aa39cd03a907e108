import { expect, test } from 'vitest'
import { type Rates, ratesOf } from '#features/quote/amount.ts'
import { usualRule, type WeighRule } from '#features/quote/rules/rule.ts'
import type { PackedBox } from './pack-pieces.ts'
import {
  compareOptions,
  mostOptions,
  ofFirstService,
  optionsOf,
  type PackedService,
  type PricedOption,
  savingOf,
} from './plan-options.ts'
import type { Packing } from './plans.ts'

const cheapestOf = (all: readonly PricedOption[], rates: Rates = new Map()) =>
  compareOptions(all, rates).cheapest[0]?.option

const box: PackedBox = {
  empty: 0,
  name: '',
  inner: [100, 100, 100],
  placed: [],
  parcel: { weight: 1, length: 10, width: 10, height: 10 },
}

const waysOf = (...counts: readonly number[]): Packing => ({
  ways: counts.map((count) => Array.from({ length: count }, () => box)),
  unpackable: [],
})

const service = (code: string, packing: Packing, rule: Partial<WeighRule> = {}): PackedService => ({
  code,
  label: `${code} label`,
  rule: { ...usualRule, ...rule },
  packing,
})

const nothing = { goodsValue: null, contents: [] }
const keysOf = (services: readonly PackedService[], chosen: string) =>
  optionsOf(services, chosen, nothing).options.map(({ key }) => key)

test('offers three numbers of boxes of the chosen service first, and two of each other one', () => {
  const services = [service('AIR', waysOf(1, 2, 3)), service('EMS', waysOf(2, 3, 4))]
  expect(keysOf(services, 'EMS')).toEqual(['EMS 2', 'EMS 3', 'EMS 4', 'AIR 1', 'AIR 2'])
  expect(keysOf(services, '')).toEqual(['AIR 1', 'AIR 2', 'AIR 3', 'EMS 2', 'EMS 3'])
})

test('keeps the calls bounded, and the fewest boxes of every service', () => {
  const services = Array.from({ length: 9 }, (_, at) => service(`S${at}`, waysOf(1, 2, 3)))
  const keys = keysOf(services, 'S4')
  expect(keys).toHaveLength(mostOptions)
  expect(services.every(({ code }) => keys.includes(`${code} 1`))).toBe(true)
})

test('names why a service has no option', () => {
  const limits = { ...usualRule.limits, goodsValue: 100 }
  const unpackable = [{ item: 2, reason: 'size' }] as const
  const services = [
    service('VALUE', waysOf(1), { limits }),
    service('GOODS', waysOf(1), { refuses: ['food'] }),
    service('SIZE', { ways: [], unpackable }),
    service('MANY', waysOf(51)),
  ]
  const { options, without } = optionsOf(services, '', { goodsValue: 101, contents: ['food'] })
  expect(options).toEqual([])
  expect(without).toEqual([
    { label: 'VALUE label', reason: 'goodsValue', max: 100 },
    { label: 'GOODS label', reason: 'goods' },
    { label: 'SIZE label', reason: 'unpackable', items: unpackable },
    { label: 'MANY label', reason: 'tooMany' },
  ])
})

test('offers the options of the rest beside the items that are left out', () => {
  const unpackable = [{ item: 2, reason: 'size' }] as const
  const rest = service('AIR', { ...waysOf(1), unpackable })
  const { options, without } = optionsOf([rest], '', nothing)
  expect(options.map(({ key }) => key)).toEqual(['AIR 1'])
  expect(without).toEqual([{ label: 'AIR label', reason: 'unpackable', items: unpackable }])
})

test('states what an option saves against the first one', () => {
  const [one, two, sea] = optionsOf(
    [service('AIR', waysOf(1, 2)), service('SEA', waysOf(1))],
    'AIR',
    nothing,
  ).options
  if (!one || !two || !sea) throw new Error('An option is missing')
  const priced = (totals: readonly (number | null)[], currency = 'VND'): readonly PricedOption[] =>
    [one, two, sea].map((option, at) => {
      const total = totals[at] ?? null
      return { option, cost: total === null ? null : { total, currency: at === 2 ? currency : 'VND' } }
    })
  const all = priced([900, 560, 300])
  expect(savingOf(all, two.key)).toEqual({ amount: 340, currency: 'VND' })
  expect(cheapestOf(all)).toBe(sea)
  expect(cheapestOf(ofFirstService(all))).toBe(two)
  expect(savingOf(all, one.key)).toBeNull()
  expect(savingOf(priced([null, 560, 300]), two.key)).toBeNull()
  expect(savingOf(priced([900, 950, null]), two.key)).toEqual({ amount: -50, currency: 'VND' })
  expect(savingOf(priced([900, 950, 5], 'JPY'), sea.key)).toBeNull()
  expect(
    compareOptions(priced([900, 950, 5], 'JPY'), new Map()).uncompared.map(({ option }) => option),
  ).toEqual([sea])
  expect(cheapestOf(priced([900, 950, 5], 'JPY'), ratesOf([], 170))).toBe(sea)
  expect(cheapestOf(priced([null, null, null]))).toBeUndefined()
})

test('compares only options that hold the same items', () => {
  const rest = service('AIR', { ...waysOf(1), unpackable: [{ item: 0, reason: 'size' }] })
  const [part, whole] = optionsOf([rest, service('SEA', waysOf(1))], 'AIR', nothing).options
  if (!part || !whole) throw new Error('An option is missing')
  const priced = [part, whole].map((option, at) => ({
    option,
    cost: { total: 100 + at, currency: 'VND' },
  }))
  expect(cheapestOf(priced)).toBe(whole)
  expect(savingOf(priced, whole.key)).toBeNull()
})
