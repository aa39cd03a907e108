// @vitest-environment node
import papa from 'papaparse'
import { expect, test } from 'vitest'
import { everyKind } from '#descriptor/every-kind.test-data.ts'
import { defineResource, get, put } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { sampleValue } from '#descriptor/samples.ts'
import { type CellContext, plainContext } from '#hooks/tables/cell-context.ts'
import { csvOf } from '#hooks/tables/csv.ts'
import { readFile } from '#hooks/tables/read-file.ts'
import { recordNames } from '#hooks/tables/record-names.ts'
import type { Table } from '#hooks/tables/table.ts'
import { cellIn, columnsOf, formOf, headOf } from '#hooks/tables/table-columns.ts'
import { xlsxOf } from '#hooks/tables/xlsx-of.ts'
import type { ImportKey } from './import-keys.ts'
import { planFor } from './plan-for.test-data.ts'

const target: Resource = defineResource({
  ...samplePlan,
  name: 'brand',
  operations: {},
  fields: { name: everyKind.text },
})
const { richText: _richText, ...kinds } = everyKind
const thing = defineResource({
  ...samplePlan,
  name: 'thing',
  operations: { list: get('/api/thing'), update: put('/api/thing/{id}'), create: put('/api/thing') },
  fields: {
    ...kinds,
    reference: { ...everyKind.reference, to: () => target },
    references: { ...everyKind.references, to: () => target },
  },
})
const records = [
  ['1', 'Áo', ''],
  ['2', 'Nam', '1'],
  ['3', 'Quần', ''],
  ['4', 'Nam', '3'],
  ['5', 'Sony', ''],
].map(([id = '', label = '', parent = '']) => ({ id, label, parent, more: '' }))
const context: CellContext = {
  ...plainContext(thing),
  namesOf: () => recordNames(records, { unnamed: () => 'Đã xóa' }),
}

/** Texts that a file must guard or escape. */
const texts = [
  '  hai dòng\r\n=1+1 ',
  '-5',
  "'=1+1",
  '+84 912',
  'tên_x0041_',
  'a\u0001b\u000b',
  '\ud800',
  '\t@a',
  "'a'",
]

/** Records of every kind, some of them with values that forms would not save. */
const rows = Array.from({ length: 300 }, (_, n): Row => {
  const values = Object.values(thing.fields).map((field) => [field.kind, sampleValue(field, n)])
  const odd = {
    reference: n % 9 === 0 ? 'gone' : String(1 + (n % 5)),
    references: [String(1 + (n % 5)), '5'],
    parent: n % 3 === 0 ? '' : String(1 + (n % 4)),
    longText: texts[n % texts.length],
    choice: n % 7 === 0 ? 'cũ' : 'red',
    money: n % 5 === 0 ? null : n * 1000,
    date: n % 11 === 0 ? 'Quý 3' : '2025-09-02',
  }
  return rowOf<Resource>(thing, { ...Object.fromEntries(values), ...odd, id: `r${n}` })
})
const columns = columnsOf(thing, Object.keys(thing.fields), true)
const heads = columns.map((column) => headOf(thing, column, context.t))
const cells = rows.map((row) => columns.map((column) => cellIn(context, column, row)))

async function exported(format: 'csv' | 'xlsx'): Promise<Table> {
  const forms = columns.map((column) => formOf(thing, column))
  const bytes =
    format === 'csv'
      ? new TextEncoder().encode(csvOf(heads, cells))
      : new Uint8Array(await (await xlsxOf('Áo', heads, cells, forms)).arrayBuffer())
  return readFile(bytes)
}

/** The plan of a table, with the best key or another. */
function planOf(table: Pick<Table, 'heads' | 'rows'>, wanted?: ImportKey, clears = false) {
  return planFor({ context, existing: rows }, table, wanted, clears)
}

/** The table with some cells replaced, by row and head. */
function changed(
  table: Table,
  changes: readonly (readonly [row: number, head: string, cell: string])[],
): Table {
  const next = table.rows.map((row) => [...row])
  for (const [row, head, cell] of changes) {
    const line = next[row]
    if (line) line[table.heads.indexOf(head)] = cell
  }
  return { ...table, rows: next, origins: table.origins.map(({ line }) => ({ line })) }
}

test.each(['csv', 'xlsx'] as const)('an exported %s imports without a change', async (format) => {
  const { plan } = await planOf(await exported(format))
  expect(plan.rows.filter(({ status }) => status !== 'same')).toEqual([])
  expect(plan.counts).toEqual({ new: 0, changed: 0, held: 0, same: 300, refused: 0 })
})

