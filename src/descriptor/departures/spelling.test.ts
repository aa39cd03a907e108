// @vitest-environment node
import { expect, test } from 'vitest'
import { choice, defineResource, get, manyChoice, reference, text, toggle } from '#descriptor/index.ts'
import { defaultListState, listQuery } from '#descriptor/list-state.ts'
import { newValues, rowOf, valuesOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { bodyOf } from '#descriptor/wire.ts'
import { noteSpelling } from './spelling.ts'

const brand = defineResource({ ...samplePlan, name: 'brand', operations: {}, fields: { name: text('Tên') } })
const make = () =>
  defineResource({
    ...samplePlan,
    name: 'page',
    operations: { list: get('/api/page') },
    fields: {
      title: text('Tiêu đề', { alias: ['name'] }),
      site: choice('Trang', { home: 'Trang chủ', 'shop-place': 'Cửa hàng' }),
      sites: manyChoice('Các trang', { home: 'Trang chủ', 'shop-place': 'Cửa hàng' }),
      brand: reference('Thương hiệu', () => brand, { alias: ['brand_id'] }),
    },
    list: { columns: ['site'], sort: ['title'], filters: ['site', 'brand'] },
  })
const actor = { subject: '', name: '' }
const raw = { id: 1, name: 'A', site: 'Shop place', sites: ['SHOP_PLACE', 'other'], brand_id: 7 }

test('reads options regardless of case, spaces and dashes', () => {
  expect(rowOf(make(), raw)).toMatchObject({
    title: 'A',
    site: 'shop-place',
    sites: ['shop-place', 'other'],
    brand: '7',
  })
})

test('writes back the spelling that was found, and ids as numbers', () => {
  const page = make()
  const row = rowOf(page, raw)
  const body = (edits: object) =>
    bodyOf(page, { before: row, values: { ...valuesOf(page, row), ...edits }, actor })
  expect(body({ title: 'B' })).toEqual({ ...raw, name: 'B' })
  expect(body({ brand: '9' })).toEqual({ ...raw, brand_id: 9 })
  expect(body({ brand: '' })).toEqual({ ...raw, brand_id: null })
  expect(body({ brand: 'x9' })).toEqual({ ...raw, brand_id: 'x9' })
})

test('sorts, filters and creates by the spelling of the records that were read', () => {
  const page = make()
  const state = {
    ...defaultListState(page),
    order: { key: 'title', desc: true },
    filters: { site: 'shop-place', brand: '7' },
  }
  expect(listQuery(page, state)).toMatchObject({ sort: '-title', site: 'shop-place', brand: '7' })
  noteSpelling(page, [{ id: 2 }, raw])
  expect(listQuery(page, state)).toMatchObject({ sort: '-name', site: 'Shop place', brand_id: '7' })
  const values = { ...newValues(page), title: 'C', site: 'shop-place', brand: '8' }
  expect(bodyOf(page, { before: null, values, actor })).toMatchObject({
    name: 'C',
    site: 'Shop place',
    brand_id: 8,
  })
  expect(
    bodyOf(page, { before: null, values: { ...values, sites: ['home', 'shop-place'] }, actor }).sites,
  ).toEqual(['home', 'SHOP_PLACE'])
  noteSpelling(page, [{ id: 3, title: 'D' }])
  expect(listQuery(page, state)).toMatchObject({ sort: '-title' })
})

test('writes an option as it is spelt once a record has it so', () => {
  const page = make()
  noteSpelling(page, [raw, { id: 2, site: 'shop-place', sites: ['shop-place'] }])
  const values = { ...newValues(page), title: 'C', site: 'shop-place', sites: ['shop-place'] }
  expect(bodyOf(page, { before: null, values, actor })).toMatchObject({
    site: 'shop-place',
    sites: ['shop-place'],
  })
})

test('writes back the items of a list in the spelling of its record', () => {
  const page = make()
  const row = rowOf(page, raw)
  const values = { ...valuesOf(page, row), sites: ['shop-place', 'other', 'home'] }
  expect(bodyOf(page, { before: row, values, actor }).sites).toEqual(['SHOP_PLACE', 'other', 'home'])
})

test('writes choices and toggles as numbers where records have numbers', () => {
  const makeGraded = () =>
    defineResource({
      ...samplePlan,
      operations: {},
      fields: {
        name: text('Tên'),
        grade: choice('Hạng', { '1': 'Tốt', '-1': 'Hỏng' }),
        grades: manyChoice('Các hạng', { '1': 'Tốt', '2': 'Vừa' }),
        active: toggle('Đang dùng'),
      },
    })
  const thing = makeGraded()
  const row = rowOf(thing, { id: 1, name: 'A', grade: 1, grades: [1], active: 0 })
  const values = { ...valuesOf(thing, row), grade: '-1', grades: ['1', '2'], active: true }
  const written = { grade: -1, grades: [1, 2], active: 1 }
  expect(bodyOf(thing, { before: row, values, actor })).toMatchObject(written)
  expect(bodyOf(thing, { before: null, values, actor })).toMatchObject({ grade: '-1', active: true })
  noteSpelling(thing, [row.raw])
  expect(bodyOf(thing, { before: null, values, actor })).toMatchObject(written)
  const texts = rowOf(thing, { id: 2, name: 'B', grade: '1', grades: ['1'], active: true })
  expect(bodyOf(thing, { before: texts, values: { ...values, name: 'C' }, actor })).toMatchObject({
    grade: '-1',
    grades: ['1', '2'],
    active: true,
  })
})
