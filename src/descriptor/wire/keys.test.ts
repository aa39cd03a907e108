import { describe, expect, test } from 'vitest'
import { idOf, readRecord } from '#descriptor/envelope.ts'
import { crud, defineResource, parent, position, reference, references, text } from '#descriptor/index.ts'
import { rowOf, valuesOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { uniqueFields } from '#descriptor/unique-fields.ts'
import { validate } from '#descriptor/validate.ts'
import { bodyOf, changesOf } from '#descriptor/wire.ts'

const site = defineResource({
  ...samplePlan,
  name: 'site',
  idKey: 'site_no',
  operations: crud('/api/site'),
  fields: { name: text('Tên'), main: parent('Kho chính') },
})
const stock = defineResource({
  ...samplePlan,
  name: 'stock',
  operations: crud('/api/stock'),
  fields: {
    sku: text('Mã', { required: true }),
    name: text('Tên'),
    site: reference('Kho', () => site),
    others: references('Kho khác', () => site),
  },
  typedKey: 'sku',
})
const nested = defineResource({
  ...samplePlan,
  operations: {},
  fields: { code: text('Mã', { at: 'id', required: true }) },
  typedKey: 'code',
})
const actor = { subject: '', name: '' }

test('reads the id from its key alone', () => {
  expect(idOf({ site_no: 7, id: 'x', _id: 'y' }, 'site_no')).toBe('7')
  expect(idOf({ id: 'x' }, 'site_no')).toBe('')
  expect(rowOf(site, { site_no: 7, id: 'x' }).id).toBe('7')
  expect(readRecord({ data: { site_no: 1 }, site_no: 2 }, '2', 'site_no')).toMatchObject({ site_no: 2 })
})

test('reads the id of a populated reference from the key of its resource', () => {
  const raw = { sku: 'A', site: { site_no: 7, id: 'x' }, others: [{ site_no: 8 }, 9] }
  expect(rowOf(stock, raw)).toMatchObject({ id: 'A', site: '7', others: ['8', '9'] })
})

test('prefers _id to id in a populated reference, as in a record', () => {
  for (const idKey of ['id', '_id']) {
    const product = defineResource({
      ...samplePlan,
      operations: {},
      fields: { brand: reference('Hãng', () => ({ ...site, idKey })) },
    })
    expect(rowOf(product, { id: 1, brand: { _id: 'abc', id: 7 } }).brand).toBe('abc')
  }
})

test('reads and writes a populated parent by the key of its resource', () => {
  const row = rowOf(site, { site_no: 8, name: 'A', main: { site_no: 7, id: 'x' } })
  expect(row.main).toBe('7')
  const body = (values: object) =>
    bodyOf(site, { before: row, values: { ...valuesOf(site, row), ...values }, actor })
  expect(body({ name: 'B' }).main).toEqual({ site_no: 7, id: 'x' })
  expect(body({ main: '9' }).main).toBe(9)
})

test('writes the id of a reference as a number where its records came with numbers', () => {
  const row = rowOf(stock, { sku: 'A', site: { site_no: 7, id: 'x' }, others: [{ site_no: 8 }] })
  const body = bodyOf(stock, {
    before: row,
    values: { ...valuesOf(stock, row), site: '9', others: ['8', '5'] },
    actor,
  })
  expect(body).toMatchObject({ site: 9, others: [8, 5] })
})

describe('a typed key', () => {
  test('is the id of the record, under the path of its field', () => {
    expect([stock.idKey, nested.idKey]).toEqual(['sku', 'id'])
    expect(rowOf(nested, { id: 'K1' })).toMatchObject({ id: 'K1', code: 'K1' })
    expect(uniqueFields(stock)).toEqual(['sku'])
  })

  test('is written with a new record only', () => {
    const row = rowOf(stock, { sku: 'A', name: 'Áo' })
    const values = { ...valuesOf(stock, row), sku: 'B', name: 'Quần' }
    expect(bodyOf(stock, { before: null, values, actor })).toMatchObject({ sku: 'B' })
    expect(bodyOf(stock, { before: row, values, actor })).toEqual({ sku: 'A', name: 'Quần' })
  })

  test.each(['A 1', 'a/b', '..', '.', 'a?b', 'a#b', '50%', 'a\\b', 'a\tb'])('is refused as %j', (sku) => {
    expect(validate(stock, { ...valuesOf(stock, rowOf(stock, {})), sku })).toHaveProperty('sku')
  })

  test('is validated in a new record only', () => {
    const values = { ...valuesOf(stock, rowOf(stock, {})), sku: 'áo-01.x_Y' }
    expect(validate(stock, values)).toEqual({})
    expect(validate(stock, { ...values, sku: '' })).toHaveProperty('sku')
    expect(validate(stock, { ...values, sku: 'a b' }, { id: 'a', values })).toEqual({})
  })
})

test('a change is sent without the values that are as they were read, also inside of others', () => {
  const fields = {
    name: text('Tên'),
    city: text('Thành phố', { at: 'address.city' }),
    street: text('Đường', { at: 'address.home.street', alias: ['address.home.road'] }),
    place: position('Toạ độ', { at: 'address.geo' }),
  }
  const home = { street: 'Lê Lợi', floor: 2 }
  const address = { city: 'Huế', zip: '49', home, geo: { lat: 1, lng: 2 } }
  const raw = { id: 1, name: 'Áo', address, tags: ['x'], note: { a: 1, b: 2 }, none: null }
  const sent = (body: object) => changesOf({ fields }, { ...raw, ...body }, raw)
  expect(sent({})).toEqual({})
  expect(sent({ name: 'Quần' })).toEqual({ name: 'Quần' })
  expect(sent({ address: { ...address, city: 'Vinh' } })).toEqual({ address: { city: 'Vinh' } })
  expect(sent({ address: { ...address, home: { ...home, street: null } } })).toEqual({
    address: { home: { street: null } },
  })
  expect(sent({ address: { ...address, geo: { lat: 1, lng: 3 } } })).toEqual({
    address: { geo: { lat: 1, lng: 3 } },
  })
  expect(sent({ note: { a: 1, b: 3 } })).toEqual({ note: { a: 1, b: 3 } })
  expect(changesOf({ fields }, { address: { city: 'Vinh' } }, { address: null })).toEqual({
    address: { city: 'Vinh' },
  })
})
