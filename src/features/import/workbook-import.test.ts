// @vitest-environment node
import { expect, test } from 'vitest'
import {
  birthday,
  crud,
  date,
  dateTime,
  defineResource,
  money,
  number,
  phone,
  reference,
  text,
  time,
} from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { plainContext } from '#hooks/tables/cell-context.ts'
import { readFile } from '#hooks/tables/read-file.ts'
import { type StoredCell, workbookOf } from '#hooks/tables/workbook.test-data.ts'
import { sourceText } from '#text/text.ts'
import type { ImportKey } from './import-keys.ts'
import { planFor } from './plan-for.test-data.ts'

const goods: Resource = defineResource({
  ...samplePlan,
  name: 'goods',
  operations: crud('/api/goods'),
  fields: {
    code: text('Mã', { code: true }),
    name: text('Tên', { required: true }),
    price: money('Giá', 'JPY'),
    count: number('Số lượng', { integer: true }),
    weight: number('Cân nặng', { decimals: 2, unit: 'kg' }),
    fee: number('Phí', { unit: '%' }),
    phone: phone('Điện thoại'),
    jan: text('JAN'),
    day: date('Ngày'),
    born: birthday('Ngày sinh'),
    at: dateTime('Lúc'),
    hour: time('Giờ'),
    maker: reference('Hãng', () => ({ name: 'maker', label: 'name' })),
  },
})
const context = plainContext(goods)
const stored = (id: string, values: object) =>
  rowOf<Resource>(goods, { id, code: id, name: `Áo ${id}`, ...values })
const labelOf = (name: string) => goods.fields[name]?.label ?? name

/** The plan of a workbook with the columns `names` behind the code and the name. */
async function planned(
  names: readonly string[],
  rows: readonly (readonly StoredCell[])[],
  existing: Parameters<typeof planFor>[0]['existing'] = [],
) {
  const heads = ['Mã', 'Tên', ...names.map(labelOf)]
  const lines = rows.map((cells, at) => [`c${at + 1}`, `Áo c${at + 1}`, ...cells])
  const { plan } = await planFor({ context, existing }, await readFile(workbookOf([heads, ...lines])))
  return plan.rows
}

const notesIn = (row: Awaited<ReturnType<typeof planned>>[number] | undefined) =>
  (row?.notes ?? []).map(({ name, text: note }) => `${name}: ${sourceText(note)}`)

