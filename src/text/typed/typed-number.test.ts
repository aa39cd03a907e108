// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { moneyCases, numberCases } from './number-cases.test-data.ts'
import { typedMoney, typedNumber } from './typed-number.ts'

const refused = Number.NaN

describe('typedNumber', () => {
  it.each(numberCases.map((one) => [one] as const))('%j', ([words, value, whole = value]) => {
    expect([typedNumber(words), typedNumber(words, { integer: true })]).toEqual([value, whole])
  })

  it.each([
    ['15kg', 15],
    ['１５ ㎏', 15],
    ['1.280 KG', 1.28],
    ['2g', refused],
    ['12k', refused],
    ['12k kg', refused],
    ['12 nghìn kg', 12_000],
    ['1.5 キロ', 1.5],
    ['kg', refused],
  ])('%j in kilograms', (words, value) => {
    expect(typedNumber(words, { units: ['kg', 'キロ'] })).toBe(value)
  })

  it.each([
    ['350g', 350],
    ['2kg', refused],
    ['2k g', 2000],
  ])('%j in whole grams', (words, value) => {
    expect(typedNumber(words, { units: ['g'], integer: true })).toBe(value)
  })

  it('reads thousands where the field has no decimals, whatever its unit', () => {
    expect(typedNumber('5.000 cm³/kg', { units: ['cm³/kg'], decimals: 0 })).toBe(5000)
    expect(typedNumber('5.5 %', { units: ['%'], decimals: 1 })).toBe(5.5)
  })
})

describe('typedMoney', () => {
  it.each(moneyCases)('%j', (words, value) => {
    expect(typedMoney(words)).toBe(value)
  })
})
