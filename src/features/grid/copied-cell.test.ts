import { expect, test } from 'vitest'
import { number } from '#descriptor/index.ts'
import { readCell } from '#hooks/tables/read-cell.ts'
import { copiedCells } from '#hooks/tables/read-clipboard.ts'
import { gridOf, record } from './grid-store.test-data.ts'
import { copiedCell, copyCells } from './use-clipboard.ts'

test('a changed cell is copied in the notation of the stored ones', () => {
  const { store, type, at } = gridOf([record('1'), record('2', { number: 1.5, money: 1_250_000 })])
  type('number', '1,5')
  type('money', '1.250.000 ₫')
  type('date', '12/9/25')
  type('toggle', 'tắt')
  type('reference', 'nhầm')
  const copied = (name: string, row: number) => copiedCell(store, row, at(name).column)
  expect(copied('number', 0)).toBe(copied('number', 1))
  expect(copied('money', 0)).toBe(copied('money', 1))
  expect([copied('date', 0), copied('date', 1)]).toEqual(['2025-09-12', '2026-01-31'])
  expect([copied('toggle', 0), copied('toggle', 1)]).toEqual(['Tắt', 'Bật'])
  expect(copied('reference', 0), 'a text that cannot be read').toBe('nhầm')
})

test.each([1.234, 12.345, 0.5, -3, 1250, 1_250_000, 168.125, 0.001])(
  'the copied number %d is read back exactly, from its cells and from its text',
  (value) => {
    const { html, text } = copyCells([['a', value]])
    for (const copied of [
      { html, text },
      { html: '', text },
    ]) {
      const [[, cell = ''] = []] = copiedCells(copied)
      expect([cell, readCell(number('Cân nặng'), cell, gridOf([]).store.reader().context)]).toEqual([
        cell,
        value,
      ])
    }
  },
)
