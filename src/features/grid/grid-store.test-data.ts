import { everyKind } from '#descriptor/every-kind.test-data.ts'
import { defineResource, get, put } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { type Row, rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { type CellContext, plainContext } from '#hooks/tables/cell-context.ts'
import { recordNames } from '#hooks/tables/record-names.ts'
import { gridColumns } from './grid-columns.ts'
import { gridReader } from './grid-reader.ts'
import { GridStore } from './grid-store.ts'

const target: Resource = defineResource({
  ...samplePlan,
  name: 'brand',
  operations: {},
  fields: { name: everyKind.text },
})
const thing: Resource = defineResource({
  ...samplePlan,
  operations: { list: get('/api/thing'), update: put('/api/thing/{id}') },
  fields: {
    ...everyKind,
    reference: { ...everyKind.reference, to: () => target },
    references: { ...everyKind.references, to: () => target },
  },
  restrictions: [
    { when: ({ text }) => text === 'khóa', refuses: [], locked: ['number'], reason: 'Mục này của hệ thống.' },
  ],
})
const names = recordNames([
  { id: 'a', label: 'Áo', parent: '', more: '' },
  { id: 'b', label: 'Nam', parent: 'a', more: '' },
])
const context: CellContext = { ...plainContext(thing), namesOf: () => names }
/** A record with a value of most kinds. */
export const record = (id: string, more: object = {}) => rowOf(thing, { id, ...samples, ...more })
const samples = {
  text: 'Mục',
  number: 5,
  money: 1000,
  choice: 'red',
  toggle: true,
  date: '2026-01-31',
  color: '#ff0000',
  reference: 'a',
  references: ['a'],
  readOnly: 'Lan',
}

/** A grid of rows without a screen. */
export function gridOf(rows: readonly Row[]) {
  const restrictionOf = ({ id }: { readonly id: string }) =>
    thing.restrictions?.find(({ when }) => rows.some((row) => row.id === id && when({ ...row }, actor)))
  const columns = gridColumns(thing, ['text', 'number', 'readOnly'], context.t)
  const store = new GridStore(columns, gridReader(context, restrictionOf), restrictionOf)
  store.setRows(rows)
  const at = (name: string, row = 0) => ({ row, column: columns.findIndex((column) => column.name === name) })
  const type = (name: string, text: string, row = 0) => store.write([{ ...at(name, row), text }], true)
  const values = (row = 0) => {
    const found = store.rows()[row]
    if (!found) throw new RangeError(`no row ${row}`)
    const plan = store.reader().plan(found, store.cellsOf(found.id))
    return { changes: plan.changes.map(({ name, to }) => [name, to]), problems: Object.keys(plan.problems) }
  }
  return { store, at, type, values, columns }
}
const actor = { id: '', permission: 'admin' }
