// @vitest-environment node
import { expect, test } from 'vitest'
import type { CustomerPart } from '#features/quote/customer-price.ts'
import { emptyQuoteValues } from '#features/quote/rules/quote-values.ts'
import { usualRule } from '#features/quote/rules/rule.ts'
import type { ServiceQuote } from '#features/quote/use-service-quotes.ts'
import type { Language } from '#text/language.ts'
import { untranslatedNames } from './contradictions.ts'
import { nameKey } from './sending-settings.ts'

const chosen = (label: string): ServiceQuote => ({
  service: { value: label, code: label, label, amount: null, country: '' },
  shipment: null,
  rule: usualRule,
  refusal: null,
  state: 'ready',
  price: null,
  cost: null,
  failure: '',
  retry: () => {},
  insist: () => {},
})
const surcharge = (name: string): CustomerPart => ({ key: name, kind: 'surcharge', name, amount: 1 })
const goods: CustomerPart = { key: 'goods', kind: 'goods', name: 'Nồi cơm', amount: 1 }
const extra = (label: string) => ({ value: label, code: label, label, amount: null, country: '' })

interface Names {
  readonly service?: string
  readonly extras?: readonly string[]
  readonly surcharges?: readonly string[]
  readonly translated?: readonly string[]
  readonly language?: Language
  readonly message?: string
}

function found(names: Names) {
  const { service = 'EMS', extras = [], surcharges = [], translated = [], language = 'jp', message } = names
  const known = new Map(translated.map((name) => [nameKey(name), '訳']))
  const quote = {
    values: { ...emptyQuoteValues, extras },
    chosen: chosen(service),
    price: {
      total: 1,
      currency: 'VND',
      other: null,
      parts: [goods, ...surcharges.map(surcharge)],
      isLanded: true,
      lacks: [],
    },
    settings: {
      validDays: null,
      rateDays: null,
      rateAt: null,
      excludes: { vi: [], jp: [], en: [] },
      names: { vi: new Map(), jp: known, en: new Map() },
    },
  }
  return untranslatedNames(
    quote,
    extras.map(extra),
    language,
    message ?? [service, ...extras, ...surcharges].join('\n'),
  )
}

test('names the service, the extra services and the surcharges without a translation, each once', () =>
  expect(
    found({ service: 'Đường bay', extras: ['Đóng gỗ', 'Gom đơn'], surcharges: ['Bảo hiểm', 'Đóng gỗ'] }),
  ).toEqual(['Đường bay', 'Đóng gỗ', 'Gom đơn', 'Bảo hiểm']))

test.each<[string, Names]>([
  ['in a Vietnamese message', { service: 'Đường bay', language: 'vi' }],
  ['with a translation', { service: 'đường BAY', translated: ['Đường bay'] }],
  ['of a carrier', { service: 'DHL Express' }],
  ['in Japanese already', { service: '船便' }],
  ['in Latin letters of full width', { service: 'ＥＭＳ' }],
  ['edited out of the message', { service: 'Đường bay', message: '航空便' }],
  ['of an extra service without a label', { extras: [] }],
])('leaves out a name %s', (_, names) => expect(found(names)).toEqual([]))

test('looks a translation up in the language of the message', () =>
  expect(found({ service: 'Đường bay', translated: ['Đường bay'], language: 'en' })).toEqual(['Đường bay']))

test('finds decomposed letters', () => {
  const service = 'Đường biển'.normalize('NFD')
  expect(found({ service })).toEqual([service])
})
