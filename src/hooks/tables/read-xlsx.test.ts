// @vitest-environment node
import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'
import { type StoredCell, workbookOf } from './workbook.test-data.ts'

const head = ['a', 'b', 'c']
const read = (...given: Parameters<typeof workbookOf>) => readFile(workbookOf(...given))
/** The text of a cell. */
const textOf = async (cell: StoredCell, is1904 = false) =>
  (await read([['a'], ['b'], [cell, 'x']], { is1904 })).rows[1]?.[0]

test.each([
  [3278.0000000000005, '3278'],
  [124599.99999999999, '124600'],
  [4741.200000000001, '4741.2'],
  [1234.567, '1234.5670'],
  [0.1 + 0.2, '0.3'],
  [-1e-7, '-0.0000001'],
  [4901234567894, '4901234567894'],
  [8.491234568e10, '84912345680'],
  [1e20, '100000000000000000000'],
])('reads the number %d with fifteen digits and without an exponent', async (stored, text) => {
  expect(await textOf(stored)).toBe(text)
})

test.each<readonly [string | number, number, string]>([
  ['0000000000', 912345678, '0912345678'],
  ['0##########', 912345678, '0912345678'],
  ['"0"#########', 912345678, '0912345678'],
  ['0000\\ 000\\ 000', 912345678, '0912 345 678'],
  ['000\\-0000\\-0000', 9012345678, '090-1234-5678'],
  ['\\(000\\)\\ 000\\-0000', 912345678, '(091) 234-5678'],
  ['"+"0', 84912345678, '+84912345678'],
  ['000-0000', 600001, '060-0001'],
  ['[<=999]000;[<=9999]000\\-00;000\\-0000', 600001, '060-0001'],
  ['[<=99999999]####\\-####;\\(00\\)\\ ####\\-####', 312345678, '(03) 1234-5678'],
  ['0000000000000', 490123456789, '0490123456789'],
  ['"SP-"0000', 12, 'SP-0012'],
  [1, 912345678, '912345678'],
  // Separators, currencies, decimals and exponents are no part of a code.
  ['#,##0', 4901234567894, '4901234567894'],
  ['#,##0\\ "₫"', 1250000, '1250000'],
  ['0.00E+00', 4901234567894, '4901234567894'],
  [11, 4901234567894, '4901234567894'],
  ['0.0', 5, '5'],
  ['0', 12.5, '12.5'],
  [';;;', 7, '7'],
  [9, 0.155, '15.5%'],
])('reads a number of the format %s: %d', async (format, v, text) => {
  expect(await textOf({ v, format })).toBe(text)
})

test.each<readonly [string | number, number, string]>([
  ['[$-411]ggge"年"m"月"d"日"', 33239, '1991-01-01'],
  ['[$-ja-JP]ge\\.m\\.d', 33239, '1991-01-01'],
  ['[$-411]ge', 33239, '1991-01-01'],
  ['b2yyyy/mm/dd', 33239, '1991-01-01'],
  ['[$-D07041E]d/mm/bbbb;@', 33239, '1991-01-01'],
  ['bb', 33239, '1991-01-01'],
  ['yyyy"年"m"月"d"日"', 33239, '1991-01-01'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 33239, '1991-01-01'],
  ['dd/mm/yyyy\\ hh:mm', 45912.572916666664, '2025-09-12 13:45'],
  ['h:mm', 0.395833333333333, '09:30'],
  ['[h]:mm:ss', 0.395838, '09:30:00'.slice(0, 5)],
  ...[14, 22, 27, 28, 31, 36, 50, 55, 57, 58].map((id) => [id, 33239, '1991-01-01'] as const),
])('reads a day of the format %s', async (format, v, text) => {
  expect(await textOf({ v, format })).toBe(text)
})

test('reads the days of a workbook that counts from 1904', async () => {
  expect(await textOf({ v: 33239 - 1462, format: 'ge.m.d' }, true)).toBe('1991-01-01')
  expect(await textOf({ v: 0.395833333333333, format: 20 }, true)).toBe('09:30')
})

test.each(['#DIV/0!', '#N/A', '#REF!', '#NAME?', '#VALUE!', '#NULL!', '#NUM!', '#GETTING_DATA', '#SPILL!'])(
  'reads the error %s as its sign',
  async (error) => {
    expect(await textOf({ error })).toBe(error)
  },
)

test('numbers rows as the sheet does, with empty and hidden ones, and names hidden rows and columns', async () => {
  const rows = [null, head, ['1', 2], null, ['3', { v: 7, format: '000' }], [null], ['5']]
  const table = await read(rows, { hiddenRows: [3], flatRows: [5], hiddenColumns: [2] })
  expect(table.heads).toEqual(head)
  expect(table.origins).toEqual([
    { line: 3, isHidden: true, numbers: { 1: 2 } },
    { line: 5, isHidden: true, numbers: { 1: 7 } },
    { line: 7 },
  ])
  expect(table.rows[1]).toEqual(['3', '007', ''])
  expect(table.hiddenColumns).toEqual([1])
})

test('fills the range of a merged cell, but neither heads nor rows without cells of their own', async () => {
  const rows = [head, ['1', 'x', 1200], ['2', 'y'], ['3', null, 5], null, ['4', 'z']]
  const table = await read(rows, { merges: ['A1:B1', 'C2:C3', 'B3:B5', 'B6:C6'] })
  expect(table.heads).toEqual(head)
  expect(table.rows).toEqual([
    ['1', 'x', '1200'],
    ['2', 'y', '1200'],
    ['3', 'y', '5'],
    ['4', 'z', 'z'],
  ])
  expect(table.origins[1]?.numbers).toEqual({ 2: 1200 })
})

test('reads the first sheet that is shown, and a hidden one where it is chosen', async () => {
  const bytes = workbookOf([head, ['1']], { hiddenSheets: ['Danh mục'] })
  expect((await readFile(bytes)).sheet).toBe('Trang 1')
  expect((await readFile(bytes, { sheet: 'Danh mục' })).sheet).toBe('Danh mục')
})
