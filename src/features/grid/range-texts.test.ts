// @vitest-environment node
import { expect, test } from 'vitest'
import { filledTexts, pastedTexts } from './range-texts.ts'
import { type CellSelection, nextCell } from './selection.ts'

const size = { rows: 3, columns: 3 }
const selected = (row: number, column: number, toRow = row, toColumn = column): CellSelection => ({
  active: { row, column },
  corner: { row: toRow, column: toColumn },
})
const asText = (texts: readonly { row: number; column: number; text: string }[]) =>
  texts.map(({ row, column, text }) => `${row}${column}${text}`)

test('pastes a table from the first cell of the range, with its empty cells, and counts what is beyond the edges', () => {
  const { texts, left } = pastedTexts([['a', '', 'c'], ['d']], selected(1, 1), size)
  expect(asText(texts)).toEqual(['11a', '12', '21d'])
  expect(left).toBe(1)
})

test('fills a range that is a multiple of the copied cells', () => {
  expect(asText(pastedTexts([['a']], selected(2, 1, 1, 0), size).texts)).toEqual(['10a', '11a', '20a', '21a'])
  expect(asText(pastedTexts([['a'], ['b']], selected(0, 0, 2, 0), size).texts)).toEqual(['00a', '10b'])
  expect(pastedTexts([], selected(0, 0), size).texts).toEqual([])
})

test('fills down the first row of a range, or the row above a single one', () => {
  const textAt = (row: number, column: number) => `${row}.${column}`
  const fill = (top: number, bottom: number) =>
    asText(filledTexts({ top, bottom, left: 0, right: 1 }, textAt))
  expect(fill(0, 2)).toEqual(['100.0', '110.1', '200.0', '210.1'])
  expect(fill(1, 1)).toEqual(['100.0', '110.1'])
  expect(fill(0, 0)).toEqual([])
})

test('Tab moves in reading order and ends behind the last cell', () => {
  expect(nextCell({ row: 0, column: 2 }, 1, size)).toEqual({ row: 1, column: 0 })
  expect(nextCell({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 2 })
  expect(nextCell({ row: 2, column: 2 }, 1, size)).toBeNull()
  expect(nextCell({ row: 0, column: 0 }, -1, size)).toBeNull()
})
