// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyKind } from '#descriptor/every-kind.test-data.ts'
import { choice, images, manyChoice, parent, reference, references, text } from '#descriptor/make-field.ts'
import { defineResource } from '#descriptor/resource.ts'
import { readSpelling, rowOf, valuesOf } from '#descriptor/row.ts'
import { samplePlan } from '#descriptor/sample-plan.test-data.ts'
import { sampleValue } from '#descriptor/samples.ts'
import { valueAt } from '#descriptor/wire/path.ts'
import { bodyOf } from '#descriptor/wire.ts'

const actor = { subject: 'u1', name: 'Lan' }
const levels = { admin: 'Quản trị', user: 'Người dùng' }
const brand = () => ({ name: 'brand', label: 'name', idKey: 'code' })
const page = defineResource({
  ...samplePlan,
  operations: {},
  fields: {
    title: text('Tiêu đề', { at: 'head.title', alias: ['name', 'seo.title'] }),
    permission: choice('Quyền', levels, { alias: ['permissions', 'access.level'] }),
    tags: manyChoice('Nhãn', levels, { alias: ['labels'] }),
    parent: parent('Cha', { alias: ['parent_id', 'links.parent'] }),
    brand: reference('Thương hiệu', brand, { alias: ['brand_code'] }),
    brands: references('Các thương hiệu', brand, { alias: ['brand_codes'] }),
    pictures: images('Ảnh', { alias: ['gallery'] }),
  },
})

const saved = (raw: Readonly<Record<string, unknown>>, edits: object) => {
  const row = rowOf(page, raw)
  return bodyOf(page, { before: row, values: { ...valuesOf(page, row), ...edits }, actor })
}

test('writes all spellings of a record, also nested ones, each in its shape', () => {
  const raw = {
    id: 1,
    head: { title: 'A', x: 1 },
    name: 'A',
    seo: { title: null, y: 2 },
    permission: 'admin',
  }
  const both = { ...raw, permissions: ['admin', 'user'], access: { level: ['admin'] } }
  expect(saved(both, { title: 'B', permission: 'user' })).toEqual({
    id: 1,
    head: { title: 'B', x: 1 },
    name: 'B',
    seo: { title: 'B', y: 2 },
    permission: 'user',
    permissions: ['user'],
    access: { level: ['user'] },
  })
  expect(saved(both, { permission: '' })).toMatchObject({
    permission: '',
    permissions: [],
    access: { level: [] },
  })
})

test('writes ids as numbers, texts and records as they came, and no other value of the record that was named', () => {
  const populated = { _id: 7, name: 'Cha' }
  const raw = { id: 1, parent: populated, parent_id: '7', links: { parent: { id: 7, _id: 7 } } }
  expect(saved(raw, { parent: '9' })).toEqual({
    id: 1,
    parent: { _id: 9 },
    parent_id: '9',
    links: { parent: { id: 9, _id: 9 } },
  })
  expect(saved(raw, { parent: '' })).toEqual({
    id: 1,
    parent: null,
    parent_id: null,
    links: { parent: null },
  })
  expect(saved({ id: 1, brand: { code: 'a', _id: 5 }, brand_code: 'a' }, { brand: 'b' })).toEqual({
    id: 1,
    brand: { code: 'b', _id: 'b' },
    brand_code: 'b',
  })
  expect(saved({ id: 1, brands: [{ code: 'a' }], brand_codes: 'a,b' }, { brands: ['c', 'd'] })).toEqual({
    id: 1,
    brands: [{ code: 'c' }, { code: 'd' }],
    brand_codes: 'c,d',
  })
  expect(
    saved({ id: 1, pictures: [{ url: '/a.png' }], gallery: ['/a.png'] }, { pictures: ['/b.png'] }),
  ).toEqual({
    id: 1,
    pictures: [{ url: '/b.png' }],
    gallery: ['/b.png'],
  })
})

test('writes a single spelling in the shape of its kind, but a list of one and a text of several as they came', () => {
  expect(saved({ id: 1, parent: { _id: 'a' } }, { parent: 'b' })).toEqual({ id: 1, parent: 'b' })
  expect(saved({ id: 1, permissions: ['admin'] }, { permission: 'user' })).toEqual({
    id: 1,
    permissions: ['user'],
  })
  expect(saved({ id: 1, tags: 'admin,user' }, { tags: ['user'] })).toEqual({ id: 1, tags: 'user' })
  const pictures = { pictures: ['/c.png', '/d,e.png'] }
  expect(saved({ id: 1, pictures: '/a,b.png; /b.png' }, pictures)).toEqual({
    id: 1,
    pictures: '/c.png; /d,e.png',
  })
  expect(saved({ id: 1, pictures: '/a,b.png' }, pictures)).toEqual({ id: 1, ...pictures })
  expect(saved({ id: 1, tags: 'admin' }, { tags: ['user'] })).toEqual({ id: 1, tags: ['user'] })
})

test('every spelling of every kind reads as the value that was written, whatever it was', () => {
  const names = Object.keys(everyKind).filter((name) => name !== 'readOnly')
  const every = defineResource({
    ...samplePlan,
    operations: {},
    fields: Object.fromEntries(
      Object.entries(everyKind).map(([name, field]) => [
        name,
        { ...field, alias: [`${name}_2`, `in.${name}`] },
      ]),
    ),
  })
  const received = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('1', 'true', 'a,b', '2026-11-22', 1_795_163_400_000),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.tuple(received, received, received),
      fc.nat(99),
      (name, all, n) => {
        const raw = { id: 1, [name]: all[0], [`${name}_2`]: all[1], in: { [name]: all[2] } }
        const row = rowOf(every, raw)
        const field = every.fields[name]
        if (!field) throw new RangeError(name)
        const value = sampleValue(field, n)
        if (JSON.stringify(valuesOf(every, row)[name]) === JSON.stringify(value)) return
        const body = bodyOf(every, { before: row, values: { ...valuesOf(every, row), [name]: value }, actor })
        const read = [name, `${name}_2`, `in.${name}`].map((path) =>
          readSpelling(every, name, valueAt(body, path)),
        )
        expect(read).toEqual([value, value, value])
      },
    ),
  )
})