test.each<[name: string, cell: StoredCell, value: unknown, ...notes: string[]]>([
  ['price', 3278.0000000000005, 3278],
  ['price', 1419.0000000000002, 1419],
  ['price', 124599.99999999999, 124_600],
  ['price', { v: 1393.2, format: '#,##0' }, 1393, 'price: Trong bảng ghi 1.393,2, đã làm tròn.'],
  ['price', { v: 4741.200000000001, format: 3 }, 4741, 'price: Trong bảng ghi 4.741,2, đã làm tròn.'],
  ['price', 1234.567, 1235, 'price: Trong bảng ghi 1.234,567, đã làm tròn.'],
  ['price', 98.765, 99, 'price: Trong bảng ghi 98,765, đã làm tròn.'],
  ['price', 0.5, 1, 'price: Trong bảng ghi 0,5, đã làm tròn.'],
  ['price', 1.25, 1, 'price: Trong bảng ghi 1,25, đã làm tròn.'],
  ['price', 12.345, 12, 'price: Trong bảng ghi 12,345, đã làm tròn.'],
  ['price', '1393.2', 1393, 'price: Trong bảng ghi 1.393,2, đã làm tròn.'],
  ['price', '1393,25', 1393, 'price: Trong bảng ghi 1.393,25, đã làm tròn.'],
  ['price', '¥1,393.50', 1394, 'price: Trong bảng ghi 1.393,5, đã làm tròn.'],
  ['price', '1.393,5 円(税込)', 1394, 'price: Trong bảng ghi 1.393,5, đã làm tròn.'],
  ['price', '1.393', 1393],
  ['price', '1,2345tr', 1_234_500],
  ['price', '1,393.00', 1393],
  ['price', 1e6, 1_000_000],
  ['count', 3.0000000000000004, 3],
  ['count', 2.5, 3, 'count: Trong bảng ghi 2,5, đã làm tròn.'],
  ['weight', 1.005, 1.01, 'weight: Trong bảng ghi 1,005, đã làm tròn.'],
  ['weight', 0.1 + 0.2, 0.3],
  ['weight', 12.34, 12.34],
  ['fee', { v: 0.155, format: 10 }, 15.5],
  ['fee', 15.5, 15.5],
  ['phone', { v: 912345678, format: '0000000000' }, '0912345678'],
  ['phone', { v: 912345678, format: '0##########' }, '0912345678'],
  ['phone', { v: 84912345678, format: '"+"0' }, '+84912345678'],
  ['phone', 8.491234568e10, '84912345680'],
  ['phone', 912345679, '0912345679', 'phone: Trong bảng ghi 912345679, đã thêm số 0 ở đầu.'],
  [
    'phone',
    { v: 356789012, format: '#,##0' },
    '0356789012',
    'phone: Trong bảng ghi 356789012, đã thêm số 0 ở đầu.',
  ],
  ['phone', '773 456 789', '0773 456 789', 'phone: Trong bảng ghi 773 456 789, đã thêm số 0 ở đầu.'],
  ['phone', 9012345678, '09012345678', 'phone: Trong bảng ghi 9012345678, đã thêm số 0 ở đầu.'],
  [
    'phone',
    { v: 912345678, format: '[<=9999999]###\\-####;\\(###\\)\\ ###\\-####' },
    '0912345678',
    'phone: Trong bảng ghi (91) 234-5678, đã thêm số 0 ở đầu.',
  ],
  ['phone', '0912345678', '0912345678'],
  ['phone', 243826111, '243826111'],
  ['jan', 4901234567894, '4901234567894'],
  ['jan', { v: 4901234567894, format: 11 }, '4901234567894'],
  ['jan', { v: 490123456789, format: '0000000000000' }, '0490123456789'],
  ['jan', 912345678, '912345678'],
  ['jan', 1234.567, '1234.567'],
  ['jan', 0.1 + 0.2, '0.3'],
  ['day', { v: 33239, format: '[$-411]ggge"年"m"月"d"日"' }, '1991-01-01'],
  ['day', { v: 33239, format: 'ge.m.d' }, '1991-01-01'],
  ['day', 20250901, '2025-09-01'],
  ['at', { v: 45912.572916666664, format: 22 }, '2025-09-12T06:45:00.000Z'],
  ['hour', { v: 0.5, format: 'h:mm' }, '12:00'],
  ['hour', { v: 0.395833333333333, format: 20 }, '09:30'],
  ['hour', 9, '09:00'],
  ['hour', 930, '09:30'],
  ['hour', '9.30', '09:30'],
])('reads %s from the cell %j', async (name, cell, value, ...notes) => {
  const [row] = await planned([name], [[cell]])
  expect([row?.status, row?.values[name]]).toEqual(['new', value])
  expect(notesIn(row)).toEqual(notes)
})

test.each(['price', 'phone', 'jan', 'day', 'count', 'name'])(
  'refuses an error of a spreadsheet in %s, also where the field may be blank',
  async (name) => {
    const errors = ['#DIV/0!', '#N/A', '#REF!', '#NAME?', '#VALUE!', '#NULL!', '#NUM!', '#GETTING_DATA']
    const heads = ['Mã', labelOf(name)]
    const rows = errors.map((error, at) => [`c${at}`, at % 2 === 0 ? { error } : error])
    const { plan } = await planFor({ context, existing: [] }, await readFile(workbookOf([heads, ...rows])))
    expect(plan.rows.map(({ status }) => status)).toEqual(errors.map(() => 'refused'))
    expect(plan.rows.map(({ problems }) => problems[name]?.with)).toEqual(errors.map((error) => ({ error })))
  },
)

