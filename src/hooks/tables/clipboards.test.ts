import { expect, test, vi } from 'vitest'
import {
  date,
  defineResource,
  get,
  longText,
  money,
  put,
  text as textField,
  toggle,
} from '#descriptor/index.ts'
import { fieldOf } from '#descriptor/resource.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { plainContext } from './cell-context.ts'
import { clipboards, copiedHeads, copiedRows } from './clipboards.test-data.ts'
import { readCell } from './read-cell.ts'
import { copiedCells, readClipboard } from './read-clipboard.ts'

const product = defineResource({
  ...samplePlan,
  operations: { list: get('/api/product'), update: put('/api/product/{id}') },
  fields: {
    name: textField('Tên sản phẩm'),
    code: textField('Mã hàng'),
    price: money('Giá', 'VND'),
    day: date('Ngày nhập'),
    isOn: toggle('Đang bán'),
    note: longText('Ghi chú'),
  },
})
const names = ['name', 'code', 'price', 'day', 'isOn', 'note'] as const
const read = (cells: readonly string[]) =>
  names.map((name, at) => readCell(fieldOf(product, name), cells[at] ?? '', plainContext(product)))

/** The values of a row; programs write repeated spaces and tabs in different ways. */
const spaced = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[ \t\u00a0]+/g, ' ').trim() : value
const wanted = copiedRows.map((row) => names.map((name) => spaced(row[name])))

const copied = clipboards.flatMap(({ program, html, text }) => [
  { program, form: 'cells', html, text },
  { program, form: 'text', html: '', text },
])

test.each(copied)('reads fifty rows that $program has copied as $form', ({ html, text }) => {
  const [heads, ...cells] = copiedCells({ html, text })
  expect(heads).toEqual(copiedHeads)
  expect(cells.map((row) => read(row).map(spaced))).toEqual(wanted)
  const table = readClipboard({ html, text })
  expect(table.heads).toEqual(copiedHeads)
  expect(table.rows.map((row) => read(row).map(spaced))).toEqual(wanted)
})

test('reads the number of a cell that shows it rounded, but not that of a day', () => {
  const cell = (attributes: string, shown: string) =>
    copiedCells({ html: `<table><tr><td ${attributes}>${shown}</td></tr></table>`, text: '' })[0]?.[0]
  expect(cell('x:num="1250000.4"', '1.250.000&nbsp;₫')).toBe('1250000.4')
  expect(cell('x:num', '5290')).toBe('5290')
  for (const day of ['12/09/2025', '12.09.2025', '2025-09-12', '12-thg 9'])
    expect(cell('x:num="45912"', day)).toBe(day)
  expect(cell('x:num="0.155"', '16%')).toBe('16%')
})

test.each(clipboards)(
  'parses no inline style of $program, which the security policy would report',
  ({ html }) => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
    copiedCells({ html, text: '' })
    expect(parse.mock.lastCall?.[0]).toContain('<td')
    expect(parse.mock.lastCall?.[0]).not.toMatch(/\sstyle=|<style/)
  },
)
