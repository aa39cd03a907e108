// @vitest-environment node
import xlsx from '@e965/xlsx/dist/xlsx.mini.min.js'
import { expect, test } from 'vitest'
import { xlsxOf } from './xlsx-of.ts'

test('writes texts, numbers and dates as such, formulas as text, and no text that is too long', async () => {
  const rows = [
    ['=1+1', -1.5, '2025-09-02', '2025-09-02 13:45', 'x'.repeat(40_000), 'Ễ "x"\ny', '0101-01-01'],
  ]
  const heads = ['+a', 'b', 'c', 'd', 'e', 'f', 'g']
  const file = await xlsxOf('Áo/quần: [1]', heads, rows, [
    'text',
    'text',
    'date',
    'dateTime',
    'text',
    'text',
    'date',
  ])
  const { SheetNames, Sheets } = xlsx.read(await file.arrayBuffer(), { cellDates: true })
  expect(SheetNames).toEqual(['Áo quần   1'])
  const sheet = Sheets[SheetNames[0] ?? ''] ?? {}
  expect(xlsx.utils.sheet_to_json(sheet, { header: 1, defval: null, UTC: true })).toEqual([
    heads,
    [
      '=1+1',
      -1.5,
      new Date('2025-09-02T00:00Z'),
      new Date('2025-09-02T13:45Z'),
      null,
      'Ễ "x"\ny',
      '0101-01-01',
    ],
  ])
})