test.each<[name: string, cell: StoredCell, shown: string]>([
  ['hour', 9.3, '9.3'],
  ['hour', { v: 9.3, format: '@' }, '9.3'],
  ['hour', 10.5, '10.5'],
  ['hour', 0.395833333333333, '0.395833333333333'],
  ['hour', { v: 9.3, format: '0.00' }, '9.3'],
  ['hour', { v: 8.3, format: '0"h"' }, '8.3'],
  ['hour', { v: 0.5, format: 10 }, '50%'],
  ['day', 1.1, '1.1'],
  ['day', '1.1', '1.1'],
  ['day', { v: 1.1, format: '@' }, '1.1'],
  ['day', 33239.5, '33239.5'],
  ['day', { v: 12.3, format: '#,##0.0' }, '12.3'],
  ['born', 2.9, '2.9'],
  ['born', '25,12', '25,12'],
  ['at', 45912.572916666664, '45912.5729166667'],
  ['at', 1.9, '1.9'],
  ['at', '1.9', '1.9'],
])('refuses in %s the number of the cell %j, which may be no day or time', async (name, cell, shown) => {
  const [row] = await planned([name], [[cell]])
  expect(row?.status).toBe('refused')
  expect(row?.problems[name]?.with).toEqual({ number: shown })
})

test('a number that may be no day finds no record', async () => {
  const bytes = workbookOf([
    ['Ngày', 'Giá'],
    [1.1, 5],
  ])
  const key: ImportKey = { kind: 'fields', names: ['day'] }
  const existing = [stored('c1', { day: `${new Date().getFullYear()}-01-01` })]
  const { plan } = await planFor({ context, existing }, await readFile(bytes), key)
  expect(plan.rows[0]).toMatchObject({ status: 'refused', problems: { day: { with: { number: '1.1' } } } })
})

test('an error in the column that finds records is named, and its row is no new record', async () => {
  const bytes = workbookOf([
    ['Mã', 'Giá'],
    [{ error: '#N/A' }, 5],
  ])
  const { plan } = await planFor({ context, existing: [] }, await readFile(bytes))
  expect(plan.rows[0]).toMatchObject({ status: 'refused', problems: { code: { with: { error: '#N/A' } } } })
})

test.each<[name: string, cell: string, value: unknown, ...notes: string[]]>([
  ['price', '3278.0000000000005', 3278],
  ['price', '4741.200000000001', 4741, 'price: Trong bảng ghi 4.741,2, đã làm tròn.'],
  ['weight', '0.30000000000000004', 0.3],
  ['phone', '912345679', '0912345679', 'phone: Trong bảng ghi 912345679, đã thêm số 0 ở đầu.'],
])('reads %s from the text %s of a CSV file', async (name, cell, value, ...notes) => {
  const bytes = new TextEncoder().encode(`Mã;Tên;${labelOf(name)}\n\nc1;Áo;${cell}\n`)
  const { plan } = await planFor({ context, existing: [] }, await readFile(bytes))
  const [row] = plan.rows
  expect([row?.status, row?.values[name], row?.line]).toEqual(['new', value, 3])
  expect(notesIn(row)).toEqual(notes)
})

test.each(['\u200b#N/A', ' #n/a ', '＃Ｎ／Ａ', '\u00a0#N/A'])('refuses the error %j', async (cell) => {
  const { plan } = await planFor(
    { context, existing: [] },
    { heads: ['Mã', 'Tên', 'JAN'], rows: [['c1', 'Áo', cell]] },
  )
  expect(Object.keys(plan.rows[0]?.problems ?? {})).toEqual(['jan'])
})

test('refuses a code that a narrow column has shortened, but no amount', async () => {
  const bytes = new TextEncoder().encode('Mã;Tên;JAN;Số lượng\nc1;Áo;4.90123E+12;1.5E+06\n')
  const { plan } = await planFor({ context, existing: [] }, await readFile(bytes))
  expect(plan.rows[0]?.problems).toMatchObject({ jan: { with: { signs: '4.90123E+12' } } })
  expect(plan.rows[0]?.values.count).toBe(1_500_000)
})

test('an export in CSV has no change though its numbers have more digits than spreadsheets show', async () => {
  const bytes = new TextEncoder().encode('Mã;Tên;Cân nặng\nc1;Áo c1;0.30000000000000004\n')
  const existing = [stored('c1', { weight: 0.1 + 0.2 })]
  const { plan } = await planFor({ context, existing }, await readFile(bytes))
  expect(plan.rows[0]?.status).toBe('same')
})

test('finds no change where the stored number has more digits than spreadsheets show', async () => {
  const rows = await planned(
    ['weight', 'price', 'phone'],
    [[0.1 + 0.2, 1234.5, 912345678]],
    [stored('c1', { weight: 0.1 + 0.2, price: 1234.5, phone: '0912345678' })],
  )
  expect(rows.map(({ status, changes }) => [status, changes])).toEqual([['same', []]])
})

