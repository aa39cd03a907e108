// @vitest-environment node
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { text } from '#descriptor/make-field.ts'
import type { Resource } from '#descriptor/resource.ts'
import { brand } from '#resources/brand.ts'
import { migrate } from '../db/migrate.ts'
import { brandBackEnd } from './brands.test-data.ts'
import { recordMigrations } from './record-migrations.ts'
import { reindexSearch } from './reindex-search.ts'

const office = brandBackEnd()
const { makeBrand } = office

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
    await migrate(office.back.db, recordMigrations([changed]))
    await reindexSearch(office.back.db, [changed])
    const read = await sql<Record<string, unknown>>`select * from record_brand where id = ${made.id}`.execute(
      office.back.db,
    )
    expect(read.rows[0]).toMatchObject({ motto: '', by_description: 'an minh', folded: 'an minh\ndoi moi' })
  })
})
