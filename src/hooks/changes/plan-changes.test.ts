// @vitest-environment node
import { expect, test } from 'vitest'
import { type Row, rowOf } from '#descriptor/row.ts'
import { fare } from '#hooks/testing/fare.test-data.ts'
import type { GivenRow } from './change-plan.ts'
import { planChanges } from './plan-changes.ts'

const row = (raw: object): Row => rowOf(fare, { _id: 'p1', currency: 'VND', active: true, ...raw })
const stored = row({ name: 'Bay', service: 'Air', from_weight: 0, price: 100, note: 'cũ' })
/** Rows with values; those with an id are for the record that has it. */
const given = (...rows: readonly (GivenRow['values'] & { readonly id?: string })[]): readonly GivenRow[] =>
  rows.map(({ id, ...values }, key) => ({ key, line: key + 1, values, ...(id !== undefined && { id }) }))

test('plans updates for existing records, creates for others, and nothing for equal ones', async () => {
  const { rows, counts } = await planChanges(
    fare,
    given(
      { id: 'p1', service: 'Air', from_weight: 0, price: 120 },
      { name: 'Bay', service: 'Air', from_weight: 1, price: 90, currency: 'JPY' },
    ),
    [stored],
  )
  expect(counts).toEqual({ new: 1, changed: 1, held: 0, same: 0, refused: 0 })
  expect(rows[0]).toMatchObject({
    status: 'changed',
    before: stored,
    changes: [{ name: 'price', from: 100, to: 120 }],
    values: { name: 'Bay', price: 120, note: 'cũ' },
  })
  expect(rows[1]).toMatchObject({
    status: 'new',
    values: { price: 90, currency: 'JPY', active: true, note: '' },
  })
  const same = await planChanges(
    fare,
    given({ id: 'p1', name: 'Bay', service: 'Air', from_weight: 0, price: 100 }),
    [stored],
  )
  expect(same.rows[0]).toMatchObject({ status: 'same', before: stored, changes: [] })
})

test('refuses invalid values in their cell', async () => {
  const { rows } = await planChanges(
    fare,
    given(
      { name: '', price: Number.NaN, currency: 'USD', active: 'thôi', from_weight: -1 },
      { name: 'Bay', from_weight: 5, to_weight: 2, price: 1 },
    ),
    [],
  )
  expect(rows.map(({ status }) => status)).toEqual(['refused', 'refused'])
  expect(Object.keys(rows[0]?.problems ?? {}).toSorted()).toEqual([
    'active',
    'currency',
    'from_weight',
    'name',
    'price',
  ])
  expect(rows[1]?.problems).toEqual({ to_weight: { text: 'Không được dưới {min}.', with: { min: 5 } } })
})

test('a stored value that breaks a rule does not stop the other cells of its row', async () => {
  const old = row({ name: 'Bay', price: 1000, to_weight: -3, currency: 'EUR' })
  const first = await planChanges(fare, given({ id: 'p1', price: 2000 }), [old])
  expect(first.rows[0]).toMatchObject({ status: 'changed', problems: {} })
  const second = await planChanges(fare, given({ id: 'p1', price: 2000, to_weight: -4 }), [old])
  expect(Object.keys(second.rows[0]?.problems ?? {})).toEqual(['to_weight'])
})

test('finds a record by its id, whose name may change, and refuses an id without a record', async () => {
  const rows = [
    { key: 0, line: 1, id: 'p1', values: { name: 'Bay nhanh' } },
    { key: 1, line: 2, id: 'p9', values: { name: 'Tàu' } },
    { key: 2, line: 3, id: 'p1', values: { name: 'Bay chậm' } },
  ]
  const plan = await planChanges(fare, rows, [stored])
  expect(plan.rows[0]).toMatchObject({
    status: 'changed',
    changes: [{ name: 'name', from: 'Bay', to: 'Bay nhanh' }],
  })
  expect(plan.rows[1]?.problems).toEqual({ _id: { text: 'Không có mục nào mang mã này.', with: {} } })
  expect(plan.rows[2]?.problems).toEqual({ _id: { text: 'Trùng với dòng {line}.', with: { line: 1 } } })
})

test('does not overwrite an unknown value unless the row replaces it on purpose', async () => {
  const unread = row({ name: 'Bay', service: 'Air', from_weight: 0, price: 'nhiều' })
  const values = { service: 'Air', price: 5 }
  const [first] = (await planChanges(fare, given({ id: 'p1', ...values }), [unread])).rows
  expect(first).toMatchObject({ status: 'refused', problems: { price: { with: {} } } })
  const [second] = (
    await planChanges(fare, [{ key: 0, line: 1, id: 'p1', values, replaces: ['price'] }], [unread])
  ).rows
  expect(second).toMatchObject({ status: 'changed', changes: [{ name: 'price', from: undefined, to: 5 }] })
})

test('refuses the fields that a restriction locks, and new records where none can be created', async () => {
  const restriction = { when: () => true, refuses: [], locked: ['price'], reason: '' }
  const restrictionOf = () => restriction
  const rows = given({ id: 'p1', price: 5, note: 'mới' })
  const [locked] = (await planChanges(fare, rows, [stored], { restrictionOf })).rows
  expect(Object.keys(locked?.problems ?? {})).toEqual(['price'])
  const { create: _, ...operations } = fare.operations
  const plan = await planChanges({ ...fare, operations }, given({ name: 'Tàu', price: 5 }), [stored])
  expect(plan.rows[0]).toMatchObject({ status: 'refused', problems: { name: { with: {} } } })
})

test('plans again after an edit of one row, and stops when it is aborted', async () => {
  const existing = [stored]
  const rows = given({ id: 'p1', price: 120 }, { name: 'Tàu', price: 3 })
  await planChanges(fare, rows, existing)
  const edited = [rows[0], { key: 1, line: 2, values: { name: 'Tàu', price: 'x' } }] as readonly GivenRow[]
  const again = await planChanges(fare, edited, existing)
  expect(again.rows.map(({ status }) => status)).toEqual(['changed', 'refused'])
  const many = Array.from({ length: 20_000 }, (_, key) => ({
    key,
    line: key + 1,
    values: { name: `${key}` },
  }))
  const stopped = new AbortController()
  const planning = planChanges(fare, many, [], { signal: stopped.signal })
  stopped.abort()
  await expect(planning).rejects.toThrow('abort')
})
