import { expect, test } from 'vitest'
import { number, rows, text, toggle } from '#descriptor/make-field.ts'
import { defineResource } from '#descriptor/resource.ts'
import { rowOf, valueOf, valuesOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { validate } from '#descriptor/validate.ts'
import { bodyOf } from '#descriptor/wire.ts'

const columns = {
  code: text('Mã', { required: true, max: 10 }),
  fee: number('Phí', { required: true, min: 0 }),
  open: toggle('Mở'),
}
const rules = rows('Bảng giá', columns, { unique: 'code' })
const service = defineResource({ ...samplePlan, operations: {}, fields: { rules } })
const actor = { subject: '1', name: 'An' }
const retyped = { code: 'A', fee: 'mười', open: 'có', note: 'x' }

test('reads the other cells, and an empty one in a line that lacks what others have', () => {
  const row = rowOf(service, {
    id: 1,
    rules: [{ ...retyped, code: 7 }, { code: 'B', fee: '2', open: 1 }, { open: 0 }],
  })
  expect(valueOf(row, 'rules')).toEqual([
    { ...retyped, code: '7' },
    { code: 'B', fee: 2, open: true },
    { code: '', fee: null, open: false },
  ])
})

test('sends unknown cells back as they came when another cell is edited', () => {
  const row = rowOf(service, { id: 1, rules: [retyped, { code: 'B', open: true }] })
  const [first, second] = valuesOf(service, row).rules ?? []
  const edited = [
    { ...second, fee: 5 },
    { ...first, code: 'Z' },
  ]
  expect(validate(service, { rules: edited }, { id: '1', values: valuesOf(service, row) })).toEqual({})
  expect(bodyOf(service, { before: row, values: { rules: edited }, actor })).toEqual({
    id: 1,
    rules: [
      { code: 'B', open: true, fee: 5 },
      { ...retyped, code: 'Z' },
    ],
  })
})

test('validates cells that are not as they came', () => {
  const before = { id: '1', values: { rules: [retyped] } }
  const problems = (line: object) => validate(service, { rules: [line] }, before)
  expect(problems({ ...retyped, fee: 'chín' })).toMatchObject({ rules: { with: { row: 1 } } })
  expect(problems({ ...retyped, code: '' })).toMatchObject({ rules: { with: { row: 1 } } })
  expect(validate(service, { rules: [retyped] })).toMatchObject({ rules: { with: { row: 1 } } })
})
