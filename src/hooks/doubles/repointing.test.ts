// @vitest-environment node
import '#hooks/testing/dom.test-data.ts'
import { expect, test } from 'vitest'
import { dateTime, defineResource, get, put, richText } from '#descriptor/index.ts'
import type { Resource } from '#descriptor/resource.ts'
import { rowOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { isToBeSent } from '#hooks/changes/change-plan.ts'
import { planChanges } from '#hooks/changes/plan-changes.ts'
import { item, maker, shelf } from '#hooks/relations/relations.test-data.ts'
import { office } from '#hooks/testing/office.test-data.tsx'
import { readRepointings } from './repointing.ts'

const { answer } = office({ siteBase: 'https://ben.vn' })
const kept = rowOf<Resource>(maker, { id: 1, name: 'Sony', slug: 'sony' })
const others = [
  rowOf<Resource>(maker, { id: 2, name: 'SONY ', slug: 'sony-2' }),
  rowOf<Resource>(maker, { id: 3, name: 'ソニー' }),
]
const list = (rows: readonly object[]) => ({ data: { results: rows, pagination: { total: rows.length } } })
const reading = () => ({ signal: new AbortController().signal })
const read = (resources: readonly Resource[], resource: Resource = maker) =>
  readRepointings(resource, { kept, others }, resources, reading())

test('records that use the others use the kept one in every field, each id once', async () => {
  answer(
    '/api/item/search',
    list([
      {
        id: 10,
        name: 'TV',
        maker: '2',
        packer: '9',
        partners: ['3', '1', '4'],
        link: '/makers/sony-2?a=1',
        content: '',
      },
      {
        id: 11,
        name: 'Ô',
        maker: '9',
        packer: '1',
        partners: [],
        link: 'https://ben.vn/makers/sony-2#b',
        content: '',
      },
      { id: 12, name: 'Mũ', maker: '9', packer: '9', partners: ['4'], link: '/makers/sony', content: '' },
    ]),
  )
  const [found] = await read([item])
  expect(found?.isWhole).toBe(true)
  expect(found?.given.map(({ id, values }) => [id, values])).toEqual([
    ['10', { maker: '1', packer: '9', partners: ['1', '4'], link: '/makers/sony?a=1' }],
    ['11', { maker: '9', packer: '1', partners: [], link: 'https://ben.vn/makers/sony#b' }],
  ])
  const plan = await planChanges(item, found?.given ?? [], found?.rows ?? [])
  expect(plan.rows.map(({ status, changes }) => [status, changes.map(({ name }) => name)])).toEqual([
    ['changed', ['maker', 'partners', 'link']],
    ['changed', ['link']],
  ])
})

test('an unknown field is neither changed nor taken for unused', async () => {
  answer(
    '/api/item/search',
    list([{ id: 10, name: 'TV', maker: '2', packer: { odd: 1 }, partners: [], link: '', content: '' }]),
  )
  const [found] = await read([item])
  expect([found?.isWhole, found?.given.map(({ values }) => Object.keys(values))]).toEqual([
    false,
    [['maker', 'partners']],
  ])
})

test('a resource with a filter is read by it, and children by their parent', async () => {
  const filtered: Resource = { ...item, fields: { name: item.fields.name, maker: item.fields.maker } }
  const calls = answer('/api/item/search', list([{ id: 10, name: 'TV', maker: '2' }]))
  const [found] = await read([filtered])
  expect(found?.given.map(({ values }) => values)).toEqual([{ maker: '1' }])
  expect(calls.length).toBeGreaterThan(0)
  const children = [2, 3].map((id) =>
    answer(`/api/shelf/children/${id}`, list([{ id: 20 + id, name: 'Ngăn', parent: `${id}` }])),
  )
  const [below] = await read([shelf], shelf)
  expect(below?.given.map(({ id, values }) => [id, values])).toEqual([
    ['22', { parent: '1' }],
    ['23', { parent: '1' }],
  ])
  expect(children.map(({ length }) => length)).toEqual([1, 1])
})

test('links stay as they are where the kept record has no page, and are named', async () => {
  answer(
    '/api/item/search',
    list([
      { id: 10, name: 'TV', maker: '2', packer: '9', partners: [], link: '/makers/sony-2', content: '' },
    ]),
  )
  const noPage = rowOf<Resource>(maker, { id: 1, name: 'Sony' })
  const [found] = await readRepointings(maker, { kept: noPage, others }, [item], reading())
  expect(found?.given.map(({ values }) => [values['maker'], 'link' in values])).toEqual([['1', false]])
  expect(found?.left.map(({ id }) => id)).toEqual(['10'])
})

test('a link to a page becomes the whole address of the kept one where that is its slug', async () => {
  answer(
    '/api/item/search',
    list([
      {
        id: 10,
        name: 'TV',
        maker: '9',
        packer: '9',
        partners: [],
        link: 'https://ben.vn/makers/sony-2?a=1',
        content: '',
      },
    ]),
  )
  const away = rowOf<Resource>(maker, { id: 1, name: 'Sony', slug: 'https://sony.example/vn' })
  const [found] = await readRepointings(maker, { kept: away, others }, [item], reading())
  expect(found?.given.map(({ values }) => values['link'])).toEqual(['https://sony.example/vn?a=1'])
})

test('a list that ends before its count is not taken for whole', async () => {
  const rows = [{ id: 12, name: 'Mũ', maker: '9', packer: '9', partners: [], link: '', content: '' }]
  answer('/api/item/search', { data: { results: rows, pagination: { total: 2 } } })
  expect((await read([item])).map(({ isWhole }) => isWhole)).toEqual([false])
})

test('nothing is returned for records that nothing uses', async () => {
  answer(
    '/api/item/search',
    list([{ id: 12, name: 'Mũ', maker: '9', packer: '9', partners: [], link: '', content: '' }]),
  )
  expect(await read([item, shelf])).toEqual([])
})

const linking = (id: number, values: object) => ({
  id,
  name: 'TV',
  maker: '9',
  packer: '9',
  partners: [],
  link: '',
  content: '',
  ...values,
})

test('a link to the same path of another site stays, and is no use of ours', async () => {
  answer('/api/item/search', list([linking(10, { link: 'https://shop.example/makers/sony-2' })]))
  expect(await read([item])).toEqual([])
})

test.each(['https://sony.example', '/', 'https://sony.example/?a=1'])(
  'an empty link and one to a first page stay where a double has the address %s for its slug',
  async (slug) => {
    const double = rowOf<Resource>(maker, { id: 2, name: 'SONY', slug })
    const content = '<a href="https://shop.example/">x</a><a href="#top">y</a>'
    answer('/api/item/search', list([linking(10, { maker: '2', content })]))
    const [found] = await readRepointings(maker, { kept, others: [double] }, [item], reading())
    expect(found?.given.map(({ values }) => values)).toEqual([{ maker: '1', packer: '9', partners: [] }])
    expect(found?.left).toEqual([])
  },
)

test('a link to a page that the kept record has as well is no use of a double', async () => {
  const double = rowOf<Resource>(maker, { id: 2, name: 'SONY', slug: '/makers/sony/' })
  answer('/api/item/search', list([linking(10, { link: '/makers/sony' })]))
  expect(await readRepointings(maker, { kept, others: [double] }, [item], reading())).toEqual([])
})

test('links in rich text follow, and no other character of it changes', async () => {
  const content = (path: string, host = '') =>
    `<p style="x">&nbsp;<a class='k' href="${host}/makers/${path}?a=1&b=2">TV</a> /makers/sony-2 <br/></p>`
  const rows = [
    linking(10, { content: content('sony-2') }),
    linking(11, { content: content('sony-2', 'https://shop.example') }),
    linking(12, { content: '<a href=/makers/sony-2>TV</a>' }),
  ]
  answer('/api/item/search', list(rows.map((row) => ({ ...row, content: undefined }))))
  const calls = rows.map((row) => answer(`/api/item/${row.id}`, { data: row }))
  const [found] = await read([item])
  expect(
    calls.map(({ length }) => length),
    'the list leaves them out',
  ).toEqual([1, 1, 1])
  const plan = await planChanges(item, found?.given ?? [], found?.rows ?? [])
  expect(plan.rows.filter(isToBeSent).map(({ before, changes }) => [before?.id, changes])).toEqual([
    ['10', [{ name: 'content', from: content('sony-2'), to: content('sony') }]],
  ])
  expect([found?.left.map(({ id }) => id), found?.isWhole]).toEqual([['12'], true])
})

test('a rich text is read again only where its record was changed since', async () => {
  const stamped = (id: number, updated_at: string) => ({
    ...linking(id, { content: '<a href="/makers/sony-2">TV</a>' }),
    updated_at,
  })
  const dated: Resource = {
    ...item,
    fields: { ...item.fields, updated_at: dateTime('Ngày sửa', { readOnly: true }) },
  }
  const memory = new Map()
  const readAgain = async (rows: readonly ReturnType<typeof stamped>[]) => {
    answer('/api/item/search', list(rows.map((row) => ({ ...row, content: undefined }))))
    const calls = rows.map((row) => answer(`/api/item/${row.id}`, { data: row }))
    const [found] = await readRepointings(maker, { kept, others }, [dated], { ...reading(), memory })
    return [found?.given.length, calls.map(({ length }) => length)]
  }
  const first = '2026-01-01T00:00:00Z'
  expect(await readAgain([stamped(10, first), stamped(11, first)])).toEqual([2, [1, 1]])
  expect(await readAgain([stamped(10, first), stamped(11, '2026-01-02T00:00:00Z')])).toEqual([2, [0, 1]])
})

test('a record of settings that links to the others is named, and is in no plan', async () => {
  const settings = defineResource({
    ...samplePlan,
    name: 'settings',
    operations: { read: get('/api/settings'), save: put('/api/settings') },
    fields: { text: richText('Hướng dẫn') },
  })
  answer('/api/settings', { data: { text: '<a href="/makers/sony-2">TV</a>' } })
  const [found] = await read([settings])
  expect([found?.given, found?.left.length, found?.isWhole]).toEqual([[], 1, true])
})
