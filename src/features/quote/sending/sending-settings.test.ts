// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { daysBetween, nameKey, sendingSettings, validUntil } from './sending-settings.ts'

const fields = {
  validDays: 'valid',
  rate: 'rate',
  rateDay: 'day',
  rateDays: 'days',
  excludes: 'without',
  names: 'names',
}
const none = { vi: new Map(), jp: new Map(), en: new Map() }
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
    rateAt: Date.parse('2026-11-20T00:00:00+07:00'),
    excludes: { vi: ['Thuế'], jp: ['税'], en: ['Thuế'] },
    names: none,
  })
})

test('reads the names of services and surcharges in each language, and none that is blank', () => {
  const names = [{ vi: ' Đường Biển', jp: '船便', en: ' ' }, { vi: 'EMS' }, { vi: ' ', jp: '航空便' }, 'x']
  expect(sendingSettings(row({ names }), fields).names).toEqual({
    vi: new Map([
      ['đường biển', 'Đường Biển'],
      ['ems', 'EMS'],
    ]),
    jp: new Map([['đường biển', '船便']]),
    en: new Map(),
  })
})

test('finds a name in any case and in decomposed letters', () =>
  expect(nameKey(' đường BIỂN'.normalize('NFD'))).toBe(nameKey('Đường biển')))

test('takes the last save as the day of the rate', () => {
  const settings = sendingSettings(row({}, { updated_at: '2026-11-21T01:00:00Z' }), fields)
  expect(settings.rateAt).toBe(Date.parse('2026-11-21T01:00:00Z'))
})

test.each([
  ['without settings', undefined],
  ['with unknown values', row({ valid: 'nhiều', days: 0, day: 'hôm qua', without: 'x', names: 'x' })],
])('has no limits %s', (_, found) =>
  expect(sendingSettings(found, fields)).toEqual({
    validDays: null,
    rateDays: null,
    rateAt: null,
    excludes: { vi: [], jp: [], en: [] },
    names: none,
  }),
)

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo'])('in a browser in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone))
  afterEach(() => vi.unstubAllEnvs())

  test('a quote is valid to the end of its last day in Vietnam', () => {
    const end = Date.parse('2026-11-30T23:59:59.999+07:00')
    expect(validUntil(Date.parse('2026-11-23T00:30:00+07:00'), 7)).toBe(end)
    expect(validUntil(Date.parse('2026-11-23T23:30:00+07:00'), 7)).toBe(end)
    expect(validUntil(end, null)).toBeNull()
  })

  test('days are counted in Vietnam', () => {
    const evening = Date.parse('2026-11-22T23:30:00+07:00')
    expect(daysBetween(evening, Date.parse('2026-11-22T23:59:00+07:00'))).toBe(0)
    expect(daysBetween(evening, Date.parse('2026-11-23T00:10:00+07:00'))).toBe(1)
    expect(daysBetween(evening, Date.parse('2026-12-02T12:00:00+07:00'))).toBe(10)
  })
})
