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
  fields: {
    name: text('Tên', { required: true }),
    shelf: text('Kệ', { at: 'place.shelf' }),
    maker: text('Người làm', { at: 'created_by.name' }),
  },
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
  'createdBy|CREATED_BY|created-by|created by|created_by_name|createdOn|createdon|createdat|' +
  'createdAt|creation_date|date_created|updated_by|updatedby|updatedAt|last_updated|' +
  'modified_by|lastModified|lastModifiedBy|modifiedDate|edited_by|deleted_at|deletedBy|' +
  'row_version|rowVersion|rowversion|lock_version|_version|__v|_rev|_etag|etag|ngay_tao|Ngày tạo|người sửa'
).split('|')
const kept = (
  'create_account|update_policy|version|homeowner|owners_note|editor_note|by|created_in_japan|owner|owner_id|' +
  'revision|creator|created|updated|deleted|modified|update_time|created_by_2'
).split('|')
const each = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'kẻ giả mạo']))

it('drops undeclared fields that are named like facts of the server, and keeps those inside of others', async () => {
  const more = {
    ...each(kept),
    deleted: false,
    log: [each(facts)],
    place: { shelf: 'A', ...each(facts) },
    created_by: { name: 'Lan', team: 'kho' },
  }
  const sent = { ...more, ...each(facts) }
  const made = await back.call('POST', '/api/crate/create', { name: 'A', ...sent })
  expect(made.status).toBe(200)
  const { id } = made.body.data
  const saved = await back.call('PUT', `/api/crate/update/${id}`, { ...sent, name: 'B' })
  const read = await back.call('GET', `/api/crate/${id}`)
  for (const { body } of [made, saved, read]) {
    expect(body.data).toMatchObject(more)
    expect(Object.keys(body.data).filter((name) => facts.includes(name))).toEqual([])
  }
})

it('returns none that is stored, and erases none', async () => {
  const { id } = (await back.call('POST', '/api/crate/create', { name: 'C', note: 'x' })).body.data
  const stored = { note: 'x', updated_by: 'a', place: { row: 1 } }
  await sql`update record_crate set extra = ${JSON.stringify(stored)}::jsonb where id = ${id}`.execute(
    back.db,
  )
  const sent = { name: 'D', updated_by: 'kẻ giả mạo' }
  const { body } = await back.call('PUT', `/api/crate/update/${id}`, sent)
  expect(body.data).toMatchObject({ name: 'D', note: 'x', place: { row: 1 } })
  expect(body.data).not.toHaveProperty('updated_by')
  const { rows } = await sql`select extra from record_crate where id = ${id}`.execute(back.db)
  expect(rows).toEqual([{ extra: stored }])
})

it('stores a declared field of such a name, unless it is read-only', async () => {
  const sent = { name: 'A', owner: 'Lan', updated_by: 'kẻ giả mạo' }
  const { body } = await back.call('POST', '/api/deed/create', sent)
  expect(body.data.owner).toBe('Lan')
  expect(JSON.stringify(body.data)).not.toContain('kẻ giả mạo')
})
