// @vitest-environment node
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Raw } from './envelope.ts'
import { everyKind } from './every-kind.test-data.ts'
import { rulesOf } from './kinds.ts'
import { choice, date, dateTime, money, number, parent, slug, text, toggle } from './make-field.ts'
import { problem } from './problem.ts'
import { defineResource, editableFields, fieldOf, parentKeyOf, type Resource } from './resource.ts'
import {
  type AnyRow,
  changedFields,
  labelOf,
  newValues,
  rowOf,
  sameValue,
  unknownOf,
  valuesOf,
  wireName,
} from './row.ts'
import { sampleValues } from './sample-values.ts'
import { validate } from './validate.ts'

const plain = {
  path: '/x',
  title: 'X',
  noun: 'x',
  group: 'content',
  icon: 'IconList',
  operations: {},
} as const
const every = defineResource({ ...plain, name: 'every', fields: everyKind })
const names = Object.keys(every.fields)

test('no record can break reading: every field gets a value of its kind, or is unknown', () => {
  const hostile = fc.dictionary(
    fc.oneof(fc.constantFrom(...names, '_id', 'id', '__proto__', 'constructor'), fc.string()),
    fc.anything({ withNullPrototype: true }),
  )
  fc.assert(
    fc.property(hostile, (raw) => {
      const row: AnyRow = rowOf<Resource>(every, raw)
      expect(typeof row.id).toBe('string')
      for (const name of names) {
        const { empty } = rulesOf(fieldOf(every, name))
        expect(row[name] === undefined).toBe(unknownOf(every, name, raw) !== null)
        if (row[name] !== undefined && row[name] !== null)
          expect(typeof row[name]).toBe(empty === null ? 'number' : typeof empty)
      }
    }),
  )
})

test('reads null, numbers as text, and dates in milliseconds', () => {
  const raw = {
    id: 7,
    text: null,
    number: '12',
    toggle: '1',
    date: 1_795_163_400_000,
    choice: 5,
    reference: { _id: 'b' },
  }
  expect(rowOf(every, raw)).toMatchObject({
    id: '7',
    text: '',
    number: 12,
    toggle: true,
    date: '2026-11-20',
    choice: '5',
    reference: 'b',
  })
})

test('returns initial or empty values for a new record, and only the fields of a row', () => {
  const fields = {
    name: text('Tên'),
    active: toggle('Đang dùng', { initial: true }),
    currency: choice('Tiền', { VND: 'VND', JPY: 'JPY' }, { initial: 'VND' }),
    position: number('Vị trí'),
  }
  const thing = defineResource({ ...plain, name: 'thing', fields })
  const fresh = { name: '', active: true, currency: 'VND', position: null, created_at: '', updated_at: '' }
  expect(newValues(thing)).toEqual(fresh)
  expect(Object.keys(valuesOf(thing, rowOf(thing, { id: 1, other: 2 })))).toEqual(Object.keys(fresh))
})

test('returns the label of a record, and an empty text instead of a blank one', () => {
  const thing = defineResource({
    ...plain,
    name: 'thing',
    fields: { code: text('Mã'), name: text('Tên') },
    label: 'name',
  })
  const called = (raw: Raw) => labelOf(thing, rowOf(thing, raw))
  expect([{ id: 1, name: 'Áo' }, { id: 1, name: ' ' }, { id: 1 }].map(called)).toEqual(['Áo', '', ''])
})

test('uses an alias if the record has only the alias', () => {
  const user = defineResource({
    ...plain,
    name: 'user',
    fields: { permission: text('Quyền', { alias: ['permissions'] }) },
  })
  expect(wireName(user, 'permission', { permissions: 'admin' })).toBe('permissions')
  expect(wireName(user, 'permission', { permission: 'user', permissions: 'admin' })).toBe('permission')
  expect(wireName(user, 'permission', {})).toBe('permission')
  expect(rowOf(user, { permissions: 'admin' }).permission).toBe('admin')
})

