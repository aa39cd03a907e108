// @vitest-environment node
import { expect, test } from 'vitest'
import { translate } from '#text/language.ts'
import { summaryOf } from './landed-panel.tsx'

const chosen = { service: { value: '1', code: 'AIR', label: 'Đường bay', amount: null, country: '' } }
const summary = (lacks: readonly { readonly kind: 'surcharges' }[]) =>
  summaryOf(chosen, { total: 40, currency: 'CHF', lacks }, translate).replaceAll(/\s/g, ' ')

test('names the service with its price, and marks a price that does not include everything', () => {
  expect(summary([])).toBe('Đường bay 40,00 CHF')
  expect(summary([{ kind: 'surcharges' }])).toBe('Đường bay 40,00 CHF, chưa đủ')
  expect(summaryOf(chosen, null, translate)).toBe('')
})
