// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { crud, defineResource, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { reconcileWrite } from './reconcile-write.ts'

const { answer } = office()
const stock = defineResource({
  ...samplePlan,
  operations: crud('/api/stock'),
  fields: { sku: text('Mã', { required: true }), name: text('Tên') },
  typedKey: 'sku',
})

test.each([
  ['that has the values', () => Response.json({ data: { sku: 'A', name: 'Áo' } }), 'saved'],
  ['of another user', () => Response.json({ data: { sku: 'A', name: 'Mũ' } }), 'not saved'],
  ['that does not exist', () => Response.json({}, { status: 404 }), 'not saved'],
  ['that cannot be read', () => Response.json({}, { status: 403 }), 'unknown'],
])('finds a lost create by its typed key, with a record %s', async (_, respond, status) => {
  const calls = answer('/api/stock/A', respond)
  const found = await reconcileWrite(stock, { before: null, values: { sku: 'A', name: 'Áo' } }, Date.now())
  expect([found.status, calls.length]).toEqual([status, 1])
})