test('an exported CSV that a spreadsheet has saved as a workbook imports without a change', async () => {
  const [first = [], ...others] = papa.parse<string[]>(csvOf(heads, cells).slice(1)).data
  const file = await xlsxOf('Áo', first, others, [])
  const { plan } = await planOf(await readFile(new Uint8Array(await file.arrayBuffer())))
  expect(plan.counts).toEqual({ new: 0, changed: 0, held: 0, same: 300, refused: 0 })
})

test.each(['csv', 'xlsx'] as const)('40 changed cells of an exported %s are 40 changes', async (format) => {
  const edits = Array.from({ length: 40 }, (_, n) => {
    const [head, cell] = (
      [
        ['Giá', '9.999.000 ₫'],
        ['Thương hiệu', rows[n + 1]?.reference === '4' ? 'Áo > Nam' : 'Quần › Nam'],
        ['Các thương hiệu', 'Sony, Quần'],
        ['Ngày', '12/9/25'],
      ] as const
    )[n % 4] ?? ['', '']
    return [n + 1, head, cell] as const
  })
  const { plan } = await planOf(changed(await exported(format), edits))
  expect(plan.counts).toEqual({ new: 0, changed: 40, held: 0, same: 260, refused: 0 })
  const changes = plan.rows.flatMap((row) => row.changes)
  expect(changes).toHaveLength(40)
  expect(changes.slice(0, 4).map(({ name, to }) => [name, to])).toEqual([
    ['money', 9_999_000],
    ['reference', '4'],
    ['references', ['5', '3']],
    ['date', '2025-09-12'],
  ])
})

test('finds records by a code or name, refuses lines that repeat or name several, and creates the others', async () => {
  const table = {
    heads: ['Tên', 'Giá'],
    rows: [
      ['TÊN 3', '5'],
      ['Hoàn toàn mới', '7'],
      ['hoàn toàn MỚI', '8'],
      ['', '9'],
    ],
  }
  const { plan } = await planOf(table)
  expect(plan.rows.map(({ status, before, line }) => [status, before?.id, line])).toEqual([
    ['changed', 'r3', 2],
    ['new', undefined, 3],
    ['refused', undefined, 4],
    ['refused', undefined, 5],
  ])
  expect(plan.rows[0]?.changes).toEqual([{ name: 'money', from: 3000, to: 5 }])
  expect((await planOf(table, { kind: 'none' })).plan.counts.new).toBe(4)
})

test('clears fields of empty cells only where the user chose that', async () => {
  const table = { heads: ['id', 'Giá', 'Đang dùng'], rows: [['r1', '', '']] }
  expect((await planOf(table)).plan.counts.same).toBe(1)
  const { plan } = await planOf(table, undefined, true)
  expect(plan.rows[0]?.changes).toEqual([{ name: 'money', from: 1000, to: null }])
})

test('the sign of an unknown value leaves its field as it is, also in another record and where blanks clear', async () => {
  const table = {
    heads: ['id', 'Tên', 'Giá', 'Đang dùng', 'Thương hiệu'],
    rows: [
      ['r1', '(không rõ)', '(không rõ)', '(không rõ)', '(không rõ)'],
      ['', '(không rõ)', '5', '', ''],
    ],
  }
  const { plan } = await planOf(table, undefined, true)
  expect(plan.rows[0]?.status).toBe('same')
  expect(plan.rows[1]?.values.text).toBe('')
  const { plan: byName } = await planOf({ heads: ['Tên', 'Giá'], rows: [['(không rõ)', '5']] })
  expect(Object.keys(byName.rows[0]?.problems ?? {})).toContain('text')
})

test('refuses unknown ids and names, and collects the names that could be created', async () => {
  const table = {
    heads: ['id', 'Thương hiệu', 'Giá'],
    rows: [
      ['r1', 'Casio', ''],
      ['r2', 'Nam', ''],
      ['r999', '', '5'],
      ['r3', '', 'liên hệ'],
      ['r4', 'CASIO', ''],
    ],
  }
  const { plan, missing } = await planOf(table)
  expect(plan.rows.map(({ status, problems }) => [status, Object.keys(problems)])).toEqual([
    ['refused', ['reference']],
    ['refused', ['reference']],
    ['refused', ['id']],
    ['refused', ['money']],
    ['refused', ['reference']],
  ])
  expect(missing).toEqual([{ target, label: 'Casio' }])
})

test('reads the ids of a relation where names are missing', async () => {
  const table = {
    heads: ['id', 'Thương hiệu (id)'],
    rows: [
      ['r1', '5'],
      ['r2', '77'],
    ],
  }
  const { plan } = await planOf(table)
  expect(plan.rows.map(({ status }) => status)).toEqual(['changed', 'refused'])
  expect(plan.rows[0]?.changes).toMatchObject([{ name: 'reference', to: '5' }])
})
