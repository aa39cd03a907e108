// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choice, crud, defineResource, number, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

const tariff = defineResource({
  ...samplePlan,
  name: 'tariff',
  operations: crud('/api/tariff'),
  fields: {
    name: text('Tên', { required: true }),
    kind: choice('Loại', { flat: 'Cố định', percent: 'Phần trăm' }),
    rate: number('Tỷ lệ', { decimals: 1 }),
  },
  conditions: [{ when: { kind: 'flat' }, field: 'rate', max: 2 }],
})

let back: InMemory
beforeAll(async () => {
  back = await openInMemory([tariff])
})
afterAll(() => back.close())

test('the back-end refuses more decimals than a field has, and a value that a condition refuses', async () => {
  const { create } = tariff.operations
  const save = (body: object) => back.call(create.method, create.path, { name: 'A', ...body })
  const refused = async (body: object) => {
    const answer = await save(body)
    return [answer.status, answer.body.errors]
  }
  expect(await refused({ kind: 'percent', rate: 2.55 })).toEqual([
    422,
    { rate: 'Hãy điền tối đa 1 chữ số thập phân.' },
  ])
  expect(await refused({ kind: 'flat', rate: 2.5 })).toEqual([422, { rate: 'Không được quá 2.' }])
  expect(await save({ kind: 'percent', rate: 2.5 })).toMatchObject({ status: 200 })
  expect(await save({ kind: 'flat', rate: 2 })).toMatchObject({ status: 200 })
})