test('returns the names of the changed fields', () => {
  const before = rowOf(every, { id: 1, text: 'a', manyChoice: ['red'] })
  const values = valuesOf(every, before)
  expect(changedFields(every, values, { ...values, manyChoice: ['red'] })).toEqual([])
  expect(changedFields(every, values, { ...values, text: 'b', number: 0 })).toEqual(['text', 'number'])
  expect(sameValue(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(sameValue(null, '')).toBe(false)
  expect(sameValue([{ a: 1, b: [] }], [{ b: [], a: 1 }])).toBe(true)
  expect(sameValue([{ a: 1 }], [{ a: 1, b: 2 }])).toBe(false)
  expect(sameValue([{ a: 1 }], [{ a: 2 }])).toBe(false)
})

test('validates every editable field, and refuses a record as its own parent', () => {
  const thing = defineResource({
    ...plain,
    name: 'thing',
    fields: {
      ...everyKind,
      text: text('Tên', { required: true }),
      email: { ...everyKind.email, required: true },
    },
  })
  const a = { id: 'a', values: {} }
  const problems = validate(thing, { ...newValues(thing), parent: 'a', created_at: 5, readOnly: 5 }, a)
  expect(Object.keys(problems).toSorted()).toEqual(['email', 'parent', 'text'])
  expect(problems.parent?.text).toBe('Một mục không thể là cha của chính nó.')
  expect(validate(thing, { ...newValues(thing), text: 'x', email: 'a@b.vn', parent: 'b' }, a)).toEqual({})
  expect(validate(thing, { ...newValues(thing), text: 'x', email: 'a@b.vn' })).toEqual({})
})

test('validates only the changed fields of a stored record, and the rules that involve them', () => {
  const thing = defineResource({
    ...plain,
    name: 'thing',
    fields: {
      title: text('Tiêu đề', { required: true, max: 10 }),
      url: slug('Đường dẫn', { max: 5, blankTo: 'title' }),
      email: everyKind.email,
      from: number('Từ', { min: 0 }),
      to: number('Đến', { max: 9, notBelow: 'from' }),
      parent: parent('Cha'),
    },
  })
  const stored = { title: 'Mười một ký tự', url: '', email: 'admin@x', from: 5, to: 50, parent: 'a' }
  const after = (change: object, values: object = stored) =>
    Object.keys(validate(thing, { ...values, ...change }, { id: 'a', values: { ...values } }))
  expect(after({}), 'nothing was touched').toEqual([])
  expect(after({ from: 6 })).toEqual([])
  expect(after({ email: 'admin@y' })).toEqual(['email'])
  expect(after({ from: -1 })).toEqual(['from'])
  expect(after({ from: 60 }), 'the range is compared again').toEqual(['to'])
  expect(after({ to: 60 })).toEqual(['to'])
  expect(after({ title: 'Sáu ký' }), 'a blank address becomes the title').toEqual(['url'])
  expect(after({ title: 'Mười hai ký tự' }), 'beside its source only').toEqual(['title'])
  expect(after({ url: 'dài quá' })).toEqual(['url'])
  expect(after({ parent: 'a' }, { ...stored, parent: '' })).toEqual(['parent'])
  expect(Object.keys(validate(thing, stored)), 'a new record is validated whole').toEqual([
    'title',
    'email',
    'to',
  ])
})

test('refuses a range that ends before it begins, of numbers, days and moments', () => {
  const ranges = defineResource({
    ...plain,
    name: 'ranges',
    fields: {
      least: money('Từ giá', 'VND'),
      most: money('Đến giá', 'VND', { notBelow: 'least' }),
      from: date('Từ ngày'),
      to: date('Đến ngày', { notBelow: 'from' }),
      begins: dateTime('Bắt đầu'),
      ends: dateTime('Kết thúc', { notBelow: 'begins' }),
    },
  })
  const problems = (values: object) => validate(ranges, { ...newValues(ranges), ...values })
  expect(problems({ least: 5, most: 4 })).toEqual({ most: problem('tooSmall', { min: 5 }) })
  expect(problems({ from: '2026-02-01', to: '2026-01-31' })).toEqual({ to: problem('tooEarly') })
  const [begins, ends] = ['2026-01-01T09:00:00+09:00', '2026-01-01T00:30:00Z']
  expect(problems({ begins: ends, ends: begins })).toEqual({ ends: problem('tooEarly') })
  expect(problems({ least: 4, most: 4, from: '2026-02-01', to: '2026-02-01', begins, ends })).toEqual({})
  expect(problems({ most: 4, to: '2026-01-31', ends: begins }), 'an open range').toEqual({})
})

test('samples keep a range in order, and fit fields that are short', () => {
  const tight = defineResource({
    ...plain,
    name: 'tight',
    fields: {
      code: text('Mã giảm giá', { max: 4 }),
      price: money('Giá', 'VND', { max: 100 }),
      from: number('Từ', { max: 9 }),
      to: number('Đến', { max: 9, min: 3, notBelow: 'from' }),
      count: number('Số lần', { integer: true, min: 0.5, max: 3 }),
    },
  })
  for (let n = 0; n < 40; n++) {
    const values = sampleValues(tight, n)
    expect(validate(tight, { ...newValues(tight), ...values }), String(n)).toEqual({})
    expect(values.code).toContain(String(n))
  }
})

test('a descriptor’s defaults, and its dates', () => {
  expect(every).toMatchObject({
    pagination: { position: 'pages', size: 'page', perPage: 50 },
    idKey: 'id',
    label: 'text',
    searchFailed: 'Search roles failed',
    texts: { refused: 'Lưu thành thất bại!', unreachable: 'Save failed' },
  })
  expect(names.slice(-2)).toEqual(['created_at', 'updated_at'])
  expect(parentKeyOf(every)).toBe('parent')
  expect(editableFields(every)).toEqual(
    names.filter((name) => !/^(readOnly|created_at|updated_at)$/.test(name)),
  )
  expect(() => fieldOf(every, 'nothing')).toThrow(RangeError)
})
