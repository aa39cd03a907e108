// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productCategory } from '#resources/product-category.ts'
import { type InMemory, openInMemory } from '../../testing/in-memory.ts'
import { removeRecord } from './write-record.ts'
import type { Writer } from './writer.ts'

let back: InMemory

const writer: Writer = { person: { id: 'u1', username: 'u', name: 'U', permission: 'admin' } }

beforeAll(async () => {
  back = await openInMemory()
}, 60_000)

afterAll(() => back.close())

describe('a tree', () => {
  const save = async (fields: object) => back.call('PUT', '/api/product-category/update', fields)
  const ids: string[] = []

  beforeAll(async () => {
    for (const name of ['Gốc', 'Giữa', 'Lá']) {
      ids.push((await save({ name, parent_id: ids.at(-1) ?? null })).body.data.id)
    }
  })

  it('returns roots and children with their number of children', async () => {
    const below = async (id: string) =>
      (await back.call('GET', `/api/product-category/by-parent-id?parent_id=${id}`)).body.data.results
    expect(await below('')).toMatchObject([{ id: ids[0], children_count: 1, parent_id: null }])
    expect(await below(ids[0] ?? '')).toMatchObject([{ id: ids[1] }])
  })

  it('returns a found node with its ancestors', async () => {
    const { body } = await back.call('GET', '/api/product-category/search-node?keyword=la')
    expect(body.data.results).toMatchObject([
      {
        id: ids[2],
        children_count: 0,
        ancestors: [
          { id: ids[0], label: 'Gốc' },
          { id: ids[1], label: 'Giữa' },
        ],
      },
    ])
  })

  it('rejects the delete of a node with children', async () => {
    await expect(removeRecord(back.db, productCategory, ids[1] ?? '', writer)).rejects.toMatchObject({
      status: 409,
    })
    await removeRecord(back.db, productCategory, ids[2] ?? '', writer)
    await expect(removeRecord(back.db, productCategory, ids[2] ?? '', writer)).rejects.toMatchObject({
      status: 404,
    })
  })

  it('rejects a cycle and a missing parent, and does not store children_count', async () => {
    for (const parent of [ids[1], ids[0]]) {
      const { status, body } = await save({ id: ids[0], parent_id: parent })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['parent_id']])
    }
    expect((await save({ name: 'Mồ côi', parent_id: 'nobody' })).body.errors).toHaveProperty('parent_id')
    expect((await save({ id: ids[0], children_count: 9 })).body.data.children_count).toBeUndefined()
    expect((await save({ id: 'nobody', name: 'x' })).status).toBe(404)
  })
})
