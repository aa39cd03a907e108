import { expect, test } from 'vitest'
import { bandsOf } from '#descriptor/bands/band.ts'
import { lineBands } from './band-fields.ts'

const plan = { from: 'from', to: 'to', price: 'price' }
const bands = (lines: unknown) => bandsOf(plan, lineBands(lines)).map(({ key, from }) => [key, from])

test('numbers the lines as the form does, also after one that is no record', () => {
  expect(bands([{ from: 0, to: 5, price: 1 }, null, { from: 6, to: 9, price: 2 }])).toEqual([
    ['1', 0],
    ['3', 6],
  ])
})

test('leaves out a line that is not filled yet', () => {
  const blank = { from: null, to: null, price: null }
  expect(bands([{ from: 1, to: 5, price: 1 }, blank, { price: 2 }])).toEqual([
    ['1', 1],
    ['3', 0],
  ])
})
