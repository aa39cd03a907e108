import { describe, expect, test } from 'vitest'
import { defineResource, number, position, put, text } from '#descriptor/index.ts'
import { listQuery, readListState } from '#descriptor/list-state.ts'
import { changedFields, newValues, rowOf, valuesOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { bodyOf } from '#descriptor/wire.ts'
import { valueAt } from './path.ts'
import { withoutValueAt, withValueAt } from './with-value-at.ts'

const depot = defineResource({
  ...samplePlan,
  name: 'depot',
  operations: { list: { method: 'GET', path: '/api/depots' }, update: put('/api/depots/{id}') },
  fields: {
    name: text('Tên', { required: true }),
    city: text('Thành phố', { at: 'address.city', alias: ['town'] }),
    floor: number('Tầng', { at: 'address.place.floor' }),
  },
  list: { columns: ['city'], sort: ['name', 'city'], filters: ['floor'] },
})

const raw = { id: 1, name: 'A', address: { city: 'Huế', street: 'Lê Lợi', place: { floor: 2, door: 'B' } } }
const actor = { subject: '', name: '' }

describe('a field with a path', () => {
  test('is read from the record inside', () => {
    expect(valuesOf(depot, rowOf(depot, raw))).toMatchObject({ name: 'A', city: 'Huế', floor: 2 })
    expect(rowOf(depot, { id: 1, town: 'Vinh' }).city).toBe('Vinh')
    for (const address of [undefined, null, 5, 'x', []])
      expect(rowOf(depot, { id: 1, address })).toMatchObject({ city: undefined, floor: undefined })
  })

  test('is written back without a loss of its siblings', () => {
    const row = rowOf(depot, raw)
    const body = bodyOf(depot, { before: row, values: { ...valuesOf(depot, row), city: 'Đà Nẵng' }, actor })
    expect(body).toEqual({ ...raw, address: { ...raw.address, city: 'Đà Nẵng' } })
    expect(raw.address.city).toBe('Huế')
  })

  test('is written into the alias that the record has', () => {
    const row = rowOf(depot, { id: 1, town: 'Vinh' })
    const body = bodyOf(depot, { before: row, values: { ...valuesOf(depot, row), city: 'Huế' }, actor })
    expect(body).toEqual({ id: 1, town: 'Huế' })
  })

  test('is nested in a new record', () => {
    const values = { ...newValues(depot), name: 'B', city: 'Huế', floor: 3 }
    expect(bodyOf(depot, { before: null, values, actor })).toEqual({
      name: 'B',
      address: { city: 'Huế', place: { floor: 3 } },
    })
    expect(changedFields(depot, newValues(depot), values)).toEqual(['name', 'city', 'floor'])
  })

  test('is named by its path in the order of a call, and by its own name in the URL', () => {
    const state = readListState(depot, { sort: '-city' })
    expect(state.order).toEqual({ key: 'city', desc: true })
    expect(listQuery(depot, state).sort).toBe('-address.city')
  })
})

test('does not replace a value in place of a nested record for a blank or an unedited field', () => {
  const filled = defineResource({
    ...samplePlan,
    operations: {},
    fields: { name: text('Tên'), city: text('Thành phố', { at: 'address.city', blankTo: 'name' }) },
  })
  const row = rowOf(filled, { id: 1, name: 'A', address: '12 Lê Lợi' })
  const body = (edits: object) =>
    bodyOf(filled, { before: row, values: { ...valuesOf(filled, row), ...edits }, actor })
  expect(body({ name: 'B' })).toEqual({ id: 1, name: 'B', address: '12 Lê Lợi' })
  expect(body({ city: '' })).toEqual(row.raw)
  expect(body({ city: 'Huế' }).address).toEqual({ city: 'Huế' })
})

test('an edited position keeps the other members of its record', () => {
  const placed = defineResource({
    ...samplePlan,
    operations: {},
    fields: { name: text('Tên'), here: position('Vị trí', { at: 'place.here' }) },
  })
  const row = rowOf(placed, { id: 1, name: 'A', place: { here: { lat: 1, lng: 2, address: 'Lê Lợi' } } })
  const values = { ...valuesOf(placed, row), here: { lat: 3, lng: 4 } }
  expect(bodyOf(placed, { before: row, values, actor }).place).toEqual({
    here: { lat: 3, lng: 4, address: 'Lê Lợi' },
  })
})

test('reads, replaces and removes the value at a path', () => {
  expect([valueAt(raw, 'address.place.floor'), valueAt(raw, 'address.none.x')]).toEqual([2, undefined])
  expect(withValueAt({ a: 5 }, 'a.b', 1)).toEqual({ a: { b: 1 } })
  expect(withoutValueAt(raw, 'address.place.floor')).toEqual({
    ...raw,
    address: { city: 'Huế', street: 'Lê Lợi', place: { door: 'B' } },
  })
  expect(withoutValueAt({ a: { b: 1 }, c: 2 }, 'a.b')).toEqual({ c: 2 })
  expect(withoutValueAt({ a: 5 }, 'a.b')).toEqual({ a: 5 })
})
