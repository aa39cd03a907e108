// @vitest-environment node
import { expect, test } from 'vitest'
import { defineResource, get, money, post, text } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import { translate } from '#text/language.ts'
import { refusedRows } from './refused-rows.ts'

const fare: Resource = defineResource({
  ...samplePlan,
  operations: { list: get('/api/fares'), create: post('/api/fares') },
  fields: { name: text('Tên', { required: true }), price: money('Giá', 'VND', { required: true }) },
  list: { columns: ['name'] },
})

test('gives the refused and the failed rows as they were given, with their reasons', async () => {
  const given = [
    { name: 'Bay', price: 100 },
    { name: 'Tàu', price: 'liên hệ' },
    { name: '', price: null },
    { name: 'Xe', price: 5 },
  ]
  const plan = await planChanges(
    fare,
    given.map((values, key) => ({ key, line: key + 1, values })),
    [],
  )
  const cells = [
    ['Bay', '100'],
    ['Tàu', 'liên hệ'],
    ['', '', 'thừa'],
    ['Xe', '5'],
  ]
  const failed = { state: 'failed', text: 'Lưu thất bại!', more: ['Bạn thử lại nhé.'] } as const
  const rows = refusedRows(fare, {
    rows: plan.rows,
    outcomeOf: (key) => (key === 3 ? failed : undefined),
    source: { heads: ['Tên', 'Giá'], cells: (key) => cells[key] ?? [] },
    t: translate,
  })
  expect(rows).toEqual([
    ['Tàu', 'liên hệ', 'Giá: Hãy điền một con số.'],
    ['', '', 'Tên: Hãy điền ô này. Giá: Hãy điền ô này.'],
    ['Xe', '5', 'Lưu thất bại! Bạn thử lại nhé.'],
  ])
})
