// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { text } from '#descriptor/make-field.ts'
import type { Resource } from '#descriptor/resource.ts'
import { brand } from '#resources/brand.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { migrate } from '../db/migrate.ts'
import { recordMigrations } from './record-migrations.ts'
import { reindexSearch } from './reindex-search.ts'

let back: InMemory

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

async function makeBrand(fields: Record<string, unknown>) {
  const { status, body } = await back.call('POST', '/api/brand/create', fields)
  expect(status).toBe(200)
  return body.data
}

describe('a descriptor that changes', () => {
  it('gains columns, and orders and finds old records by them', async () => {
    const made = await makeBrand({ name: 'Đổi mới', description: 'Ẩn mình' })
    const { name, description, ...rest } = brand.fields
    const changed: Resource = {
      ...brand,
      fields: {
        description,
        ...rest,
        name: { ...name, kind: 'url' },
        motto: text('Khẩu hiệu', { initial: '' }),
      },
      list: { ...brand.list, sort: ['description'] },
    }
    await migrate(back.db, recordMigrations([changed]))
    await reindexSearch(back.db, [changed])
    const read = await sql<Record<string, unknown>>`select * from record_brand where id = ${made.id}`.execute(
      back.db,
    )
    expect(read.rows[0]).toMatchObject({ motto: '', by_description: 'an minh', folded: 'an minh\ndoi moi' })
  })
})
