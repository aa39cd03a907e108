import { expect, test } from 'vitest'
import type { Cells } from '#hooks/changes/given-cells.ts'
import { longestTexts } from './longest-texts.ts'

test('finds the longest text of each field, with Japanese letters as two', () => {
  const rows: readonly { readonly cells: Cells }[] = [
    { cells: { name: 'Biển', service: 'Đường biển', note: '' } },
    { cells: { name: '日本の船', service: 'Bay' } },
    { cells: { name: 'Hàng', price: '120.000' } },
  ]
  expect(longestTexts(rows)).toEqual({ name: '日本の船', service: 'Đường biển', price: '120.000' })
})
