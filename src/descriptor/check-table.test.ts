// @vitest-environment node
import { expect, test } from 'vitest'
import { checkTable } from './check-table.ts'
import { defineResource, del, get, money, number, put, reference, slug, text, toggle } from './index.ts'
import type { Resource } from './resource.ts'

const plain = { title: 'Đồ vật', noun: 'đồ vật', group: 'content', icon: 'IconList' } as const
const thing = defineResource({
  ...plain,
  name: 'thing',
  path: '/things',
  operations: { list: get('/api/thing/search'), update: put('/api/thing', { id: 'body' }) },
  fields: { name: text('Tên'), code: text('Mã'), from: number('Từ'), active: toggle('Đang dùng') },
  list: { columns: ['name', 'code'], filters: ['active'] },
})

// Only descriptors that are composed without their types can have these errors.
const changed = (change: object): Resource => ({ ...thing, ...change })
const withFields = (more: Resource['fields']) => changed({ fields: { ...thing.fields, ...more } })

test('takes a table that is in order', () => {
  expect(() => checkTable([thing])).not.toThrow()
})

test.each<[string, Resource, string]>([
  [
    'blankTo of no field',
    withFields({ meta: text('Meta', { blankTo: 'x' }) }),
    'thing.meta: blankTo names “x”, which is no other field',
  ],
  [
    'slugFrom of no field',
    withFields({ url: slug('Nơi', { slugFrom: 'x' }) }),
    'thing.url: slugFrom names “x”',
  ],
  [
    'notBelow of itself',
    withFields({ to: number('Đến', { notBelow: 'to' }) }),
    'thing.to: notBelow names “to”',
  ],
  [
    'notBelow of another kind',
    withFields({ to: number('Đến', { notBelow: 'name' }) }),
    'thing.to: notBelow names “name”, which is a text, not a number',
  ],
  [
    'currencyFrom of no field',
    withFields({ price: money('Giá', 'VND', { currencyFrom: 'x' }) }),
    'thing.price: currencyFrom',
  ],
  [
    'a lookup that is none',
    withFields({ url: slug('Nơi', { lookup: 'slug' }) }),
    'thing.url: lookup names “slug”',
  ],
  [
    'limits the wrong way round',
    withFields({ n: number('Số', { min: 2, max: 1 }) }),
    'thing.n: min is greater than max',
  ],
  [
    'a path inside that of another field',
    withFields({ city: text('Nơi', { at: 'address.city' }), address: text('Địa chỉ') }),
    'thing.address: its path address is, or contains, that of city',
  ],
  [
    'an alias that is the path of another field',
    withFields({ city: text('Nơi', { alias: ['town'] }), place: text('Chỗ', { at: 'town' }) }),
    'thing.city: its alias town is the path of another field',
  ],
  [
    'a path with an empty part',
    withFields({ city: text('Nơi', { at: 'address..city' }) }),
    'thing.city: the path address..city is not like a.path',
  ],
  [
    'a path into a list',
    withFields({ city: text('Nơi', { at: 'addresses.0.city' }) }),
    'thing.city: the path addresses.0.city has a number: it leads through records, not lists',
  ],
  [
    'a name that rows use',
    withFields({ raw: text('Thô') }),
    'thing.raw: every record has something else of this name',
  ],
  [
    'a reference outside of the table',
    withFields({ brand: reference('Hãng', () => ({ name: 'brand', label: 'name' })) }),
    'thing.brand: it refers to brand, which is not in the table',
  ],
  [
    'a rate that is none',
    withFields({
      price: money('Giá', 'VND', {
        convertTo: { currency: 'JPY', rate: { of: () => thing, field: 'rate' } },
      }),
    }),
    'thing.price: its rate thing.rate is not a number of the table',
  ],
  ['a label that is no text', changed({ label: 'active' }), 'thing.active: the label is not a field of text'],
  [
    'a lead that names no field',
    changed({ list: { lead: { detail: ['sku'] }, columns: [] } }),
    'thing.sku: the list or the form names it, but it is not a field',
  ],
  [
    'an inbox of a list without a state',
    { ...withFields({ open: toggle('Mở'), shut: toggle('Đóng') }), inbox: { body: 'name' } },
    'thing.inbox: the list has no state',
  ],
  [
    'an inbox whose queue cannot be sorted by',
    changed({ inbox: { body: 'name', queue: 'price' } }),
    'thing.inbox.queue: it names “price”, which is not in list.sort',
  ],
  [
    'a column twice',
    changed({ list: { columns: ['name', 'name'] } }),
    'thing.name: the list or the form names it twice',
  ],
  [
    'a form row of no field',
    changed({ form: { rows: [['nane']] } }),
    'thing.nane: the list or the form names it, but it is not a field',
  ],
  [
    'a filter by a kind that has none',
    changed({ list: { columns: ['name'], filters: ['code'] } }),
    'thing.code: nothing filters by this field',
  ],
  [
    'a filter under a name of the address',
    { ...withFields({ page: toggle('Trang') }), list: { columns: ['name'], filters: ['page'] } },
    'thing.page: its filter would be sent as “page”, another word of the list call: leave it out',
  ],
  ['a name that is not kebab-case', changed({ name: 'Thing' }), 'Thing: the name is not in kebab-case'],
  ['a path without a slash', changed({ path: 'things' }), 'thing: the path things'],
  [
    'new records without a state',
    changed({ home: { waiting: { fresh: true } } }),
    'thing: no state has the tint of new records, which wait on the home page',
  ],
  [
    'gaps between records that are no bands',
    changed({ home: { waiting: { gaps: true } } }),
    'thing.home: it looks for gaps between bands, and the records are none',
  ],
  [
    'bands of fields that there are not',
    changed({ bands: { from: 'least', to: 'most', price: 'code' } }),
    'thing.bands: from names “least”, which is no number',
  ],
  [
    'views of a team in records of a list',
    changed({ teamViews: 'views' }),
    'thing.teamViews: only a settings record has a place for them',
  ],
  [
    'views of a team in a field',
    changed({ teamViews: 'code' }),
    'thing.teamViews: the path code is, contains or is in that of the field code',
  ],
  [
    'an update without an id',
    changed({ operations: { update: put('/api/thing') } }),
    'thing.operations.update: /api/thing has no place for the id',
  ],
  [
    'an id in two places',
    changed({ operations: { remove: del('/api/thing/{id}', { id: 'query' }) } }),
    'thing.operations.remove',
  ],
  [
    'an order by a column that the back-end cannot order by',
    changed({ list: { ...thing.list, sort: ['name'], order: '-code' } }),
    'thing.list.order: it names “-code”, which is not in list.sort',
  ],
  [
    'a filter with a word of addresses as its name',
    changed({ list: { ...thing.list, filters: ['from'] } }),
    "thing.from: “from” is a word of addresses, which no filter can have: give the field another name, with at: 'from'",
  ],
  [
    'decimals of a whole number',
    withFields({ rate: number('Tỷ lệ', { decimals: 0 }) }),
    'thing.rate: decimals is 0, which is not 1 to 15',
  ],
  [
    'a required text without room',
    withFields({ meta: text('Meta', { required: true, max: 0 }) }),
    'thing.meta: no value meets its rules',
  ],
  [
    'a condition on no field',
    changed({ conditions: [{ when: { lost: true }, field: 'code', required: true }] }),
    'thing.lost: a condition names it, but it is not a field',
  ],
  [
    'limits of a condition beyond those of its field',
    {
      ...withFields({ rate: number('Tỷ lệ', { required: true, max: 5 }) }),
      conditions: [{ when: { active: true }, field: 'rate', min: 6 }],
    },
    'thing.rate: no value meets its rules where active is true',
  ],
])('refuses %s by the names of entity and field', (_, wrong, message) => {
  expect(() => checkTable([wrong])).toThrow(message)
})

test('refuses names, titles and addresses that two entities share', () => {
  const other = { ...thing, name: 'other', path: '/others', title: 'Khác' }
  expect(() => checkTable([thing, other])).not.toThrow()
  expect(() => checkTable([thing, { ...other, name: 'thing' }])).toThrow('thing: it has the name of thing')
  expect(() => checkTable([thing, { ...other, title: thing.title }])).toThrow(
    'other: it has the title of thing',
  )
  expect(() => checkTable([thing, { ...other, path: '/things' }])).toThrow(
    'other: it has the path and tab of thing',
  )
  expect(() => checkTable([thing, { ...other, path: '/things', tab: 'b' }])).not.toThrow()
  expect(() =>
    checkTable([
      { ...thing, teamViews: 'views' },
      { ...other, teamViews: 'more' },
    ]),
  ).toThrow('other: it has the place of team views of thing')
})
