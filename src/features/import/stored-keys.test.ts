// @vitest-environment node
import { expect, test } from 'vitest'
import { defineResource, email, get, phone, put, text, url } from '#descriptor/index.ts'
import { fieldOf, type Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { plainContext } from '#hooks/tables/cell-context.ts'
import { planFor } from './plan-for.test-data.ts'

const thing: Resource = defineResource({
  ...samplePlan,
  name: 'thing',
  operations: { list: get('/api/thing'), update: put('/api/thing/{id}'), create: put('/api/thing') },
  fields: {
    name: text('Tên'),
    code: text('Mã', { code: true }),
    phone: phone('Điện thoại'),
    email: email('Email'),
    link: url('Liên kết'),
  },
})

/** The plan of one row of a file, which is matched by a column, over records that have the stored values in its field. */
async function planned(name: string, cell: string, stored: readonly string[]) {
  const existing = stored.map((value, at) => rowOf(thing, { id: `${at + 1}`, name: 'Cũ', [name]: value }))
  const table = { heads: [fieldOf(thing, name).label, 'Tên'], rows: [[cell, 'Mới']] }
  const { plan } = await planFor({ context: plainContext(thing), existing }, table, {
    kind: 'fields',
    names: [name],
  })
  return plan.rows.map(({ status, before, changes }) => [
    status,
    before?.id,
    ...changes.map((one) => one.name),
  ])
}

test.each([
  ['code', 'A–1', 'A–1'],
  ['code', 'A-1', 'A–1'],
  ['code', 'AB-①', 'AB-①'],
  ['code', 'ab-1', 'AB-１'],
  ['phone', 'tel:03-1234-5678', 'tel:03-1234-5678'],
  ['phone', '0901234567', '0901 234 567'],
  ['phone', '901234567', '0901 234 567'],
  ['phone', '+84 901 234 567', '0901.234.567'],
  ['phone', '+81 90-1234-5678', '090-1234-5678'],
  ['phone', '+81 (0)90-1234-5678', '09012345678'],
  ['phone', '84901234567', '0901 234 567'],
  ['phone', '000000', '000000'],
  ['email', 'LAN@example.com', 'lan@example.com'],
  ['email', 'lan@example.com', 'mailto:lan@example.com'],
  ['link', 'https://a‐b.example.com/x', 'https://a‐b.example.com/x'],
  ['link', 'https://a.example.com/東京‐大阪', 'https://a.example.com/東京‐大阪'],
] as const)('%s: %s finds the record of %s, whose spelling stays', async (name, cell, stored) => {
  expect(await planned(name, cell, [stored])).toEqual([['changed', '1', 'name']])
})

test.each([
  ['code', 'A-10', 'A–1'],
  ['phone', '0901 234 568', '0901 234 567'],
  ['phone', 'hỏi Lan', 'hỏi Nam'],
  ['phone', '0000000000', ''],
  ['phone', '115', '0115'],
  ['phone', '+84 323456789', '+81 3-2345-6789'],
  ['link', 'https://a.example.com/東京-大阪', 'https://a.example.com/東京‐大阪'],
] as const)('%s: %s is no spelling of %s', async (name, cell, stored) => {
  expect(await planned(name, cell, [stored])).not.toContainEqual(expect.arrayContaining(['1']))
})

test('of records whose keys differ in their spelling alone, the one that is spelt like the cell is meant', async () => {
  expect(await planned('code', 'A–1', ['A-1', 'A–1'])).toEqual([['changed', '2', 'name']])
  expect(await planned('code', 'A−1', ['A-1', 'A–1'])).toEqual([['refused', undefined, 'name', 'code']])
})
