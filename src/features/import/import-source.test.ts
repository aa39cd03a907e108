// @vitest-environment node
import { expect, test } from 'vitest'
import { type ImportSource, readStoredSource, storedSource } from './import-source.ts'

const source: ImportSource = {
  name: 'kho.xlsx',
  table: {
    heads: ['Tên', 'Giá'],
    rows: [
      ['Áo', '1.250'],
      ['Mũ', 'liên hệ'],
    ],
    origins: [{ line: 3, isHidden: true, numbers: { 1: 1250 } }, { line: 5 }],
    left: 2,
    sheet: 'Kho',
    sheets: ['Kho', 'Cũ'],
    hiddenColumns: [1],
  },
  corrections: new Map([[2, { price: '9', note: '' }]]),
  choices: { key: 'name', clears: true, taken: ['hidden'], held: { 2: 'r2' } },
}

test('stores a table with the numbers of its cells, what it hides, its corrected cells and the choices of its plan', () => {
  const read = readStoredSource(storedSource(source))
  expect(read).toMatchObject({ name: 'kho.xlsx', earlier: [], corrections: source.corrections })
  expect(read?.choices).toEqual(source.choices)
  expect(read?.table.rows).toEqual(source.table.rows)
  expect(read?.table.origins[0]).toEqual({ line: 3, isHidden: true, numbers: { 1: 1250 } })
  expect(read?.table.left).toBe(2)
  expect(read?.table.hiddenColumns).toEqual([1])
  expect(read?.table.sheets, 'the file that has the other sheets is gone').toBeUndefined()
})

test('reads a table that an earlier version has stored without choices', () => {
  const { choices, ...former } = JSON.parse(storedSource(source))
  expect(choices).toBeDefined()
  expect(readStoredSource(JSON.stringify(former))?.choices).toEqual({})
})

test('stores which rows were sent, and restores no table all of whose rows were', () => {
  expect(readStoredSource(storedSource({ ...source, sent: [1] }))?.earlier).toEqual([1])
  const rows = source.table.rows.map((_, at) => at + 1)
  expect(readStoredSource(storedSource({ ...source, sent: rows }))).toBeNull()
})

test.each([null, '', '{', '[]', '{"name":"a","table":{"heads":["a"],"rows":[[1]]},"corrections":[]}'])(
  'reads no table from %j',
  (text) => expect(readStoredSource(text)).toBeNull(),
)

test('stores no table that would be felt while typing', () => {
  const rows = Array.from({ length: 20_000 }, () => ['x'.repeat(120)])
  expect(storedSource({ ...source, table: { ...source.table, rows } })).toBe('')
})
