// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { crud, defineResource, readOnly, text } from '#descriptor/index.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'

const plain = { ...samplePlan, list: { columns: ['name'], search: true } } as const
const crate = defineResource({
  ...plain,
  name: 'crate',
  operations: crud('/api/crate'),
  fields: { name: text('Tên', { required: true }), shelf: text('Kệ', { at: 'place.shelf' }) },
})
const deed = defineResource({
  ...plain,
  name: 'deed',
  operations: crud('/api/deed'),
  fields: { name: text('Tên', { required: true }), owner: text('Chủ'), updated_by: readOnly('Người sửa') },
})

let back: InMemory
beforeAll(async () => {
  back = await openInMemory([crate, deed])
}, 60_000)
afterAll(() => back.close())

const facts = (
  'created_by|createdBy|CREATED_BY|created-by|created by|creator|created_by_name|createdOn|' +
  'createdAt|created|creation_date|updated_by|updatedAt|update_time|updated|last_updated|' +
  'modified_by|lastModified|lastModifiedBy|modifiedDate|edited_by|deleted_at|deletedBy|' +
  'row_version|rowVersion|_version|__v|_rev|_etag|etag|revision|owner|owner_id|_owner'
).split('|')
const kept = [
  'create_account',
  'update_policy',
  'version',
  'homeowner',
  'owners_note',
  'editor_note',
  'by',
  'created_in_japan',
]
const each = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'kẻ giả mạo']))

it('drops undeclared fields that are named like facts of the server, at any depth', async () => {
  const more = { ...each(kept), inner: [each(kept)], place: { shelf: 'A', ...each(kept) } }
  const sent = {
    ...more,
    ...each(facts),
    inner: [each([...kept, ...facts])],
    place: { shelf: 'A', ...each([...kept, ...facts]) },
  }
  const made = await back.call('POST', '/api/crate/create', { name: 'A', ...sent })
  expect(made.status).toBe(200)
  const { id } = made.body.data
  const saved = await back.call('PUT', `/api/crate/update/${id}`, { ...sent, name: 'B' })
  const read = await back.call('GET', `/api/crate/${id}`)
  for (const { body } of [made, saved, read]) {
    expect(body.data).toMatchObject(more)
    expect(JSON.stringify(body.data).match(/kẻ giả mạo/g)).toHaveLength(3 * kept.length)
    expect(Object.keys(body.data).filter((name) => facts.includes(name))).toEqual([])
  }
})

it('returns none that an earlier build has stored', async () => {
  const { id } = (await back.call('POST', '/api/crate/create', { name: 'C', note: 'x' })).body.data
  const stored = JSON.stringify({ note: 'x', created_by: 'a', place: { updatedBy: 'b', row: 1 } })
  await sql`update record_crate set extra = ${stored}::jsonb where id = ${id}`.execute(back.db)
  const { body } = await back.call('GET', `/api/crate/${id}`)
  expect(body.data).toMatchObject({ note: 'x', place: { row: 1 } })
  expect(JSON.stringify(body.data)).not.toMatch(/created_by|updatedBy/)
})

it('stores a declared field of such a name, unless it is read-only', async () => {
  const sent = { name: 'A', owner: 'Lan', updated_by: 'kẻ giả mạo' }
  const { body } = await back.call('POST', '/api/deed/create', sent)
  expect(body.data.owner).toBe('Lan')
  expect(JSON.stringify(body.data)).not.toContain('kẻ giả mạo')
})
