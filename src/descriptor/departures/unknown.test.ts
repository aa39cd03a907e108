// @vitest-environment node
import { expect, test } from 'vitest'
import { everyKind } from '#descriptor/every-kind.test-data.ts'
import { money, text, toggle } from '#descriptor/make-field.ts'
import { defineResource } from '#descriptor/resource.ts'
import { rowOf, unknownOf, valuesOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { bodyOf } from '#descriptor/wire.ts'
import { noteSpelling } from './spelling.ts'

test('a value that did not come or cannot be read is undefined, with what came', () => {
  const thing = defineResource({
    ...samplePlan,
    operations: {},
    fields: { name: text('Tên'), price: money('Giá', 'JPY'), active: toggle('Đang dùng', { alias: ['on'] }) },
  })
  const raw = { id: 1, name: null, price: 'bốn nghìn', is_active: true, created_at: '', updated_at: '' }
  expect(rowOf(thing, raw)).toMatchObject({ name: '', price: undefined, active: undefined })
  expect(unknownOf(thing, 'name', raw)).toBeNull()
  expect(unknownOf(thing, 'price', raw)).toEqual({ departure: 'type', raw: 'bốn nghìn' })
  expect(unknownOf(thing, 'active', raw)).toEqual({ departure: 'missing', raw: undefined })
  expect(unknownOf(thing, 'active', { ...raw, on: 'có' })).toEqual({ departure: 'type', raw: 'có' })
})

test('a record that lacks a field which others have leaves it empty, except for a toggle', () => {
  const sparse = defineResource({
    ...samplePlan,
    operations: {},
    fields: {
      name: text('Tên'),
      note: text('Ghi chú'),
      price: money('Giá', 'JPY'),
      active: toggle('Đang bán'),
    },
  })
  const raw = { id: 1, name: 'Áo' }
  const raws = [raw, { id: 2, name: 'Mũ', note: 'mới', active: true }]
  expect(rowOf(sparse, raw)).toMatchObject({ note: undefined, price: undefined, active: undefined })
  noteSpelling(sparse, raws)
  const row = rowOf(sparse, raw)
  expect(row).toMatchObject({ note: '', price: undefined, active: undefined })
  expect(unknownOf(sparse, 'note', raw)).toBeNull()
  const actor = { subject: '1', name: 'An' }
  expect(
    bodyOf(sparse, { before: row, values: { ...valuesOf(sparse, row), name: 'Áo dài' }, actor }),
  ).toEqual({ id: 1, name: 'Áo dài' })
})

test('a record without content has no unknown values: its settings were never saved', () => {
  const every = defineResource({ ...samplePlan, operations: {}, fields: everyKind })
  expect(rowOf(every, {})).toMatchObject({ text: '', number: null, toggle: false })
})
