import { describe, expect, it } from 'vitest'
import { fitColumns, phoneColumns } from './fit-columns.ts'

const columns = [
  { key: 'name' },
  { key: 'state', width: 8, role: 'state' },
  { key: 'price', width: 8, role: 'amount' },
  { key: 'stock', width: 6 },
  { key: 'category', width: 10, isFlexible: true },
  { key: 'when', width: 8, role: 'when' },
] as const
const space = { fixed: 6, own: {}, isChosen: false }
const fit = (width: number, more = {}) => fitColumns(columns, { ...space, width, ...more })

describe('fitColumns', () => {
  it('leaves out the last columns, the state and the date after the others, before the first one narrows', () => {
    expect(fit(66).keys).toEqual(['state', 'price', 'stock', 'category', 'when'])
    expect(fit(65).keys).toEqual(['state', 'price', 'stock', 'when'])
    expect(fit(55).keys).toEqual(['state', 'price', 'when'])
    expect(fit(49).keys).toEqual(['state', 'price'])
  })

  it('gives the first column at least 20 and at most 26.25 rem at every width, and both lines of a long name', () => {
    for (let width = 40; width <= 160; width += 0.5) {
      const { keys, widths, mode, hasWideLead } = fit(width)
      const taken = keys.reduce((sum, key) => sum + (widths[key] ?? 0), 6)
      const lead = widths.name ?? width - taken
      expect(mode).toBe('table')
      expect(hasWideLead).toBe(true)
      expect(lead, `at ${width}`).toBeGreaterThanOrEqual(20)
      expect(lead, `at ${width}`).toBeLessThanOrEqual(26.25)
    }
  })

  it('gives the space that the first column does not need to flexible columns, else to the last one', () => {
    expect(fit(100).widths).toEqual({ name: 26.25, state: 8, price: 8, stock: 6, when: 8 })
    const { widths } = fitColumns(columns.slice(0, 3), { ...space, width: 100 })
    expect(widths).toEqual({ name: 26.25, state: 8 })
  })

  it('gives a table of one column its whole width', () => {
    expect(fitColumns([{ key: 'name' }], { ...space, width: 100 }).widths).toEqual({})
  })

  it('scrolls instead of leaving out columns that the user has chosen or sized', () => {
    expect(fit(50, { isChosen: true })).toMatchObject({ mode: 'scroll', total: 61 })
    expect(fit(50, { isChosen: true }).keys).toHaveLength(5)
    expect(fit(50, { own: { category: 20 } })).toMatchObject({ mode: 'scroll', total: 71 })
    expect(fit(70, { isChosen: true }).mode).toBe('table')
    expect(fit(100, { own: { name: 40 } }).widths.name).toBe(40)
  })

  it('shows an amount and the state in the rows of a phone', () => {
    expect(fit(24)).toMatchObject({ mode: 'phone', keys: ['price', 'state'] })
  })

  it('shows all columns while the width is unknown', () => {
    expect(fit(0)).toMatchObject({ mode: 'table', keys: ['state', 'price', 'stock', 'category', 'when'] })
  })
})

describe('phoneColumns', () => {
  const keysOf = (some: readonly { key: string }[]) => some.map(({ key }) => key)

  it.each([
    [
      ['state', 'category', 'when'],
      ['when', 'state'],
    ],
    [
      ['price', 'when'],
      ['price', 'when'],
    ],
    [['category', 'when'], ['when']],
    [['category'], ['category']],
    [[], []],
  ])('of %j are %j', (keys, expected) => {
    expect(keysOf(phoneColumns(columns.filter(({ key }) => keys.includes(key))))).toEqual(expected)
  })
})
