// @vitest-environment node
import { expect, test } from 'vitest'
import { sendingSettings, validUntil } from './sending-settings.ts'

const fields = { validDays: 'valid', rate: 'rate', rateDay: 'day', rateDays: 'days', excludes: 'without' }
const row = (values: Readonly<Record<string, unknown>>, raw: Readonly<Record<string, unknown>> = {}) => ({
  id: '',
  raw,
  ...values,
})

test('reads the settings, and falls back to the Vietnamese text', () => {
  const without = [{ vi: 'Thuế', jp: '税', en: '' }, { vi: '', jp: '', en: '' }, null]
  const settings = sendingSettings(row({ valid: 7, days: '3', day: '2026-11-20', without }), fields)
  expect(settings).toEqual({
    validDays: 7,
    rateDays: 3,
    rateAt: Date.parse('2026-11-20'),
    excludes: { vi: ['Thuế'], jp: ['税'], en: ['Thuế'] },
  })
})

test('takes the last save as the day of the rate', () => {
  const settings = sendingSettings(row({}, { updated_at: '2026-11-21T01:00:00Z' }), fields)
  expect(settings.rateAt).toBe(Date.parse('2026-11-21T01:00:00Z'))
})

test.each([
  ['without settings', undefined],
  ['with unknown values', row({ valid: 'nhiều', days: 0, day: 'hôm qua', without: 'x' })],
])('has no limits %s', (_, found) =>
  expect(sendingSettings(found, fields)).toEqual({
    validDays: null,
    rateDays: null,
    rateAt: null,
    excludes: { vi: [], jp: [], en: [] },
  }),
)

test('a quote is valid to the end of its last day', () => {
  const at = new Date(2026, 10, 23, 8).getTime()
  expect(validUntil(at, 7)).toBe(new Date(2026, 10, 30, 23, 59, 59, 999).getTime())
  expect(validUntil(at, null)).toBeNull()
})
