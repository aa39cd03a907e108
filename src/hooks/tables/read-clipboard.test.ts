import { expect, test } from 'vitest'
import { excelHtml, excelText, libreOfficeHtml, sheetsHtml } from './copied.test-data.ts'
import { copiedCells, readClipboard } from './read-clipboard.ts'
import { pasteTable } from './read-csv.ts'

const heads = ['Tên sản phẩm', 'Mã hàng', 'Giá', 'Ngày nhập', 'Ghi chú']
const row = (price: string) => ['Áo khoác Uniqlo', '007', price, '12/09/2025', 'Dòng 1\nDòng "2"']

test('reads cells of Excel from their HTML and from their text', () => {
  const table = { heads, rows: [row('1.250.000 ₫')], left: 0 }
  expect(readClipboard({ html: excelHtml, text: excelText })).toEqual(table)
  expect(readClipboard({ html: '', text: excelText })).toMatchObject(table)
})

test('reads cells of Google Sheets with the numbers behind rounded ones', () => {
  expect(readClipboard({ html: sheetsHtml, text: '' })).toMatchObject({ heads, rows: [row('1250000')] })
})

test('reads cells of LibreOffice with their numbers, and dates as they are shown', () => {
  const { rows } = readClipboard({ html: libreOfficeHtml, text: '' })
  expect(rows[0]).toEqual([
    'Áo khoác Uniqlo',
    '007',
    '5290',
    '1200.3450',
    '2025-09-12',
    '2025-09-12 13:45:00',
    '09:30:00 AM',
    'Đang bán',
    'Đỏ, Xanh',
    'Dòng 1\nDòng "2"',
  ])
  const shown = '<table><tr><td>a</td></tr><tr><td sdval="0.155" sdnum="1033;0;0.0%">15.5%</td></tr></table>'
  expect(readClipboard({ html: shown, text: '' }).rows).toEqual([['15.5%']])
})

test('leaves the further cells of a merged one blank', () => {
  const html =
    '<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td rowspan=2>1</td><td colspan=2>2</td></tr><tr><td>3</td><td>4</td></tr></table>'
  expect(readClipboard({ html, text: '' }).rows).toEqual([
    ['1', '2', ''],
    ['', '3', '4'],
  ])
})

test('removes the guards of an exported file that was opened in a spreadsheet', () => {
  const html = "<table><tr><td>a</td></tr><tr><td>'+84 912</td></tr></table>"
  expect(readClipboard({ html, text: '' }).rows).toEqual([['+84 912']])
  expect(readClipboard({ html: '', text: "a\n'+84 912" }).rows).toEqual([['+84 912']])
})

test('reads text without a table, and refuses nothing', () => {
  expect(readClipboard({ html: '<p>a</p>', text: 'a;b\n1;2' }).rows).toEqual([['1', '2']])
  expect(() => readClipboard({ html: '', text: ' ' })).toThrow('empty')
})

test('keeps the rows below a text cell that begins with a quote', () => {
  const text = 'Tên\tGhi chú\r\n"Sony" chính hãng\tmới\r\n\r\nC\t"Đỏ\r\n'
  const cells = [
    ['Tên', 'Ghi chú'],
    ['"Sony" chính hãng', 'mới'],
    ['C', '"Đỏ'],
  ]
  expect(copiedCells({ html: '', text })).toEqual(cells.toSpliced(2, 0, ['']))
  expect(pasteTable(text)).toEqual(cells)
  expect(readClipboard({ html: '', text })).toMatchObject({ heads: cells[0], rows: cells.slice(1) })
})
