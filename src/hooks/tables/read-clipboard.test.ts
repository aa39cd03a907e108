import { expect, test } from 'vitest'
import { excelHtml, excelText, libreOfficeHtml, sheetsHtml } from './copied.test-data.ts'
import { copiedCells, readClipboard } from './read-clipboard.ts'

const heads = ['Tên sản phẩm', 'Mã hàng', 'Giá', 'Ngày nhập', 'Ghi chú']
const row = (price: string) => ['Áo khoác Uniqlo', '007', price, '12/09/2025', 'Dòng 1\nDòng "2"']

test('reads cells of Excel from their HTML and from their text', () => {
  const table = { heads, rows: [row('1.250.000 ₫')], left: 0 }
  expect(readClipboard({ html: excelHtml, text: excelText })).toMatchObject(table)
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

test('keeps the texts of a table of another page whose rows have ids', () => {
  const html =
    '<table><tr><th>a</th><th>b</th></tr><tr data-id="7"><th scope="row">Áo</th><td><span title="Giá">5</span> <small>yên</small></td></tr></table>'
  expect(readClipboard({ html, text: '' }).rows).toEqual([['Áo', '5 yên']])
})

test('fills the further cells of a merged one, but repeats no head', () => {
  const html =
    '<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td rowspan=2>1</td><td colspan=2>2</td></tr><tr><td>3</td><td>4</td></tr></table>'
  expect(readClipboard({ html, text: '' }).rows).toEqual([
    ['1', '2', '2'],
    ['1', '3', '4'],
  ])
  const merged = '<table><tr><td colspan=2>a</td><td>b</td></tr><tr><td>1<td>2<td>3</tr></table>'
  expect(readClipboard({ html: merged, text: '' }).heads).toEqual(['a', '', 'b'])
  expect(copiedCells({ html: merged, text: '' })[0]).toEqual(['a', 'a', 'b'])
})

test('keeps the zeros and signs of a number that is shown as a code, beside the number', () => {
  const cell = (attributes: string, shown: string) => `<tr><td>x</td><td ${attributes}>${shown}</td></tr>`
  const html = `<table>${cell('', 'b')}${[
    cell('x:num="912345678"', '0912345678'),
    cell('sdval="912345678" sdnum="1033;0;0000000000"', '0912345678'),
    cell(
      `data-sheets-value='{"1":3,"3":600001}' data-sheets-numberformat='{"1":2,"2":"000-0000"}'`,
      '060-0001',
    ),
    cell('sdval="84912345678" sdnum="1033;0;+0"', '+84912345678'),
    cell('sdval="1250000" sdnum="1033;0;# ##0"', '1 250 000'),
    cell('sdval="-5" sdnum="1033;0;0_);(0)"', '(5)'),
    cell('sdval="3278.0000000000005" sdnum="1033;"', '3278'),
  ].join('')}</table>`
  const { rows, origins } = readClipboard({ html, text: '' })
  expect(rows.map((cells) => cells[1])).toEqual([
    '0912345678',
    '0912345678',
    '060-0001',
    '+84912345678',
    '1250000',
    '-5',
    '3278',
  ])
  expect(origins.map(({ numbers }) => numbers?.[1])).toEqual([
    912345678, 912345678, 600001, 84912345678, 1250000, -5, 3278,
  ])
})

test('marks a row that Excel copies although it is hidden', () => {
  const html = '<table><tr><td>a</td></tr><tr height=0><td>1</td></tr><tr height=20><td>2</td></tr></table>'
  expect(readClipboard({ html, text: '' }).origins.map(({ isHidden }) => isHidden)).toEqual([true, undefined])
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
  expect(readClipboard({ html: '', text })).toMatchObject({ heads: cells[0], rows: cells.slice(1) })
})

test('reads the values of the first row of a list that was copied without its first cells', () => {
  const html =
    '<table><tr><td><span title="Áo len dệt kim">Áo len…</span></td></tr><tr><th data-lead aria-label="Hai">Hai…</th></tr></table>'
  expect(copiedCells({ html, text: '' })).toEqual([['Áo len dệt kim'], ['Hai']])
})