test.each<[name: string, from: number, to: number, ...notes: string[]]>([
  ['price', 1280, 128_000, 'price: Gấp 100 lần giá trị đang có: bạn xem lại nhé.'],
  ['price', 128_000, 1280, 'price: Chỉ bằng 1/100 giá trị đang có: bạn xem lại nhé.'],
  ['price', 25, 25_000, 'price: Gấp 1.000 lần giá trị đang có: bạn xem lại nhé.'],
  ['weight', 0.07, 7, 'weight: Gấp 100 lần giá trị đang có: bạn xem lại nhé.'],
  ['price', 1280, 126_720],
  ['price', 0, 128_000],
  ['price', 128_000, 0],
])('marks %s where it becomes a hundred times or a hundredth: %d to %d', async (name, from, to, ...notes) => {
  const [row] = await planned([name], [[to]], [stored('c1', { [name]: from })])
  expect(row?.status).toBe('changed')
  expect(notesIn(row)).toEqual(notes)
  expect(row?.notes?.every(({ isDoubtful }) => isDoubtful) ?? true).toBe(true)
})

const exportedAt = 'Ngày sửa'

test.each<readonly [string, StoredCell, string, string]>([
  ['to the minute', { v: 46348.5, format: 'dd/mm/yyyy hh:mm' }, '2026-11-22T05:00:42Z', 'changed'],
  ['to the minute', { v: 46348.5, format: 'dd/mm/yyyy hh:mm' }, '2026-11-22T05:01:00Z', 'held'],
  ['to the second', '2026-11-22 12:00:30', '2026-11-22T05:00:30.900Z', 'changed'],
  ['to the second', '2026-11-22 12:00:30', '2026-11-22T05:00:31Z', 'held'],
  ['to the millisecond', '2026-11-22 12:00:30.250', '2026-11-22T05:00:30.250Z', 'changed'],
  ['to the millisecond', '2026-11-22 12:00:30.250', '2026-11-22T05:00:30.251Z', 'held'],
  ['to the day', '22/11/2026', '2026-11-22T16:59:59Z', 'changed'],
  ['to the day', '22/11/2026', '2026-11-22T17:00:00Z', 'held'],
  ['later than the record', '2027-01-01 08:00', '2026-11-22T05:00:00Z', 'changed'],
  ['that is blank', '', '2026-11-22T05:00:00Z', 'changed'],
  ['that is no moment', 'hôm qua', '2026-11-22T05:00:00Z', 'changed'],
])(
  'holds a row whose record was changed after the moment of its file, %s: %j, %s',
  async (_, cell, now, status) => {
    const [row] = await planned(
      ['price', exportedAt],
      [[1000, cell]],
      [stored('c1', { price: 1200, updated_at: now })],
    )
    expect([row?.status, row?.doubt !== undefined]).toEqual([status, status === 'held'])
    expect(row?.changes).toEqual([{ name: 'price', from: 1200, to: 1000 }])
  },
)

test('holds no row that changes nothing, is refused or is new', async () => {
  const now = { updated_at: '2026-11-22T05:00:00Z' }
  const rows = await planned(
    ['price', exportedAt],
    [
      [1200, '2026-11-01 08:00'],
      ['nhiều', '2026-11-01 08:00'],
      [5, '2026-11-01 08:00'],
    ],
    [stored('c1', { price: 1200, ...now }), stored('c2', { price: 1200, ...now })],
  )
  expect(rows.map(({ status }) => status)).toEqual(['same', 'refused', 'new'])
})

test('plans the rows with the numbers that the sheet gives them', async () => {
  const bytes = workbookOf(
    [null, ['Mã', 'Giá', 'Tên'], ['a', 1, 'Áo'], null, ['b', 2, 'Mũ'], ['a', 3, 'Áo']],
    { hiddenRows: [3] },
  )
  const { plan } = await planFor({ context, existing: [] }, await readFile(bytes))
  expect(plan.rows.map(({ line }) => line)).toEqual([3, 5, 6])
  expect(plan.rows[2]?.problems.code?.with).toEqual({ line: 3 })
})
