// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { describe, expect, it, test } from 'vitest'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { cache } from '#hooks/read/cache.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { namesRecord, pathOfAddress } from './names-record.ts'
import { fileRelations, idRelations, pageRelations, type Relation } from './relation.ts'
import { branchOnly, item, maker, shelf } from './relations.test-data.ts'
import { readRelated } from './use-related.ts'

const { answer } = office()
const hosts = new Set(['', 'ben.vn'])
const all = [maker, item, shelf, branchOnly]
const fieldsOf = (relations: readonly Relation[]) =>
  relations.map(({ resource, names }) => [resource.name, ...names].join(' '))

describe('the relations of an entity', () => {
  test('are the fields of all kinds that hold its ids', () => {
    expect(fieldsOf(idRelations(maker, all))).toEqual(['item maker', 'item packer', 'item partners'])
    expect(fieldsOf(idRelations(shelf, all))).toEqual(['shelf parent'])
    expect(fieldsOf(idRelations(item, all))).toEqual([])
  })

  test('are the links to its page, where it has one, and the pictures of a file', () => {
    expect(fieldsOf(pageRelations(maker, all))).toEqual(['maker website', 'item link content'])
    expect(fieldsOf(pageRelations(item, all))).toEqual([])
    expect(fieldsOf(fileRelations(all))).toEqual(['item photo photos content'])
  })
})

describe('a record', () => {
  const [page = none] = pageRelations(maker, [item])
  const [file = none] = fileRelations([item])
  it.each<readonly [object, boolean]>([
    [{ link: '/makers/hoa-sen' }, true],
    [{ link: 'https://ben.vn/makers/hoa-sen/?from=1#top' }, true],
    [{ link: 'https://www.ben.vn/makers/hoa-sen' }, true],
    [{ link: 'https://shop.example/makers/hoa-sen' }, false],
    [{ link: '/makers/hoa-sen-2' }, false],
    [{ content: '<p>Xem <a class="x" href="/makers/hoa-sen">đây</a></p>' }, true],
    [{ content: '<p>/makers/hoa-sen</p>' }, false],
    [{}, false],
  ])('%j links to the page: %s', (values, expected) => {
    expect(namesRecord(page, ['/makers/hoa-sen'], hosts)(rowOf<Resource>(item, { id: 1, ...values }))).toBe(
      expected,
    )
  })

  it.each<readonly [object, boolean]>([
    [{ photo: 'https://cdn.vn/files/a%20b.png' }, true],
    [{ photos: ['/files/c.png', '/files/a b.png'] }, true],
    [{ content: '<img src="/files/a%20b.png">' }, true],
    [{ photo: '/files/b.png' }, false],
  ])('%j shows the file: %s', (values, expected) => {
    expect(namesRecord(file, ['/files/a b.png'])(rowOf<Resource>(item, { id: 1, ...values }))).toBe(expected)
  })

  test('without an address is linked by none', () => {
    expect(pathOfAddress('https://ben.vn')).toBe('')
    expect(namesRecord(page, [''])(rowOf<Resource>(item, { id: 1, link: '' }))).toBe(false)
  })
})

const none: Relation = { resource: item, names: [], by: 'id' }
const read = (relation: Relation | undefined, wanted: readonly string[], since?: number) =>
  readRelated(relation ?? none, wanted, { client: cache, signal: new AbortController().signal, since })
const listOf = (rows: readonly object[], total = rows.length) => ({
  data: { results: rows, pagination: { total } },
})
const [byMaker, byPacker, byPartners] = idRelations(maker, [item])

describe('the records that name another one', () => {
  it('are counted by one call where the list has the filter', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => ({ id: at + 1, name: 'Áo', maker: '7' }))
    const calls = answer('/api/item/search', listOf(rows, 120))
    expect(await read(byMaker, ['7'])).toEqual({ count: 120, isLeast: false, rows: null })
    expect(calls.map(({ search }) => search)).toEqual([expect.stringContaining('maker=7')])
  })

  it('are counted by one call where the back-end takes several values', async () => {
    const calls = answer('/api/item/search', listOf([{ id: 1, partners: ['7'] }]))
    const taking = { ...item, query: { ...item.query, filters: { in: '{field}[in]' } } }
    const [, , partners] = idRelations(maker, [taking])
    expect(await read(partners, ['7'])).toMatchObject({ count: 1, rows: null })
    expect(calls.map(({ search }) => new URLSearchParams(search).get('partners[in]'))).toEqual(['7'])
  })

  it('are at least those of the first page where the list has no total', async () => {
    const results = Array.from({ length: 50 }, (_, at) => ({ id: at + 1, maker: '7' }))
    answer('/api/item/search', { data: { results } })
    expect(await read(byMaker, ['7'])).toEqual({ count: 50, isLeast: true, rows: null })
  })

  it('are unknown where the back-end ignores the filter', async () => {
    answer('/api/item/search', listOf([{ id: 1, name: 'Áo', maker: '8' }]))
    await expect(read(byMaker, ['7'])).rejects.toThrow()
  })

  it('are read with the list where it has no such filter, once for all fields', async () => {
    const rows = [
      { id: 1, name: 'Áo', packer: '7', partners: ['8', '9'] },
      { id: 2, name: 'Mũ', packer: '8', partners: ['7'] },
      { id: 3, name: 'Ô', packer: '7', partners: [] },
    ]
    const calls = answer('/api/item/search', listOf(rows))
    expect((await read(byPacker, ['7'])).rows?.map(({ id }) => id)).toEqual(['1', '3'])
    expect(await read(byPartners, ['7', '9'])).toMatchObject({ count: 2, isLeast: false })
    expect(calls).toHaveLength(1)
  })

  it('may be more where the field of a record is unknown, and are unknown where no record has it', async () => {
    answer(
      '/api/item/search',
      listOf([
        { id: 1, packer: '7' },
        { id: 2, packer: { odd: 1 } },
      ]),
    )
    expect(await read(byPacker, ['7'])).toMatchObject({ count: 1, isLeast: true })
    cache.clear()
    answer('/api/item/search', listOf([{ id: 1, name: 'Áo' }]))
    await expect(read(byPacker, ['7'])).rejects.toThrow()
  })

  it('are the children of a node, by a call or from the names', async () => {
    const calls = answer('/api/shelf/children/7', listOf([{ id: 1, parent: '7' }]))
    expect(await read(idRelations(shelf, all)[0], ['7'])).toMatchObject({ count: 1 })
    expect(calls).toHaveLength(1)
    answer('/api/branch/options', {
      data: [
        { id: 7, name: 'Gốc' },
        { id: 8, name: 'Con', parent_id: '7' },
      ],
    })
    const [ofBranch] = idRelations(branchOnly, all)
    expect(await read(ofBranch, ['7'])).toMatchObject({ count: 1 })
    answer('/api/branch/options', { data: [{ id: 7, name: 'Gốc' }] })
    expect(await read(ofBranch, ['7']), 'the names').toMatchObject({ count: 1 })
    expect(await read(ofBranch, ['7'], Date.now() + 1), 'read again').toMatchObject({ count: 0 })
  })
})
