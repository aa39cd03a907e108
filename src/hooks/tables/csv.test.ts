// @vitest-environment node
import papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const formulas = ['=1+1', '+84 90', '-1', '@sum', '\t=1', '\r=1', '\n=1', '＝1+1', '＠a']

test.each(formulas)('%j is text to a spreadsheet, in a cell and in a head', (value) => {
  const [heads, cells] = papa.parse<string[]>(csvOf([value], [[value]]).slice(1)).data
  expect([heads?.[0]?.[0], cells?.[0]?.[0]]).toEqual(["'", "'"])
})

test('keeps numbers plain, and quotes, commas and line breaks intact', () => {
  const file = csvOf(['a', 'b'], [[-5, 'Ễ "x", y\nz']])
  expect(file.startsWith('\ufeffa,b\r\n-5,')).toBe(true)
  expect(papa.parse<string[]>(file.slice(1)).data[1]).toEqual(['-5', 'Ễ "x", y\nz'])
})
