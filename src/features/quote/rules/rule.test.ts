// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { carrierLines, freightLines } from './carrier-lines.ts'
import { ruleFor, usualRule } from './rule.ts'

describe('the rule of a service', () => {
  const rules = [
    { service: 'AIR', divisor: 6000, step: 0.1, per: 'whole' },
    { service: 'sea', divisor: '0', step: null, per: '' },
  ]
  test.each([
    ['air', { ...usualRule, divisor: 6000, step: 0.1, per: 'whole' }],
    ['SEA', usualRule],
    ['none', { ...usualRule, unverified: expect.stringMatching(/chưa có quy tắc/) }],
  ])('%s', (service, expected) => expect(ruleFor(rules, service)).toEqual(expected))
})

test('names a rule of the settings whose values are unknown', () => {
  const rules = [
    { service: 'AIR', divisor: 'năm nghìn', step: 1, per: 'whole' },
    { service: 'SEA', divisor: 6000, per: 'parcel' },
  ]
  expect(ruleFor(rules, 'AIR')).toEqual({ ...usualRule, step: 1, per: 'whole', isUnknown: true })
  expect(ruleFor(rules, 'SEA')).toEqual({ ...usualRule, divisor: 6000, isUnknown: true })
  const unverified = expect.stringMatching(/chưa có quy tắc/)
  expect(ruleFor(rules, 'BOX')).toEqual({ ...usualRule, unverified })
  expect(ruleFor([...rules, { divisor: 1, step: 1, per: 'whole' }], 'BOX')).toEqual({
    ...usualRule,
    unverified,
    isUnknown: true,
  })
})

const full = {
  service: 'BOX',
  basis: 'actual',
  divisor: 6000,
  sides: 'nearest',
  step: 1,
  ranges: [
    { up_to: 20, step: 0.5 },
    { up_to: 6, step: 0.25 },
  ],
  least: 0.5,
  per: 'parcel',
  max_weight: 30,
  max_side: '150',
  max_girth: 300,
  max_value: null,
  refuses: ['lithium', 'liquid'],
  refuses_words: 'sơn, keo; sơn móng tay',
  surcharges: 'Phụ phí xăng dầu\n\nVùng xa',
  source: 'https://example.com/rule',
  checked_on: '2026-01-31',
  unverified: 'mức 30 kg',
}

test('reads every value of a full line, and sorts its ranges', () => {
  expect(ruleFor([full], 'box')).toEqual({
    basis: 'actual',
    divisor: 6000,
    sides: 'nearest',
    step: 1,
    ranges: [
      { upTo: 6, step: 0.25 },
      { upTo: 20, step: 0.5 },
    ],
    least: 0.5,
    per: 'parcel',
    limits: { weight: 30, longestSide: 150, lengthAndGirth: 300, goodsValue: null },
    refuses: ['lithium', 'liquid'],
    refusesWords: ['sơn', 'keo', 'sơn móng tay'],
    surcharges: ['Phụ phí xăng dầu', 'Vùng xa'],
    source: 'https://example.com/rule',
    checkedOn: '2026-01-31',
    unverified: 'mức 30 kg',
  })
})

test.each([
  ['basis', 'heavier'],
  ['sides', 'down'],
  ['ranges', [{ up_to: 'x', step: 1 }]],
  ['ranges', 'all'],
  ['least', 'một'],
  ['max_weight', {}],
])('names an unknown value of %s: %j', (name, value) =>
  expect(ruleFor([{ ...full, [name]: value }], 'BOX').isUnknown).toBe(true),
)

test('uses the published rule of a carrier where the settings have none of its service', () => {
  const published = ruleFor([], 'ems')
  expect(published).toMatchObject({ basis: 'actual', isPublished: true, limits: { weight: 30 } })
  expect(published.source).toMatch(/^https:/)
  expect(ruleFor([], 'DHL Express')).toMatchObject({ divisor: 5000, sides: 'nearest', isPublished: true })
  expect(ruleFor([{ ...full, service: 'EMS' }], 'EMS').isPublished).toBeUndefined()
  expect(ruleFor([{ divisor: 1 }], 'EMS')).toMatchObject({ isPublished: true, isUnknown: true })
  expect(ruleFor([], 'SEA')).toMatchObject({
    divisor: 5000,
    step: 0.5,
    unverified: expect.stringMatching(/chưa có quy tắc/),
  })
})

test('every sample rule is readable and has its source, day and note', () => {
  for (const line of [...carrierLines, ...freightLines]) {
    const rule = ruleFor([line], String(line.service))
    expect(rule.isUnknown).toBeUndefined()
    expect([URL.canParse(rule.source), rule.checkedOn, typeof line.note]).toEqual([
      true,
      '2026-11-23',
      'string',
    ])
    // Each was found on copies of pages only in part.
    expect(rule.unverified).not.toBe('')
  }
})
